import type { APIRoute } from 'astro';

/** Everything may be read but what belongs to one person, and lists that are only cut another way. */
export const GET: APIRoute = ({ locals: { siteUrl } }) =>
  new Response(
    `User-agent: *
Disallow: /store-api/
Disallow: /*/account
Disallow: /account
Disallow: /*/checkout
Disallow: /checkout
Disallow: /*?*properties=
Disallow: /*?*min-price=
Disallow: /*?*max-price=
Disallow: /*?*order=

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
Sitemap: ${new URL('/sitemap-journal.xml', siteUrl).href}
`,
  );
