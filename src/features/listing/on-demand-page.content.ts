import { findAddress } from '#features/navigation/address-book.server.ts';
import { type ProductView, productView } from '#features/product/page/product-view.server.ts';
import { movedTo } from '#features/seo/redirects.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { fromSeoPath } from '#i18n/paths.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { noteForBuild } from '#values/build-notes.server.ts';
import { LISTINGS } from '#values/change.ts';
import { getCollection } from '#values/entries.content.ts';
import { type CategoryView, categoryView } from './category-view.server.ts';
import { type LandingView, landingView } from './layout.server.ts';
import { listingSearch, parseListing, withChange } from './listing-query.ts';
import { lastPage } from './listing-view.server.ts';

/** What is drawn for an address that no file answers. */
export type Live =
  | { kind: 'product'; view: ProductView }
  | { kind: 'category'; view: CategoryView }
  | { kind: 'landing'; view: LandingView }
  | { kind: 'moved'; to: string; status: 301 | 302 }
  | { kind: 'unknown' };

/** `path` has no language prefix and no slash at its ends. */
export async function readLive(storeContext: StoreContext, path: string, query: URLSearchParams): Promise<Live> {
  try {
    return (
      (await fromStore(storeContext, path, query)) ??
      (await fromContent(storeContext.locale, path)) ?? { kind: 'unknown' }
    );
  } catch (error) {
    if (troubleOf(error)?.status !== 404) throw error;
    return { kind: 'unknown' };
  }
}

async function fromStore(storeContext: StoreContext, path: string, query: URLSearchParams): Promise<Live | undefined> {
  const match = await findAddress(storeContext, path);
  if (!match) return undefined;
  if (match.kind === 'moved')
    return match.to.includes('?') ? match : { ...match, to: match.to + listingSearch(parseListing(query)) };
  if (match.kind === 'product') {
    const view = await productView(storeContext, match.id);
    return view && { kind: 'product', view };
  }
  if (match.kind === 'landing') return landing(storeContext, match.id);
  const state = { ...parseListing(query), search: null };
  const view = await categoryView(storeContext, match.id, state);
  if (!view) return undefined;
  const last = lastPage(view.page);
  if (state.page <= last) return { kind: 'category', view };
  return { kind: 'moved', to: view.listing.path + listingSearch(withChange(state, { page: last })), status: 302 };
}

/** A landing page. Pages of content are landing pages of the embedded store too, and have a route of their own. */
async function landing(storeContext: StoreContext, id: string): Promise<Live | undefined> {
  const view = await landingView(storeContext, id);
  const path = view.landing.url ?? '';
  if (path === '') return { kind: 'moved', to: fromSeoPath(storeContext.locale, ''), status: 301 };
  return (await isPage(storeContext.locale, path)) ? undefined : { kind: 'landing', view };
}

async function isPage(locale: Locale, path: string): Promise<boolean> {
  const pages = await getCollection('pages', 'addresses');
  return pages.some(({ data: { slug } }) => (slug[locale] ?? slug.de) === path);
}

/** An address that has moved. */
async function fromContent(locale: Locale, path: string): Promise<Live | undefined> {
  const moved = await movedTo(fromSeoPath(locale, path));
  return moved && { kind: 'moved', ...moved };
}

/** Notes that the file at this path (as the route has it) shows a product, so that the server knows when it is outdated. */
export const noteProduct = (path: string | undefined, { product, variants, trail }: ProductView): boolean =>
  note(path, [
    ...[product, ...variants].flatMap(({ id, parentId }) => (parentId ? [id, parentId] : [id])),
    ...trail.map(({ id }) => id),
  ]);

/** The same for a category: it shows goods, whichever they are. */
export const noteCategory = (path: string | undefined, { trail, children }: CategoryView): boolean =>
  note(path, [LISTINGS, ...[...trail, ...children].map(({ id }) => id)]);

const note = (path: string | undefined, ids: string[]) =>
  noteForBuild({ path: `/${path ?? ''}`, shows: [...new Set(ids)] });
