import type { APIRoute } from 'astro';
import { answerConfiguration } from '#features/configurator/paper/configuration-response.content.ts';
import { shopNow } from '#store-api/now.server.ts';
import { visitorAt } from '#store-api/server.ts';

/* A configuration as a PDF; its query is that of the configurator. */
export const prerender = false;

export const GET: APIRoute = ({ locals: { locale, send, siteUrl }, request, clientAddress, url }) => {
  const visitor = visitorAt({ address: clientAddress, forwarded: request.headers.get('x-forwarded-for') });
  return answerConfiguration({ locale, send, visitor }, new URL(url.pathname + url.search, siteUrl), shopNow());
};
