import { and, type SQL, sql } from 'drizzle-orm';
import { chosenConditions } from '#store/catalogue/listing/conditions.ts';
import type { FilterName, ListingParameters } from '#store/catalogue/listing/parameters.ts';
import { sortingOf } from '#store/catalogue/listing/sortings.ts';
import { priceOf, productFields, ratingOf } from '#store/catalogue/product/fields.ts';
import { countProducts, placeIn } from '#store/catalogue/product/find-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { readRows } from '#store/criteria/aggregation/sql-rows.ts';
import { readIds } from '#store/criteria/field.ts';
import type { Filter } from '#store/criteria/filter.ts';
import { conditionOf, orderOf } from '#store/criteria/sql.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { product } from '#store/records/schema/product.ts';
import { serializeGroups, serializeManufacturer } from '#store/serializers/product/property.ts';
import { amount } from '#values/money.ts';

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
  const requestedOrder = order === null ? orderOf(criteria.sorts, productFields(view)) : [];
  const score = 'hits' in source ? [placeIn(source.hits)] : [];
  return [...(requestedOrder.length > 0 ? requestedOrder : sorting), ...score, sql`${product.number}`];
}

/** The products that a filter counts on. */
type ScopeOf = (filter: FilterName) => SQL | undefined;

/** What the filters of a listing can offer: those that are switched on, each under its name at the wire. */
async function readOffers(
  db: Database,
  scopeOf: ScopeOf,
  { switchedOff, propertyWhitelist }: ListingParameters,
  view: ProductView,
): Promise<Record<string, object>> {
  const offers: Record<FilterName, (where: SQL | undefined) => Promise<[string, object]>> = {
    manufacturer: async (where) => {
      const entities = (await readValue(db, sql`count(*)`, where)) ? [serializeManufacturer(view.shopConfig.shop)] : [];
      return ['manufacturer', { entities }];
    },
    price: async (where) => {
      const [min, max] = await readSpan(db, where, view);
      return ['price', { min: amount(min), max: amount(max), avg: null, sum: null }];
    },
    rating: async (where) => {
      const max = await readValue(db, sql`max(${ratingOf()})`, where);
      return ['rating', { max }];
    },
    'shipping-free': async (where) => {
      const max = (await readValue(db, sql`max(case when ${product.shippingFree} then 1 else 0 end)`, where)) ?? 0;
      return ['shipping-free', { max }];
    },
    property: async (where) => {
      const options = view.catalogue.properties.inOrder(await readOptionIds(db, where));
      const offered = options.filter(({ group }) => propertyWhitelist?.includes(group.id) ?? group.filterable);
      return ['properties', { entities: serializeGroups(offered, view.locale) }];
    },
  };
  const names = (Object.keys(offers) as FilterName[]).filter((name) => !switchedOff.includes(name));
  const offered = await Promise.all(names.map((name) => offers[name](scopeOf(name))));
  return Object.fromEntries(
    offered.map(([name, offer]) => [name, { name, ...offer, apiAlias: `${name}_aggregation` }]),
  );
}

async function readValue(db: Database, value: SQL, where: SQL | undefined): Promise<number | null> {
  const [row] = await db.all<[number | null]>(sql`select ${value} from ${product} where ${where}`);
  return row?.[0] ?? null;
}

/** Lowest and highest price in cents. */
async function readSpan(db: Database, where: SQL | undefined, view: ProductView) {
  const [row] = await db.all<(number | null)[]>(
    sql`select min(price), max(price) from (select ${priceOf(view)} as price from ${product} where ${where}) priced`,
  );
  return [row?.[0] ?? 0, row?.[1] ?? 0] as const;
}

/** Options of the products and of their variants. */
async function readOptionIds(db: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await db.all<[string]>(sql`
    with hit as materialized (select ${product.id} as id from ${product} where ${where})
    select option_id from product_property where product_id in (select id from hit)
    union
    select option_id from product_option
    where product_id in (select each.id from product each where each.active and each.root_id in (select id from hit))`);
  return rows.map(([id]) => id);
}
