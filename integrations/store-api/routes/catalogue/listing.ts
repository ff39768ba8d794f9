import { and } from 'drizzle-orm';
import { Hono } from 'hono';
import { entitiesOf } from '#store/catalogue/entities.ts';
import { inCategory, isListed } from '#store/catalogue/listing/conditions.ts';
import { type ListingParameters, readListing } from '#store/catalogue/listing/parameters.ts';
import { readListingPage, type Source } from '#store/catalogue/listing/read-listing.ts';
import { wireSortings } from '#store/catalogue/listing/sortings.ts';
import { type ProductView, productView } from '#store/catalogue/product/view.ts';
import { findHits } from '#store/catalogue/search/find-hits.ts';
import { aggregate } from '#store/criteria/aggregate.ts';
import { readInput } from '#store/criteria/input.ts';
import { pick, trim } from '#store/criteria/output.ts';
import { refuse } from '#store/errors.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { onBoth, pathPart } from '#store/routes/both.ts';
import { readListing as listingCall, search, suggest } from '#store-api/contract/listing.ts';
import { productWants, readProducts } from './read-products.ts';

/** Products of a category or of a search, with filters, sortings and pages (facts §2.3). */
export function listingRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, listingCall, async (c) => {
    const id = pathPart(c, 'categoryId');
    const node = c.var.store.catalogue.categories.byId.get(id);
    if (!node) throw refuse(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`, { categoryId: id });
    const view = await productView(c);
    return answerListing(c, { where: and(isListed(), inCategory(node, view)) }, await readInput(c), view, id);
  });

  for (const call of [search, suggest])
    onBoth(routes, call, async (c) => {
      const input = await readInput(c);
      const term = termOf(input.search);
      const view = await productView(c);
      const { records, catalogue, facts } = c.var.store;
      const hits = await findHits(records.read, catalogue.lexicon[c.var.locale], term);
      const isSuggest = call === suggest;
      const asked = isSuggest && !('no-aggregations' in input) ? { ...input, 'no-aggregations': true } : input;
      return answerListing(c, { hits }, asked, view, facts.salesChannel.navigationCategoryId, term);
    });

  return routes;
}

/** @throws 400 when nothing is searched for */
function termOf(raw: unknown): string {
  const term = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
  if (term === '')
    throw refuse(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "search" is missing.', {
      parameterName: 'search',
    });
  return term;
}

async function answerListing(
  c: StoreContext,
  source: Source,
  input: Record<string, unknown>,
  view: ProductView,
  navigationId: string,
  term?: string,
): Promise<Response> {
  const parameters = readListing(input, c.var.now);
  const { criteria, withAggregations } = parameters;
  const asked = withAggregations ? criteria.aggregations : [];
  const found = await readListingPage(c.var.store.records.read, source, parameters, view);
  const elements = await readProducts(c, found.ids, view, productWants(c, criteria));
  const aggregations = { ...found.offers, ...aggregate(asked, found.rows, entitiesOf(c.var)) };
  const answer = {
    entity: 'product',
    total: found.total,
    aggregations: Object.keys(aggregations).length > 0 ? aggregations : [],
    page: criteria.page,
    limit: criteria.limit,
    states: [],
    sorting: found.sorting,
    currentFilters: currentFilters(parameters, navigationId, term),
    availableSortings: wireSortings(term !== undefined, c.var.locale),
    streamId: null,
    elements: pick(elements, criteria.output),
    apiAlias: 'product_listing',
  };
  return c.json(trim(answer, criteria.output));
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
