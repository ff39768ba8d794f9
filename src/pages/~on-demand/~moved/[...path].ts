import type { APIRoute } from 'astro';
import { movedTo } from '#features/seo/redirects.content.ts';

export const prerender = false;

/** Where an old address that ends like a file leads now: no page, because Astro takes `.html` off the names of pages. */
export const GET: APIRoute = async ({ params: { path = '' } }) => {
  const moved = await movedTo(`/${path}`);
  return new Response(null, moved ? { status: moved.status, headers: { location: moved.to } } : { status: 404 });
};
