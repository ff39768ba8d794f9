import type { APIRoute } from 'astro';
import { answerFile } from '#features/documents/document-view.content.ts';

/* The file of a document; `src/middleware.ts` has checked the language. */
export const prerender = false;

export const GET: APIRoute = ({ locals, params }) => answerFile(locals.locale, params);
