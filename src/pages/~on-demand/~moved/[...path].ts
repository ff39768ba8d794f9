import type { APIRoute } from 'astro';
import { movedTo } from '#features/seo/redirects.content.ts';
import { orTrouble } from '#store-api/trouble.ts';

export const prerender = false;

/** Where an old address that ends like a file leads now: no page, because Astro takes `.html` off the names of pages. */
export const GET: APIRoute = async ({ params: { path = '' } }) => {
  const moved = await orTrouble(movedTo(`/${path}`));
  if (!moved) return new Response(null, { status: 404 });
  if ('to' in moved) return new Response(null, { status: moved.status, headers: { location: moved.to } });
  return new Response(null, { status: moved.status });
};
