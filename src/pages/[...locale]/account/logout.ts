import type { APIRoute } from 'astro';
import { loggedOut } from '#features/account/logout.server.ts';

/* The button «log out» of every page of the account. Whoever only opens the address stays logged in. */
export const prerender = false;

export const POST: APIRoute = async ({ locals, request, redirect }) => redirect(await loggedOut(locals, request), 303);

export const GET: APIRoute = async ({ locals, request, redirect }) => redirect(await loggedOut(locals, request), 303);
