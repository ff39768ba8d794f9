/** A service that tells people from robots: how it is called, its script, and what a page has to let through for it. */
export interface Service {
  /** As people know it. */
  name: string;
  /** It has people tick a box; the others watch, and ask only whom they doubt, in a window of their own. */
  hasBox?: true;
  /** Address of its script; `{key}` is the site key. */
  script: string;
  /** Sources for the content policy, by directive. */
  sources: { script: string[]; frame: string[]; connect: string[] };
}

const GOOGLE = 'https://www.google.com/recaptcha/';
const RECAPTCHA = {
  name: 'Google reCAPTCHA',
  sources: {
    script: [GOOGLE, 'https://www.gstatic.com/recaptcha/'],
    frame: [GOOGLE, 'https://recaptcha.google.com/recaptcha/'],
    connect: [GOOGLE],
  },
};
const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** The services by what `CAPTCHA` calls them. The proof of work is none: it is solved by the page itself. */
export const SERVICES: Readonly<Record<string, Service>> = {
  'recaptcha-v2': { ...RECAPTCHA, hasBox: true, script: `${GOOGLE}api.js?render=explicit` },
  'recaptcha-v3': { ...RECAPTCHA, script: `${GOOGLE}api.js?render={key}` },
  turnstile: {
    name: 'Cloudflare Turnstile',
    script: `${CLOUDFLARE}/turnstile/v0/api.js?render=explicit`,
    sources: { script: [CLOUDFLARE], frame: [CLOUDFLARE], connect: [] },
  },
};

/** What the content policy lets through besides the shop itself: nothing where no service is configured. */
export const sourcesFor = (captcha: string | undefined): Service['sources'] =>
  SERVICES[captcha ?? '']?.sources ?? { script: [], frame: [], connect: [] };
