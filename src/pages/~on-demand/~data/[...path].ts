import type { APIRoute } from 'astro';
import { inLocale, withoutLocale } from '#i18n/paths.ts';
import { GET as appointment } from '#pages/[...locale]/appointment.json.ts';
import { GET as searchIndex } from '#pages/[...locale]/search-index.json.ts';
import { GET as sitemap } from '#pages/sitemap.xml.ts';

export const prerender = false;

const OF_LANGUAGES: Record<string, APIRoute> = {
  '/search-index.json': searchIndex as APIRoute,
  '/appointment.json': appointment as APIRoute,
};

/** Files of data that the build has made, as they are now: content has changed since. */
export const GET: APIRoute = async (context) => {
  const { locale } = context.locals;
  const address = `/${context.params.path ?? ''}`;
  const name = withoutLocale(address);
  const ofLanguage = inLocale(locale, name) === address ? OF_LANGUAGES[name] : undefined;
  const get = address === '/sitemap.xml' ? sitemap : ofLanguage;
  if (!get) return new Response(null, { status: 404 });
  const response = await get({ ...context, locals: context.locals, props: { code: locale } });
  response.headers.set('surrogate-control', 'max-age=30, stale-while-revalidate=600');
  return response;
};
