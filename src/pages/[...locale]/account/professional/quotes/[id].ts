import type { APIRoute } from 'astro';
import { quoteFile } from '#features/professional/quotes/quote-file.server.ts';

/* A quote as a PDF. */
export const prerender = false;

export const GET: APIRoute = ({ locals, params }) => quoteFile(locals, params.id);
