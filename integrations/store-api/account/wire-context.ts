import type { Locale } from '#i18n/locales.ts';
import { localeFacts } from '#i18n/locales.ts';
import { wireLocation } from '#store/cart/wire-cart.ts';
import { taxRateIn } from '#store/catalogue/facts/payment.ts';
import { languageId } from '#store/language.ts';
import type { Session } from '#store/session.ts';
import type { Store } from '#store/store.ts';
import { wireCountry } from '#store/wire/country.ts';
import { domainOf } from '#store/wire/domain.ts';
import { wirePaymentMethod, wireShippingMethod } from '#store/wire/method.ts';
import { wireCurrency, wireRounding, wireTax } from '#store/wire/money.ts';
import { wireCustomerGroup } from '#store/wire/people.ts';
import type { Shopper } from './shopper.ts';
import { wireCustomer } from './wire-customer.ts';

/** Version of everything that is live, as in every Shopware. */
const LIVE_VERSION = '0fa91ce3e96a4bc2be4bd9ce752c3425';

/** The whole session context: who, where, how, in which money and language (facts §3.1). */
export function wireContext({ facts, config }: Store, session: Session, shopper: Shopper | null, locale: Locale) {
  const currency = known(facts.currencies, session.currencyId);
  const country = known(facts.countries, shopper?.shipping.countryId ?? session.countryId);
  const group = known(facts.customerGroups, session.customerGroupId);
  const { numbers, name } = localeFacts(locale);
  const chain = [...new Set([languageId(locale), facts.salesChannel.languageId])];
  return {
    token: session.token,
    currentCustomerGroup: wireCustomerGroup(group, locale),
    fallbackCustomerGroup: wireCustomerGroup(known(facts.customerGroups, facts.privateGroupId), locale),
    currency: wireCurrency(currency, locale),
    salesChannel: wireSalesChannel({ facts, config }, locale),
    taxRules: facts.taxes.map((tax) => wireTax(tax, taxRateIn(facts.taxes, tax.productTax, country.iso), locale)),
    // what a client keeps with the customer may be long, and every page reads the context: `/account/customer` tells it
    customer: shopper ? { ...wireCustomer(shopper, facts, locale), customFields: null } : null,
    paymentMethod: wirePaymentMethod(known(facts.paymentMethods, session.paymentMethodId), locale),
    shippingMethod: wireShippingMethod(known(facts.shippingMethods, session.shippingMethodId), locale, null),
    shippingLocation: wireLocation({ shopper, country, session }, { facts, locale }),
    context: {
      versionId: LIVE_VERSION,
      currencyId: currency.id,
      currencyFactor: currency.factor,
      languageIdChain: chain,
      scope: 'user',
      source: { type: 'sales-channel', salesChannelId: facts.salesChannel.id, apiAlias: 'context_source' },
      taxState: session.taxState,
      rounding: wireRounding(currency.itemRounding),
      useCache: true,
      apiAlias: 'context' as const,
    },
    itemRounding: wireRounding(currency.itemRounding),
    totalRounding: wireRounding(currency.totalRounding),
    languageInfo: { name, localeCode: numbers },
    measurementSystem: MEASURES,
    apiAlias: 'sales_channel_context' as const,
  };
}

const MEASURES = { system: 'metric', units: { length: 'mm', weight: 'kg' }, apiAlias: 'measurement_units' } as const;

/** The channel's own choices, from which every new session starts. */
function wireSalesChannel({ facts, config }: Pick<Store, 'facts' | 'config'>, locale: Locale) {
  const { id, name, languageId: language, navigationCategoryId } = facts.salesChannel;
  return {
    id,
    name,
    shortName: null,
    languageId: language,
    customerGroupId: facts.privateGroupId,
    currencyId: facts.defaultCurrencyId,
    paymentMethodId: facts.defaultPaymentMethodId,
    shippingMethodId: facts.defaultShippingMethodId,
    countryId: facts.defaultCountryId,
    country: wireCountry(known(facts.countries, facts.defaultCountryId), locale),
    navigationCategoryId,
    navigationCategoryDepth: 2,
    footerCategoryId: null,
    serviceCategoryId: null,
    taxCalculationType: 'horizontal',
    active: true,
    maintenance: false,
    hreflangActive: true,
    domains: facts.languages.map(({ id: languageOf, locale: code }) => ({
      id: languageOf,
      url: domainOf(config, code),
      languageId: languageOf,
      currencyId: facts.defaultCurrencyId,
      salesChannelId: id,
      snippetSetId: languageOf,
      customFields: { hof_locale: code },
      apiAlias: 'sales_channel_domain' as const,
    })),
    configuration: null,
    customFields: null,
    translated: { name, customFields: {} },
    apiAlias: 'sales_channel' as const,
  };
}

/** The fact of an id, or the first where it is no longer known. @throws {Error} when the shop has none at all */
function known<Fact extends { id: string }>(facts: Fact[], id: string): Fact {
  const found = facts.find((fact) => fact.id === id) ?? facts[0];
  if (!found) throw new Error('content/shop/shop.yaml lacks a list that every session needs.');
  return found;
}
