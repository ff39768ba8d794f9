import type { Locale } from '#i18n/locales.ts';
import { localeInfo } from '#i18n/locales.ts';
import { serializeLocation } from '#store/cart/serialize-cart.ts';
import { idOf } from '#store/id.ts';
import { storefrontsOf } from '#store/origins.ts';
import { languageId } from '#store/request.ts';
import { serializeCountry } from '#store/serializers/country.ts';
import { serializeCustomer } from '#store/serializers/customer.ts';
import { domainOf } from '#store/serializers/domain.ts';
import { menuId } from '#store/serializers/menu.ts';
import { serializePaymentMethod, serializeShippingMethod } from '#store/serializers/method.ts';
import { serializeCurrency, serializeRounding, serializeTax } from '#store/serializers/money.ts';
import { serializeCustomerGroup } from '#store/serializers/people.ts';
import type { Session } from '#store/session.ts';
import { taxRateIn } from '#store/shop-config/payment.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import type { Store } from '#store/store.ts';

/** Version of everything that is live, as in every Shopware. */
const LIVE_VERSION = '0fa91ce3e96a4bc2be4bd9ce752c3425';

/** The whole session context: who, where, how, in which money and language. */
export function serializeContext(
  { shopConfig, config }: Store,
  session: Session,
  shopper: Shopper | null,
  locale: Locale,
) {
  const currency = byIdOrFirst(shopConfig.currencies, session.currencyId);
  const country = byIdOrFirst(shopConfig.countries, shopper?.shipping.countryId ?? session.countryId);
  const group = byIdOrFirst(shopConfig.customerGroups, session.customerGroupId);
  const { numbers, name } = localeInfo(locale);
  const chain = [...new Set([languageId(locale), shopConfig.salesChannel.languageId])];
  return {
    token: session.token,
    currentCustomerGroup: serializeCustomerGroup(group, locale),
    fallbackCustomerGroup: serializeCustomerGroup(
      byIdOrFirst(shopConfig.customerGroups, shopConfig.privateGroupId),
      locale,
    ),
    currency: serializeCurrency(currency, locale),
    salesChannel: serializeSalesChannel({ shopConfig, config }, locale),
    taxRules: shopConfig.taxes.map((tax) =>
      serializeTax(tax, taxRateIn(shopConfig.taxes, tax.productTax, country.iso), locale),
    ),
    // what a client keeps with the customer may be long, and every page reads the context: `/account/customer` tells it
    customer: shopper ? { ...serializeCustomer(shopper, shopConfig, locale), customFields: null } : null,
    paymentMethod: serializePaymentMethod(byIdOrFirst(shopConfig.paymentMethods, session.paymentMethodId), locale),
    shippingMethod: serializeShippingMethod(
      byIdOrFirst(shopConfig.shippingMethods, session.shippingMethodId),
      locale,
      null,
    ),
    shippingLocation: serializeLocation({ shopper, country, session }, { shopConfig, locale }),
    context: {
      versionId: LIVE_VERSION,
      currencyId: currency.id,
      currencyFactor: currency.factor,
      languageIdChain: chain,
      scope: 'user',
      source: { type: 'sales-channel', salesChannelId: shopConfig.salesChannel.id, apiAlias: 'context_source' },
      taxState: session.taxState,
      rounding: serializeRounding(currency.itemRounding),
      useCache: true,
      apiAlias: 'context' as const,
    },
    itemRounding: serializeRounding(currency.itemRounding),
    totalRounding: serializeRounding(currency.totalRounding),
    languageInfo: { name, localeCode: numbers },
    measurementSystem: MEASURES,
    apiAlias: 'sales_channel_context' as const,
  };
}

const MEASURES = { system: 'metric', units: { length: 'mm', weight: 'kg' }, apiAlias: 'measurement_units' } as const;

/** The channel's own choices, from which every new session starts. */
function serializeSalesChannel({ shopConfig, config }: Pick<Store, 'shopConfig' | 'config'>, locale: Locale) {
  const { id, name, languageId: language, navigationCategoryId } = shopConfig.salesChannel;
  return {
    id,
    name,
    shortName: null,
    languageId: language,
    customerGroupId: shopConfig.privateGroupId,
    currencyId: shopConfig.defaultCurrencyId,
    paymentMethodId: shopConfig.defaultPaymentMethodId,
    shippingMethodId: shopConfig.defaultShippingMethodId,
    countryId: shopConfig.defaultCountryId,
    country: serializeCountry(byIdOrFirst(shopConfig.countries, shopConfig.defaultCountryId), locale),
    navigationCategoryId,
    navigationCategoryDepth: 2,
    footerCategoryId: menuId('footer-navigation'),
    serviceCategoryId: menuId('service-navigation'),
    taxCalculationType: 'horizontal',
    active: true,
    maintenance: false,
    hreflangActive: true,
    domains: storefrontsOf(config).flatMap((storefront, place) =>
      shopConfig.languages.map(({ id: languageOf, locale: code }) => ({
        id: place === 0 ? languageOf : idOf('domain', `${storefront} ${code}`),
        url: domainOf(storefront, code),
        languageId: languageOf,
        currencyId: shopConfig.defaultCurrencyId,
        salesChannelId: id,
        snippetSetId: languageOf,
        customFields: { hof_locale: code },
        apiAlias: 'sales_channel_domain' as const,
      })),
    ),
    configuration: null,
    customFields: null,
    translated: { name, customFields: {} },
    apiAlias: 'sales_channel' as const,
  };
}

/** The fact of an id, or the first where it is no longer known. @throws {Error} when the shop has none at all */
function byIdOrFirst<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
  const match = entries.find((entry) => entry.id === id) ?? entries[0];
  if (!match) throw new Error('content/shop/shop.yaml lacks a list that every session needs.');
  return match;
}
