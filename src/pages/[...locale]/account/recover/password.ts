import type { APIRoute } from 'astro';
import { resetPassword } from '#i18n/paths.ts';

/* Where the mail of a Shopware about a new password leads. */
export const prerender = false;

export const GET: APIRoute = ({ locals, url, redirect }) =>
  redirect(resetPassword(locals.locale, url.searchParams.get('hash') ?? undefined), 302);
