import type { APIRoute } from 'astro';
import { searchIndex } from '#features/search/index/search-index.content.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import { shopNow } from '#store-api/now.server.ts';

/* What the dropdown of the search finds in a language: a file of the build, which browsers keep by its digest (ETag). */
export const getStaticPaths = () =>
  LOCALES.map(({ code }) => ({ params: { locale: code === DEFAULT_LOCALE ? undefined : code }, props: { code } }));

export const GET: APIRoute<{ code: Locale }> = async ({ props: { code } }) =>
  Response.json(await searchIndex(code, shopNow()));
