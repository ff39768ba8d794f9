import type { APIRoute } from 'astro';
import { embedded } from '#store/transport.ts';
import { cardPage } from './page.ts';

export const prerender = false;

/** `/payment/card/[token]`: the embedded store's own payment page; with a remote Shopware there is none. */
export const ALL: APIRoute = async ({ params, request }) => {
  const open = await embedded();
  return open ? cardPage(open.store, params.token ?? '', request) : new Response('404 Not Found', { status: 404 });
};
