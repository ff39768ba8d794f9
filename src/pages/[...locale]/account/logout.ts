import type { APIRoute } from 'astro';
import { loggedOut } from '#features/account/logout.server.ts';

/* The log-out button of every account page, by POST. A GET does not log out. */
export const prerender = false;

export const POST: APIRoute = async ({ locals, request, redirect }) => redirect(await loggedOut(locals, request), 303);

export const GET: APIRoute = async ({ locals, request, redirect }) => redirect(await loggedOut(locals, request), 303);
