import { HOME } from '#store/catalogue/catalogue.ts';
import type { CategoryNode } from '#store/catalogue/category-tree.ts';
import { productView } from '#store/catalogue/product/view.ts';
import type { Layout } from '#store/cms/layout.ts';
import { categoryLayout } from '#store/cms/layout.ts';
import { pageLayout } from '#store/cms/page-layout.ts';
import type { StoreContext } from '#store/request.ts';
import { categorySource, readSerializedListing } from '#store/routes/catalogue/read-serialized-listing.ts';
import type { SerializedCategory } from '#store/serializers/category.ts';

/** What the page of a category shows: the root is the home page of content, all others share one layout. */
export async function categoryPage(
  c: StoreContext,
  node: CategoryNode,
  category: SerializedCategory | null,
  input: Record<string, unknown>,
): Promise<Layout> {
  const { categories, pages } = c.var.store.catalogue;
  const home = pages.find(({ key }) => key === HOME);
  if (category && node === categories.root && home) return pageLayout(c, home);
  const view = await productView(c);
  return categoryLayout(category, () => readSerializedListing(c, listingInputOf(input), categorySource(node, view)));
}

/** Parameters of a listing that stands inside a page; the page's other criteria do not reach it. */
const LISTING =
  /^(p|limit|order|manufacturer|properties|(min|max)-price|rating|shipping-free|property-whitelist)$|-(filter|aggregations)$/;

/** What a page's call says of the listing in it: the stock client sends a malformed tree of associations beside. */
const listingInputOf = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => LISTING.test(name)));

/** Ids of the slots that a call wants to have filled; null: all. */
export const slotsOf = ({ slots }: Record<string, unknown>): string[] | null =>
  typeof slots === 'string' && slots !== '' ? slots.split('|') : null;
