import type { APIRoute } from 'astro';
import { fetchStore } from './transport.ts';

export const prerender = false;

/** Every method of `/store-api/*`. */
export const ALL: APIRoute = ({ request, clientAddress }) => fetchStore(request, clientAddress);
