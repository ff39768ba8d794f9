import type { Redirect } from '#features/content-schema/shop-config/target.schema.ts';

// A redirect inside the shop keeps campaign parameters; redirects to other sites stay as written.

/** The entries that hold on a day (`2026-12-03`). */
export const holdingOn = <Entry extends Pick<Redirect, 'since'>>(entries: readonly Entry[], day: string): Entry[] =>
  entries.filter(({ since }) => since <= day);

/** The entry that leads on from a path: the exact one before a prefix, the longer prefix before the shorter. */
export function redirectFor<Entry extends Pick<Redirect, 'from' | 'match'>>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  const exact = entries.find(({ from }) => from === path);
  if (exact) return exact;
  return entries
    .filter(({ from, match }) => match === 'prefix' && path.startsWith(`${from}/`))
    .sort((a, b) => b.from.length - a.from.length)[0];
}
