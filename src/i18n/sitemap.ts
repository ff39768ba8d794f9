import { escaped } from '#values/text.ts';
import { type Alternates, DEFAULT_LOCALE, LOCALES } from './locales.ts';

/** A sitemap of pages in every language they exist in, each with its links. Who speaks none of them gets German. */
export const sitemap = (pages: readonly Alternates[], origin: URL): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((alternates) => entriesOf(alternates, origin)).join('\n')}
</urlset>
`;

function entriesOf(alternates: Alternates, origin: URL): string[] {
  const alternateLinks = LOCALES.flatMap(({ code }) => {
    const path = alternates[code];
    return path === undefined ? [] : [{ code: code as string, href: escaped(new URL(path, origin).href) }];
  });
  const fallback = alternateLinks.find(({ code }) => code === DEFAULT_LOCALE);
  const links = [...alternateLinks, ...(fallback ? [{ ...fallback, code: 'x-default' }] : [])]
    .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('');
  return alternateLinks.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`);
}
