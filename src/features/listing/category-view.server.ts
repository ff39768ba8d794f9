import { inOwnersOrder } from '#features/catalogue/category-order.ts';
import { allCategories, categoryName, hasPage, trailTo } from '#features/catalogue/products.server.ts';
import { alternatesOf, type StaticPath } from '#features/navigation/address-book.server.ts';
import { categoryHref } from '#features/navigation/addresses.ts';
import { plainText } from '#features/prose/rich-text.ts';
import type { Alternates, Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { CmsPage } from '#store-api/contract/cms.ts';
import { mainFamilies } from './family/compare.ts';
import { type Family, familyOf } from './family/family.content.ts';
import { categoryLayout } from './layout.server.ts';
import { FIRST_PAGE, isFiltered, type ListingState, listingSearch } from './listing-query.ts';
import { categoryPage, type ListingPage, type ListingView, listingView } from './listing-view.server.ts';

/** Everything that a category's page shows. */
export interface CategoryView {
  locale: Locale;
  category: Category;
  trail: Category[];
  children: Category[];
  family: Family | null;
  /** What the store's editors have put around the list; only on the category's first page. */
  layout: CmsPage | null;
  page: ListingPage;
  listing: ListingView;
  alternates: Alternates;
}

/** One page of a category; undefined for a category that the store does not know (any more). */
export async function categoryView(
  storeContext: StoreContext,
  id: string,
  state: ListingState = FIRST_PAGE,
): Promise<CategoryView | undefined> {
  const { locale } = storeContext;
  const trail = await trailTo(locale, id);
  const category = trail.at(-1);
  const path = category && categoryHref(locale, category);
  if (!category || !path) return undefined;
  const isWhole = state.page === 1 && !isFiltered(state);
  const [page, alternates, children, family, layout] = await Promise.all([
    categoryPage(storeContext, id, state),
    alternatesOf(storeContext, id),
    isWhole ? childrenOf(locale, id) : [],
    isWhole ? familyOf(locale, id) : null,
    isWhole ? categoryLayout(storeContext, id) : null,
  ]);
  const listing = listingView(locale, path, page);
  return { locale, category, trail, children, family, layout, page, listing, alternates };
}

/** The same for an address that the store itself has named. */
export async function requireCategory({ locale, id }: StaticPath['props']): Promise<CategoryView> {
  const view = await categoryView({ locale }, id);
  if (!view) throw new Error(`The store has an address for the category ${id} (${locale}), but not the category.`);
  return view;
}

const childrenOf = async (locale: Locale, id: string): Promise<Category[]> =>
  inOwnersOrder([...(await allCategories(locale)).values()].filter(({ parentId }) => parentId === id)).filter(
    (category) => category.visible !== false && hasPage(category),
  );

/** What the document's head says: a page of the list is its own address, a filtered one belongs to nobody's index. */
export function categoryHead({ locale, category, alternates, page, listing }: CategoryView) {
  const { state, path } = listing;
  const name = category.metaTitle || categoryName(category);
  const isFirst = state.page === 1;
  const number = wordsOf(locale, 'listing')('pageNumber', { page: state.page });
  return {
    locale,
    alternates: isFirst ? alternates : {},
    canonical: path + listingSearch({ ...FIRST_PAGE, page: state.page }),
    isIndexed: !isFiltered(state) && state.order === null && !state.hasAllFilters,
    title: isFirst ? name : `${name}, ${number}`,
    description: category.metaDescription || plainText(category.description ?? '') || undefined,
    shareImage: category.media?.url,
    notices: mainFamilies(page.listing.elements),
  };
}

export function categoryCrumbs({ locale, trail }: Pick<CategoryView, 'locale' | 'trail'>) {
  return [
    { name: wordsOf(locale, 'common')('home'), href: paths.home(locale) },
    ...trail.map((category, index) => ({
      name: categoryName(category),
      href: index < trail.length - 1 ? categoryHref(locale, category) : undefined,
    })),
  ];
}
