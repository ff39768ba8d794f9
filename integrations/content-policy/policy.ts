import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A page without the meta element of its Content-Security-Policy, and what stood in it. */
export interface PageWithPolicy {
  html: string;
  policy?: string;
}

/**
 * Takes the policy out of a built page; the server sends it as a header. A browser that meets it in a meta element stops
 * looking ahead for pictures, and a header can say more. It names no script that the page does not have: Astro lists all.
 */
export function takePolicy(page: string): PageWithPolicy {
  const [element, policy] = page.match(POLICY) ?? [];
  if (element === undefined || policy === undefined) return { html: page };
  const html = page.replace(element, '');
  const there = new Set([...html.matchAll(INLINE)].map(([, code = '']) => digest(code)));
  const pagePolicy = policy.replace(/script-src[^;]*/, (scripts) =>
    scripts.replace(/ '(sha256-[^']+)'/g, (named, hash: string) => (there.has(hash) ? named : '')),
  );
  return { html, policy: pagePolicy };
}

const digest = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
