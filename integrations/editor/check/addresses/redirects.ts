import type { Content } from '#editor/check/content.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';
import { nearest } from '#features/content-schema/rules/finding.ts';
import type { Redirect } from '#features/content-schema/shop-config/target.schema.ts';
import { redirectFor } from '#features/seo/redirects.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { isHeldByCode, type KnownPaths, knownPaths } from './known-paths.ts';

/** Redirects whose route leads back to itself, to another redirect or to nothing. References to entries are checked in links.ts. */
export function redirectFindings(content: Content): Finding[] {
  const paths = knownPaths(content);
  return content.files
    .filter(({ kind }) => kind === 'redirects')
    .flatMap(({ file, value }) => {
      const entries = value as Redirect[];
      return entries.flatMap((entry, index) => {
        const problem = entry.to.route === undefined ? undefined : fault(entry, entries, paths);
        return problem ? [{ file, field: `[${index}].to.route`, ...problem }] : [];
      });
    });
}

/** Redirects without effect: a route of the code answers their old address first. */
export const heldRedirects = ({ files }: Content): Finding[] =>
  files
    .filter(({ kind }) => kind === 'redirects')
    .flatMap(({ file, value }) =>
      (value as Redirect[]).flatMap(({ from }, index) => (isHeldByCode(from) ? [held(file, index, from)] : [])),
    );

const held = (file: string, index: number, from: string): Finding => ({
  ...{ file, field: `[${index}].from`, actual: `${from}, which the shop answers itself, so that it never leads on` },
  expected: 'an address that no page of the shop has',
});

/** Ignores dates: every redirect has to be right once all of them apply. */
function fault(
  entry: Redirect,
  entries: readonly Redirect[],
  paths: KnownPaths,
): Omit<Finding, 'file' | 'field'> | undefined {
  const path = pathOf(entry) ?? '';
  if (path === entry.from) return { actual: `${path}, the old address itself`, expected: 'another address' };
  if (paths.has(path)) return undefined;
  const { way, isCircle } = wayFrom(entry, entries, paths);
  const [, ...onward] = way;
  const end = onward.at(-1);
  const through = [entry.from, ...way.map((one) => pathOf(one)).filter(Boolean)].join(' → ');
  if (isCircle) return { actual: `${path}, a circle (${through})`, expected: 'an address that does not lead back' };
  if (!end) return dead(path, paths);
  return { actual: `${path}, which is moved on (${through})`, expected: 'where it ends', repair: lineOf(end.to) };
}

/** This redirect and those after it, until a page answers or one repeats. */
function wayFrom(entry: Redirect, entries: readonly Redirect[], paths: KnownPaths) {
  const way = [entry];
  for (;;) {
    const path = pathOf(way.at(-1) ?? entry);
    const next = path === undefined || paths.has(path) ? undefined : redirectFor(entries, path);
    if (!next || way.includes(next)) return { way, isCircle: next !== undefined };
    way.push(next);
  }
}

function dead(path: string, { listed }: KnownPaths) {
  const near = nearest(path, listed);
  return {
    actual: path,
    expected: `a path that the shop answers${near ? ` (near: ${near})` : ''}`,
    ...(near && { repair: lineOf({ route: near }) }),
  };
}

/** Where a route leads, in its language; undefined for entries and addresses elsewhere. */
const pathOf = ({ to: { route, lang = DEFAULT_LOCALE } }: Redirect): string | undefined =>
  route && inLocale(lang, route.replace(/[?#].*/, '').replace(/(?<=.)\/+$/, ''));

const lineOf = (to: Redirect['to']): string =>
  `to: {${Object.entries(to)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ')}}`;
