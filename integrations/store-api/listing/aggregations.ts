import { type SQL, sql } from 'drizzle-orm';
import type { FilterName, ListingParameters } from '#store/catalogue/listing/parameters.ts';
import { priceOf, ratingOf } from '#store/catalogue/product/fields.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Database } from '#store/records/driver.ts';
import { product } from '#store/records/schema/product.ts';
import { serializeManufacturer } from '#store/serializers/product/manufacturer.ts';
import { serializeGroups } from '#store/serializers/product/property.ts';
import { amount } from '#values/money.ts';

/** The products that a filter counts on. */
type ScopeOf = (filter: FilterName) => SQL | undefined;

/** What the filters of a listing can offer: those that are switched on, each under its name at the wire. */
export async function readOffers(
  db: Database,
  scopeOf: ScopeOf,
  { switchedOff, propertyWhitelist }: ListingParameters,
  view: ProductView,
): Promise<Record<string, object>> {
  const offers: Record<FilterName, (where: SQL | undefined) => Promise<[string, object]>> = {
    manufacturer: async (where) => {
      const entities = (await readValue(db, sql`count(*)`, where)) ? [serializeManufacturer(view.shopConfig.shop)] : [];
      return ['manufacturer', { entities, apiAlias: 'manufacturer_aggregation' }];
    },
    price: async (where) => {
      const [min, max] = await readSpan(db, where, view);
      return ['price', { min: amount(min), max: amount(max), avg: null, sum: null, apiAlias: 'price_aggregation' }];
    },
    rating: async (where) => {
      const max = await readValue(db, sql`max(${ratingOf()})`, where);
      return ['rating', { max, apiAlias: 'rating_aggregation' }];
    },
    'shipping-free': async (where) => {
      const max = (await readValue(db, sql`max(case when ${product.shippingFree} then 1 else 0 end)`, where)) ?? 0;
      return ['shipping-free', { max, apiAlias: 'shipping-free_aggregation' }];
    },
    property: async (where) => {
      const options = view.catalogue.properties.inOrder(await readOptionIds(db, where));
      const offered = options.filter(({ group }) => propertyWhitelist?.includes(group.id) ?? group.filterable);
      return ['properties', { entities: serializeGroups(offered, view.locale), apiAlias: 'properties_aggregation' }];
    },
  };
  const names = (Object.keys(offers) as FilterName[]).filter((name) => !switchedOff.includes(name));
  return Object.fromEntries(await Promise.all(names.map((name) => offers[name](scopeOf(name)))));
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
