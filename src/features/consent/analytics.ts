// Visits are counted by one first-party message per page after consent; the same store records consent to videos.
/** A counter of visits that the shop's owner runs, and what it calls this shop. */
export interface Counter {
  kind: 'plausible' | 'matomo' | 'umami';
  /** Where it is, without a slash at the end. */
  url: string;
  site: string;
}

/** A page that is looked at. Its query stays here: what somebody searches for is theirs. */
export interface Visit {
  origin: string;
  path: string;
  title: string;
  /** As the browser tells it; only the host of another site is passed on. */
  referrer: string;
  language: string;
}

export interface Message {
  url: string;
  type: string;
  body: string;
}

/** What the counter is told of a visit, in its own words. No cookie, no id of a person, none of its scripts. */
export function messageTo({ kind, url, site }: Counter, visit: Visit): Message {
  const address = visit.origin + visit.path;
  const referrer = foreignHost(visit);
  if (kind === 'plausible') {
    const body = JSON.stringify({ name: 'pageview', url: address, domain: site, referrer });
    return { url: `${url}/api/event`, type: 'text/plain', body };
  }
  if (kind === 'umami') {
    const hostname = new URL(visit.origin).hostname;
    const payload = {
      website: site,
      url: visit.path,
      hostname,
      title: visit.title,
      language: visit.language,
      referrer,
    };
    return { url: `${url}/api/send`, type: 'application/json', body: JSON.stringify({ type: 'event', payload }) };
  }
  const params = { idsite: site, rec: '1', apiv: '1', send_image: '0', url: address, action_name: visit.title };
  const body = new URLSearchParams({ ...params, urlref: referrer, lang: visit.language });
  return { url: `${url}/matomo.php`, type: 'application/x-www-form-urlencoded', body: body.toString() };
}

/** Pages of one person are nobody's business; their addresses hold ids and keys. */
export const isCounted = (path: string): boolean =>
  !/^(\/[a-z]{2}-[A-Z]{2})?\/(account|checkout|login|register|registration|reset-password|newsletter-|back-in-stock)/.test(
    path,
  );

function foreignHost({ referrer, origin }: Visit): string {
  if (!URL.canParse(referrer)) return '';
  const from = new URL(referrer).origin;
  return from === origin ? '' : from;
}
