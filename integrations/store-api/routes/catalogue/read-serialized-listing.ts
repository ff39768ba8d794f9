import { and } from 'drizzle-orm';
import type { CategoryNode } from '#store/catalogue/category-tree.ts';
import { inCategory, isListed } from '#store/catalogue/listing/conditions.ts';
import { type ListingParameters, readListing } from '#store/catalogue/listing/parameters.ts';
import { serializeSortings } from '#store/catalogue/listing/sortings.ts';
import { newSince } from '#store/catalogue/product/load-products.ts';
import { type ProductView, productView } from '#store/catalogue/product/view.ts';
import { aggregate } from '#store/criteria/aggregation/aggregate.ts';
import { narrow } from '#store/criteria/narrow.ts';
import { pick } from '#store/criteria/output.ts';
import { readListingPage, type Source } from '#store/listing/read-listing.ts';
import type { StoreContext } from '#store/request.ts';
import { readAssociatedProducts } from '#store/routes/catalogue/product/associate.ts';
import { entitiesOf } from '#store/serializers/category.ts';

/** What a listing is about, the category it stands in, and the term when it was searched for. */
export type ListingSource = Source & { navigationId: string; term?: string };

/** The goods of a category and of all below it. */
export const categorySource = (node: CategoryNode, view: ProductView): ListingSource => ({
  where: and(isListed(), inCategory(node, view)),
  key: `${node.id} ${newSince(view.now)}`,
  navigationId: node.id,
});

/** A listing as the wire gives it. @throws 400 for criteria that break a rule */
export async function readSerializedListing(c: StoreContext, input: Record<string, unknown>, about: ListingSource) {
  const { navigationId, term } = about;
  const view = await productView(c);
  const parameters = readListing(input);
  const { criteria, withAggregations } = parameters;
  const requestedAggregations = withAggregations ? criteria.aggregations : [];
  const result = await readListingPage(c.var.store.records.read, about, parameters, view);
  const elements = await readAssociatedProducts(c, result.ids, view, criteria);
  const aggregations = { ...result.offers, ...aggregate(requestedAggregations, result.rows, entitiesOf(c.var)) };
  return {
    entity: 'product',
    total: result.total,
    aggregations: Object.keys(aggregations).length > 0 ? aggregations : [],
    page: criteria.page,
    limit: criteria.limit,
    states: [],
    sorting: result.sorting,
    currentFilters: currentFilters(parameters, navigationId, term),
    availableSortings: serializeSortings(term !== undefined, c.var.locale),
    streamId: null,
    elements: pick(narrow(elements, criteria.associations), criteria.output),
    apiAlias: 'product_listing',
  };
}

const currentFilters = ({ choice }: ListingParameters, navigationId: string, term: string | undefined) => ({
  navigationId,
  manufacturer: choice.manufacturers,
  price: { min: choice.minPrice ?? 0, max: choice.maxPrice ?? 0 },
  rating: choice.rating,
  'shipping-free': choice.shippingFree,
  properties: choice.properties,
  ...(term !== undefined && { search: term }),
});
