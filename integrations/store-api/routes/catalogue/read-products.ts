import { loadProducts } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Criteria } from '#store/criteria/criteria.ts';
import type { StoreContext } from '#store/request.ts';
import { type ProductParts, type WireProduct, wireProduct } from '#store/wire/product.ts';

/** Products of these ids as the wire gives them, in this order. */
export async function readProducts(
  c: StoreContext,
  ids: readonly string[],
  view: ProductView,
  parts: ProductParts,
): Promise<WireProduct[]> {
  const products = await loadProducts(c.var.store.records.read, ids, view);
  return products.map((product) => wireProduct(product, view, parts));
}

/** What comes along: associations that were asked for, and what a list of fields names. */
export function partsOf(c: StoreContext, { associations, output }: Criteria): ProductParts {
  const named = [...(output.includes?.product ?? []), ...(output.fields ?? [])].map((field) => field.split('.')[0]);
  const isAsked = (part: string) => part in associations || named.includes(part);
  return {
    media: isAsked('media'),
    options: isAsked('options'),
    properties: isAsked('properties') || isAsked('sortedProperties'),
    seoUrls: isAsked('seoUrls') || c.req.header('sw-include-seo-urls') !== undefined,
  };
}
