import type { Policy, RenderedPage } from './page-cache.ts';

/** What nobody knows is not asked for again at once, in ms: robots try the same dead links over and over. */
const UNKNOWN_MS = 60_000;

/** A way to another address, in ms. */
const MOVED_MS = 30_000;

/** Headers by which a page tells its policy; they do not leave the shop. */
export const POLICY_HEADERS = ['surrogate-control', 'surrogate-key'];

/**
 * How long a page is kept: as it says itself (`surrogate-control: max-age=30, stale-while-revalidate=600`), showing what
 * its `surrogate-key` names (`id@version id tag`); always its own path. Null for what must not be kept, trouble above all.
 */
export function policyOf({ status, headers }: RenderedPage, pathname: string): Policy | null {
  const tags = new Map([[pathname, undefined], ...tagsIn(headers['surrogate-key'] ?? '')]);
  if (status === 404) return { maxAgeMs: UNKNOWN_MS, staleMs: 0, tags };
  if (status === 301 || status === 302) return { maxAgeMs: MOVED_MS, staleMs: 0, tags };
  const control = headers['surrogate-control'] ?? '';
  const maxAgeMs = secondsIn(control, 'max-age');
  if (status !== 200 || maxAgeMs === undefined || 'set-cookie' in headers) return null;
  return { maxAgeMs, staleMs: secondsIn(control, 'stale-while-revalidate') ?? 0, tags };
}

function secondsIn(control: string, name: string): number | undefined {
  const [, seconds] = control.match(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`)) ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

const tagsIn = (names: string): [string, number | undefined][] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const [tag = '', version] = name.split('@');
      return [tag, version === undefined ? undefined : Number(version)];
    });
