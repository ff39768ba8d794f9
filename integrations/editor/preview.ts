import type { APIRoute } from 'astro';
import { hrefOf } from '#features/navigation/target.content.ts';
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts';

export const prerender = false;

/** What a link of content calls these kinds. */
const TARGETS: Record<string, string> = {
  pages: 'page',
  products: 'product',
  categories: 'category',
  recipes: 'recipe',
  blog: 'journal',
};

/** `/~preview/pages/home?lang=fr-FR`: on to the page of an entry, drawn as shoppers get it. */
export const GET: APIRoute = async ({ params: { kind = '', id = '' }, url, redirect }) => {
  const lang = url.searchParams.get('lang') ?? undefined;
  const href = await hrefOf(isLocale(lang) ? lang : DEFAULT_LOCALE, { [TARGETS[kind] ?? kind]: id });
  return href ? redirect(href) : new Response(`${kind} ${id} has no page yet: save it first.`, { status: 404 });
};
