import type { APIRoute } from 'astro';
import { asData } from './as-data.ts';
import { fetchStore } from './transport.ts';

export const prerender = false;

/** Every method of `/store-api/*`. */
export const ALL: APIRoute = async ({ request, clientAddress }) => asData(await fetchStore(request, clientAddress));
