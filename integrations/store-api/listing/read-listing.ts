import { and, or, type SQL, sql } from 'drizzle-orm';
import { chosenConditions } from '#store/catalogue/listing/conditions.ts';
import type { FilterName, ListingParameters } from '#store/catalogue/listing/parameters.ts';
import { sortingOf } from '#store/catalogue/listing/sortings.ts';
import { productFields } from '#store/catalogue/product/fields.ts';
import { countProducts, placeIn } from '#store/catalogue/product/find-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { readRows } from '#store/criteria/aggregation/sql-rows.ts';
import type { Filter } from '#store/criteria/filter.ts';
import { readIds } from '#store/criteria/find-ids.ts';
import { conditionOf, orderOf, scoreOf } from '#store/criteria/sql.ts';
import { among } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';
import { product } from '#store/records/schema/product.ts';
import { readOffers } from './aggregations.ts';

/** What a listing is about: a condition, or the hits of a search in their order. */
export type Source = { where: SQL | undefined } | { hits: string[] };

/**
 * Ids of one page, number of all hits, filters and the sorting in use.
 * What a shopper chose restricts the products but not what the filters offer, unless asked for.
 */
export async function readListingPage(db: Database, source: Source, parameters: ListingParameters, view: ProductView) {
  const { criteria, choice, order, withAggregations, onlyAggregations, reduceAggregations } = parameters;
  const fields = productFields(view);
  const isSearch = 'hits' in source;
  const conditions = (filters: Filter[]) => filters.map((filter) => conditionOf(filter, fields));
  const base = and(
    isSearch ? among(product.id, source.hits) : source.where,
    ...(criteria.ids ? [among(product.id, criteria.ids)] : []),
    ...(criteria.queries.length > 0 ? [or(...conditions(criteria.queries.map(({ filter }) => filter)))] : []),
    ...conditions(criteria.filters),
  );
  const chosenBy = chosenConditions(choice, view);
  const chosen = and(base, ...conditions(criteria.postFilters), ...Object.values(chosenBy).flat());
  /** What a filter counts on: everything, or what all others left over. */
  const scopeOf = (filterName: FilterName) => {
    if (!reduceAggregations) return base;
    const others = Object.entries(chosenBy).flatMap(([name, each]) => (name === filterName ? [] : each));
    return and(base, ...conditions(criteria.postFilters), ...others);
  };
  const sorting = sortingOf(order, isSearch);
  const { limit, page, aggregations } = criteria;
  const ids = onlyAggregations
    ? []
    : await readIds(db, product, chosen, orderBy(source, sorting.order(view), parameters, view), {
        limit,
        offset: (page - 1) * limit,
      });
  return {
    ids,
    total: await countProducts(db, chosen),
    sorting: sorting.key,
    offers: withAggregations ? await readOffers(db, scopeOf, parameters, view) : {},
    rows: withAggregations ? await readRows(db, product, reduceAggregations ? chosen : base, aggregations, fields) : [],
  };
}

/** Sorting of the criteria, then of the listing, then the score, then the number, so that pages never overlap. */
function orderBy(source: Source, sorting: SQL[], { criteria, order }: ListingParameters, view: ProductView): SQL[] {
  const fields = productFields(view);
  const queried = criteria.queries.length > 0 ? scoreOf(criteria.queries, fields) : undefined;
  const requestedOrder = order === null ? orderOf(criteria.sorts, fields, queried) : [];
  const score = 'hits' in source ? [placeIn(source.hits)] : [];
  return [...(requestedOrder.length > 0 ? requestedOrder : sorting), ...score, sql`${product.number}`];
}
