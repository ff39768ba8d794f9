import type { Locale } from '#i18n/locales.ts';
import type { Catalogue } from '#store/catalogue/catalogue.ts';
import type { StoreContext } from '#store/request.ts';
import type { Pricing } from '#store/rules/price/price.ts';
import type { Iso } from '#store/shop-config/country.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { readShopper } from '#store/shopper/shopper.ts';

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
