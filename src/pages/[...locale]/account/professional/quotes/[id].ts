import type { APIRoute } from 'astro';
import { quoteFile } from '#features/quotes/quotes.server.ts';

/* A quote as a PDF. */
export const prerender = false;

export const GET: APIRoute = ({ locals, params, url }) => quoteFile(locals, params.id ?? '', url);
