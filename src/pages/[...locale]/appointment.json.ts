import type { APIRoute } from 'astro';
import { readRequestData } from '#features/appointment/request-data.content.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';

/* Words and partners of the request in a language: a file of the build, fetched by the dialog on the pages of products. */
export const getStaticPaths = () =>
  LOCALES.map(({ code }) => ({ params: { locale: code === DEFAULT_LOCALE ? undefined : code }, props: { code } }));

export const GET: APIRoute<{ code: Locale }> = async ({ props: { code } }) =>
  Response.json(await readRequestData(code));
