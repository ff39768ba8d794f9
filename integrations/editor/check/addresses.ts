import { type Finding, repeated } from '#features/catalog/rules/finding.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Content } from './content.ts';

/** Kinds whose entries stand beside each other: `/ueber-uns`, `/rezepte/…`, `/journal/…`. Goods are held apart by the catalogue's rules. */
const KINDS = ['pages', 'recipes', 'blog'];

/** First segments of addresses that code owns. */
const TAKEN =
  'account cart checkout search login register shop produkt products product wishlist documents detail keystatic media'.split(
    ' ',
  );

/** Two entries can't have one address, and none can have the shop's own. */
export function addressFindings({ files }: Content): Finding[] {
  const entries = files.filter(({ kind }) => KINDS.includes(kind));
  const places = entries.flatMap(({ file, kind, value }) => {
    const { slug } = value as { slug: Record<string, string> };
    return LOCALES.map(({ code }) => ({ file, kind, code, own: code in slug, slug: slug[code] ?? slug.de ?? '' }));
  });
  const twice = repeated(places, ({ kind, code, slug }) => `${kind} ${code} ${slug}`).map(({ first, again }) => ({
    file: again.file,
    field: `slug.${again.code}`,
    found: `${again.slug || 'empty'}, which ${first.file} has`,
    expected: 'an address of its own',
    ...(again.slug && { repair: `${again.code}: ${again.slug}-2` }),
  }));
  const taken = places
    .filter(({ kind, slug, own }) => kind === 'pages' && own && TAKEN.includes(slug))
    .map(({ file, code, slug }) => ({
      file,
      field: `slug.${code}`,
      found: `${slug}, an address of the shop itself`,
      expected: 'another word',
    }));
  return [...twice, ...taken];
}
