import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import type { Catalogue } from '#store/catalogue/catalogue.ts';
import { product as row } from '#store/records/schema/product.ts';
import type { StoreContext } from '#store/request.ts';
import type { Pricing } from '#store/rules/price/price.ts';
import type { Iso } from '#store/shop-config/country.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { readShopper } from '#store/shopper/require-shopper.ts';

/** Through whose eyes products are seen: language, prices of which group, in which money, taxed for which country, when. */
export type ProductView = {
  shopConfig: ShopConfig;
  catalogue: Catalogue;
  locale: Locale;
  customerGroupId: string;
  pricing: Pricing;
  iso: Iso;
  now: Date;
};

/** The view of a request's session. */
export async function productView(c: StoreContext): Promise<ProductView> {
  const { store, session, locale, now } = c.var;
  const { shopConfig, catalogue } = store;
  const currency = shopConfig.currencies.find(({ id }) => id === session.currencyId) ?? shopConfig.currencies[0];
  const shopper = session.customerId ? await readShopper(store.records.read, session) : null;
  const countryId = shopper?.shipping.countryId ?? session.countryId;
  const country = shopConfig.countries.find(({ id }) => id === countryId) ?? shopConfig.countries[0];
  if (!currency || !country) throw new Error('content/shop/shop.yaml needs a currency and a country.');
  return {
    shopConfig,
    catalogue,
    locale,
    customerGroupId: session.customerGroupId,
    pricing: { factor: currency.factor, rounding: currency.itemRounding, taxState: session.taxState },
    iso: country.iso,
    now,
  };
}

type Column = 'name' | 'sort_name' | 'description' | 'keywords' | 'meta_title' | 'meta_description';

/** A column of the product's texts in the language, or in German. */
export function wordsOf(column: Column, { locale }: ProductView): SQL {
  const inLocale = (code: string) =>
    sql`(select words.${sql.identifier(column)} from product_text words where words.product_id = ${row.rootId} and words.locale = ${code})`;
  return locale === DEFAULT_LOCALE ? inLocale(locale) : sql`coalesce(${inLocale(locale)}, ${inLocale(DEFAULT_LOCALE)})`;
}

/** The name as it sorts: folded, German where there is no other. */
export const sortNameOf = (view: ProductView): SQL => wordsOf('sort_name', view);

/** The name of a category, a property or an option, from its table of texts; German where there is no other. */
export function nameIn(table: string, key: string, of: SQL, { locale }: ProductView): SQL {
  const inLocale = (code: string) =>
    sql`(select words.name from ${sql.identifier(table)} words where words.${sql.identifier(key)} = ${of} and words.locale = ${code})`;
  return sql`coalesce(${inLocale(locale)}, ${inLocale(DEFAULT_LOCALE)})`;
}
