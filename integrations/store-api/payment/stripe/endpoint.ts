import type { APIRoute } from 'astro';
import { embedded } from '#store/transport.ts';
import { answerStripe } from './handle-request.ts';

export const prerender = false;

/** `/payment/stripe/*`: the way back from Stripe's page and its messages; with a remote Shopware there are none. */
export const ALL: APIRoute = async ({ params, request }) => {
  const open = await embedded();
  const path = params.path ?? '';
  return open ? answerStripe(open.store, path, request) : new Response('404 Not Found', { status: 404 });
};
