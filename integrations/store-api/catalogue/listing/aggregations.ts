import { type SQL, sql } from 'drizzle-orm';
import { MANUFACTURER_ID, priceOf } from '#store/catalogue/product/fields.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Database } from '#store/records/driver.ts';
import { product } from '#store/records/schema/catalogue.ts';
import { wireGroups } from '#store/wire/product/property.ts';
import { amount } from '#values/money.ts';

/** What the filters of a listing can offer: prices, options of filterable groups, whether something travels free. */
export async function readAggregations(db: Database, where: SQL | undefined, view: ProductView) {
  const [least, most, free, total] = await readSpan(db, where, view);
  const optionIds = await readOptionIds(db, where);
  const options = view.catalogue.properties.inOrder(optionIds).filter(({ group }) => group.filterable);
  const { name } = view.facts.shop;
  const manufacturer = { id: MANUFACTURER_ID, name, translated: { name }, apiAlias: 'product_manufacturer' };
  return {
    manufacturer: { entities: total > 0 ? [manufacturer] : [], apiAlias: 'manufacturer_aggregation' },
    price: { min: amount(least), max: amount(most), avg: null, sum: null, apiAlias: 'price_aggregation' },
    rating: { max: null, apiAlias: 'rating_aggregation' },
    'shipping-free': { max: free, apiAlias: 'shipping-free_aggregation' },
    properties: { entities: wireGroups(options, view.locale), apiAlias: 'properties_aggregation' },
  };
}

/** Lowest and highest price in cents, 1 when something travels free, number of products. */
async function readSpan(db: Database, where: SQL | undefined, view: ProductView) {
  const [row] = await db.all<(number | null)[]>(sql`
    select min(price), max(price), max(free), count(*)
    from (select ${priceOf(view)} as price, ${product.shippingFree} as free from ${product} where ${where})`);
  return [row?.[0] ?? 0, row?.[1] ?? 0, row?.[2] ?? 0, row?.[3] ?? 0] as const;
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
