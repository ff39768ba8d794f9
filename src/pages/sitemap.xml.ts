import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { bookedAlternates } from '#features/catalog/address-book.server.ts';
import { categoryPaths, productPaths } from '#features/catalog/static-paths.server.ts';
import { type Alternates, LOCALES } from '#i18n/locales.ts';
import { alternatesOfSeoPaths } from '#i18n/paths.ts';
import { escaped } from '#values/markup.ts';

/** Every page for search engines, each with its twins in the other languages. */
export const GET: APIRoute = async ({ site, url }) => {
  const pages = (await getCollection('pages')).map(({ data }) => alternatesOfSeoPaths(data.slug));
  const shown = [...(await categoryPaths()), ...(await productPaths())];
  const ids = [...new Set(shown.map(({ props }) => props.id))];
  const all = [...pages, ...(await Promise.all(ids.map(bookedAlternates)))];
  const entries = all.flatMap((alternates) => entriesOf(alternates, site ?? url));
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};

function entriesOf(alternates: Alternates, origin: URL): string[] {
  const known = LOCALES.flatMap(({ code }) => {
    const path = alternates[code];
    return path === undefined ? [] : [{ code, href: escaped(new URL(path, origin).href) }];
  });
  const twins = known
    .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('');
  return known.map(({ href }) => `<url><loc>${href}</loc>${twins}</url>`);
}
