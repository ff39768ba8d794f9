import { and, type SQL, sql } from 'drizzle-orm';
import { chosenConditions } from '#store/catalogue/listing/conditions.ts';
import { FILTERS, type FilterName, type ListingParameters } from '#store/catalogue/listing/parameters.ts';
import { sortingOf } from '#store/catalogue/listing/sortings.ts';
import { priceOf, productFields, ratingOf } from '#store/catalogue/product/fields.ts';
import { countProducts } from '#store/catalogue/product/find-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { readRows } from '#store/criteria/aggregation/sql-rows.ts';
import { PLACE, readIds } from '#store/criteria/field.ts';
import type { Filter } from '#store/criteria/filter.ts';
import { conditionOf, orderOf } from '#store/criteria/sql.ts';
import { readDigest } from '#store/records/content-digest.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { product } from '#store/records/schema/product.ts';
import { review } from '#store/records/schema/review.ts';
import { serializeGroups, serializeManufacturer } from '#store/serializers/product/property.ts';
import { amount } from '#values/money.ts';

/** What a listing is about: a condition, with a key that no other has, or the hits of a search in their order. */
export type Source = { where: SQL | undefined; key: string } | { hits: string[] };

/**
 * Ids of one page, number of all hits, filters and the sorting in use.
 * What a shopper chose restricts the products but not what the filters offer, unless asked for.
 */
export async function readListingPage(db: Database, source: Source, parameters: ListingParameters, view: ProductView) {
  const { criteria, choice, order, withAggregations, onlyAggregations, reduceAggregations } = parameters;
  const fields = productFields(view);
  const hits = 'hits' in source ? source.hits : null;
  const conditions = (filters: Filter[]) => filters.map((filter) => conditionOf(filter, fields));
  const narrowing = [...(criteria.ids ? [among(product.id, criteria.ids)] : []), ...conditions(criteria.filters)];
  const base = and('hits' in source ? among(product.id, source.hits) : source.where, ...narrowing);
  const chosenBy = chosenConditions(choice, view);
  const choosing = [...conditions(criteria.postFilters), ...Object.values(chosenBy).flat()];
  const chosen = choosing.length > 0 ? and(base, ...choosing) : base;
  /** What a filter counts on: everything, or what all others left over. */
  const scopeOf = (filterName: FilterName) => {
    if (!reduceAggregations || choosing.length === 0) return base;
    const others = Object.entries(chosenBy).flatMap(([name, each]) => (name === filterName ? [] : each));
    return and(base, ...conditions(criteria.postFilters), ...others);
  };
  const sorting = sortingOf(order, hits !== null);
  const requestedOrder = order === null ? orderOf(criteria.sorts, fields) : [];
  const sorts = requestedOrder.length > 0 ? requestedOrder : sorting.order(view);
  const { limit, page, aggregations } = criteria;
  const isWhole = narrowing.length === 0;
  const key = isWhole && 'key' in source ? source.key : null;
  const offers = { scopeOf, key: scopeOf('price') === base ? key : null };
  // the score breaks ties, then the number, so that pages never overlap
  const orderBy = [...sorts, ...(hits ? [PLACE] : []), sql`${product.number}`];
  const isCheap = criteria.postFilters.length === 0 && DEAR.every((name) => chosenBy[name].length === 0);
  const readPage = async (): Promise<{ ids: string[]; total: number }> => {
    const paging = { limit, offset: (page - 1) * limit };
    const cut = (all: string[]) => ({ ids: all.slice(paging.offset, paging.offset + limit), total: all.length });
    if (hits && isWhole && chosen === base && sorts.length === 0) return cut(hits);
    // what is dear to find is found once, instead of once for the page and once to be counted
    if (!key || !isCheap) return cut(await readIds(db, product, chosen, orderBy, { among: hits }));
    const total = chosen === base ? (await readKept(db, key, base, view)).total : await countProducts(db, chosen);
    return { ids: await readIds(db, product, chosen, orderBy, { paging }), total };
  };
  const { ids, total } = await readPage();
  return {
    ids: onlyAggregations ? [] : ids,
    total,
    sorting: sorting.key,
    offers: withAggregations ? await readOffers(db, offers, parameters, view) : {},
    rows: withAggregations ? await readRows(db, product, reduceAggregations ? chosen : base, aggregations, fields) : [],
  };
}

/** Filters that look at other tables, for each product; all others look at its row alone. */
const DEAR: readonly FilterName[] = ['property', 'rating'];

/** The products that a filter counts on; `key` where all do on the whole of a listing. */
type Scope = { scopeOf: (filter: FilterName) => SQL | undefined; key: string | null };

