import type { APIRoute } from 'astro';
import { orderFile } from '#features/orders/order-file.server.ts';

/* The files of an order: `document` is an invoice, `download` what was bought as a file. */
export const prerender = false;

export const GET: APIRoute = ({ locals, params, url }) => orderFile(locals, params, url);
