import type { CategoryNode } from '#store/catalogue/category-tree.ts';
import { HOME } from '#store/catalogue/pages.ts';
import { productView } from '#store/catalogue/product/view.ts';
import { categoryLayout } from '#store/cms/category-layout.ts';
import type { Layout } from '#store/cms/layout.ts';
import { pageLayout } from '#store/cms/page-layout.ts';
import type { StoreContext } from '#store/request.ts';
import { categorySource, readSerializedListing } from '#store/routes/catalogue/read-serialized-listing.ts';
import type { SerializedCategory } from '#store/serializers/category.ts';
import { listingInputOf } from './listing-input.ts';

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