/** What the filters of a listing can offer: those that are switched on, each under its name at the wire. */
async function readOffers(
  db: Database,
  { scopeOf, key }: Scope,
  { switchedOff, propertyWhitelist }: ListingParameters,
  view: ProductView,
): Promise<Record<string, object>> {
  const names = FILTERS.filter((name) => !switchedOff.includes(name));
  const isOn = (name: FilterName) => names.includes(name);
  const { spans, optionIds } = key
    ? await readKept(db, key, scopeOf('price'), view)
    : {
        spans: await readSpans(db, Map.groupBy(names.filter(isSpan), scopeOf), view),
        optionIds: isOn('property') ? await readOptionIds(db, scopeOf('property')) : [],
      };
  const rating = isOn('rating') ? await readRating(db, scopeOf('rating')) : null;
  const offers: Record<FilterName, () => [string, object]> = {
    manufacturer: () => {
      const isAny = spans.manufacturer?.[0] !== null;
      return ['manufacturer', { entities: isAny ? [serializeManufacturer(view.shopConfig.shop)] : [] }];
    },
    price: () => {
      const [min, max] = spans.price ?? [];
      return ['price', { min: amount(min ?? 0), max: amount(max ?? 0), avg: null, sum: null }];
    },
    rating: () => ['rating', { max: rating }],
    'shipping-free': () => ['shipping-free', { max: spans['shipping-free']?.[1] ?? 0 }],
    property: () => {
      const options = view.catalogue.properties.inOrder(optionIds);
      const offered = options.filter(({ group }) => propertyWhitelist?.includes(group.id) ?? group.filterable);
      return ['properties', { entities: serializeGroups(offered, view.locale) }];
    },
  };
  return Object.fromEntries(
    names.map((filter) => {
      const [name, offer] = offers[filter]();
      return [name, { name, ...offer, apiAlias: `${name}_aggregation` }];
    }),
  );
}

/** Filters that offer from a least value to a greatest; null where there is no product. */
type SpanName = 'manufacturer' | 'price' | 'shipping-free';
type Spans = Partial<Record<SpanName, [number | null, number | null]>>;

const isSpan = (name: FilterName): name is SpanName => name in VALUES;

/** What they look at, of one product; prices in cents. */
const VALUES: Record<SpanName, (view: ProductView) => SQL> = {
  manufacturer: () => sql`1`,
  price: priceOf,
  'shipping-free': () => sql`case when ${product.shippingFree} then 1 else 0 end`,
};

/** All spans that count on the same products by one statement, which looks at each product once. */
async function readSpans(db: Database, scopes: Map<SQL | undefined, SpanName[]>, view: ProductView): Promise<Spans> {
  const spans: Spans = {};
  for (const [where, names] of scopes) {
    const column = (place: number) => sql.identifier(`value_${place}`);
    const values = names.map((name, place) => sql`${VALUES[name](view)} as ${column(place)}`);
    const ends = names.map((_, place) => sql`min(${column(place)}), max(${column(place)})`);
    const [row = []] = await db.all<(number | null)[]>(sql`
      with hit as materialized (select ${sql.join(values, sql`, `)} from ${product} where ${where})
      select ${sql.join(ends, sql`, `)} from hit`);
    for (const [place, name] of names.entries()) spans[name] = [row[2 * place] ?? null, row[2 * place + 1] ?? null];
  }
  return spans;
}

/** The best average that buyers give one of the products; only those with a review are looked at. */
async function readRating(db: Database, where: SQL | undefined): Promise<number | null> {
  const [row] = await db.all<[number | null]>(sql`
    with reviewed as materialized (select distinct ${review.rootId} from ${review} where ${review.isApproved})
    select max(${ratingOf()}) from reviewed cross join ${product} where ${product.id} = reviewed.root_id and ${where}`);
  return row?.[0] ?? null;
}

/** What a whole listing offers, and how many products it has: it changes with the catalog only, and looks at all of them. */
type Kept = { total: number; spans: Spans; optionIds: string[] };

/** Of the listings of one state of the catalog, by key, group and currency. */
const kept = new WeakMap<Database, { digest: string | null; listings: Map<string, Promise<Kept>> }>();

/** More than a shop has: lists that change with the day are forgotten. */
const MOST_KEPT = 2000;

async function readKept(db: Database, key: string, where: SQL | undefined, view: ProductView): Promise<Kept> {
  const digest = await readDigest(db);
  let state = kept.get(db);
  if (state?.digest !== digest || state.listings.size > MOST_KEPT) {
    state = { digest, listings: new Map() };
    kept.set(db, state);
  }
  const { listings } = state;
  const fullKey = [key, view.customerGroupId, view.pricing.factor].join(' ');
  const reading = listings.get(fullKey) ?? readWhole(db, where, view);
  listings.set(fullKey, reading);
  reading.catch(() => listings.delete(fullKey)); // a database that did not answer is asked again
  return reading;
}

async function readWhole(db: Database, where: SQL | undefined, view: ProductView): Promise<Kept> {
  const scopes = new Map([[where, FILTERS.filter(isSpan)]]);
  return {
    total: await countProducts(db, where),
    spans: await readSpans(db, scopes, view),
    optionIds: await readOptionIds(db, where),
  };
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
