import { inLanguage } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Entity } from './admin-api.ts';
import { customerGroups, salutations } from './customers.ts';
import { baseOf, missing, named, type Shopware, taxRuleId } from './shopware.ts';
import type { Subject } from './write-subject.ts';

/** What the shop calculates with: languages, currencies, countries, taxes, delivery times and customer groups. */
export const settings = (shopware: Shopware, config: ShopConfig): Subject[] => [
  { entity: 'language', rows: languages(shopware, config) },
  { entity: 'currency', rows: currencies(shopware, config) },
  { entity: 'country', rows: countries(shopware, config) },
  { entity: 'salutation', rows: salutations(shopware, config) },
  { entity: 'country_state', rows: states(shopware, config) },
  { entity: 'tax', rows: taxes(shopware, config) },
  { entity: 'tax_rule', rows: taxRules(shopware, config) },
  { entity: 'delivery_time', rows: deliveryTimes(shopware, config) },
  { entity: 'tag', rows: tags(config) },
  { entity: 'customer_group', rows: customerGroups(shopware, config) },
];

const languages = ({ newLanguages }: Shopware, { languages: ours }: ShopConfig): Entity[] =>
  newLanguages.map(({ id, locale, localeId }) => ({
    id,
    name: ours.find((language) => language.locale === locale)?.name ?? locale,
    localeId,
    translationCodeId: localeId,
  }));

/** Factors count from the Shopware's own currency; where content does not know that one, the owner's stay. */
function currencies(shopware: Shopware, config: ShopConfig): Entity[] {
  return config.currencies.flatMap(({ iso, symbol, shortName, name, factor, itemRounding, totalRounding }) => {
    const entry = shopware.currencies.find((currency) => currency.iso === iso);
    if (!entry) return [];
    const rounding = { itemRounding, totalRounding };
    const translations = missing(shopware, entry.id, named(shopware, name, { shortName }));
    return {
      id: entry.id,
      isoCode: iso,
      ...rounding,
      ...(!entry.isSystem && { factor: factor / shopware.systemFactor }),
      ...(entry.isNew && { symbol, position: 1 }),
      translations,
    };
  });
}

/** Prices are the same everywhere and duties are paid: no country is delivered to without tax. */
function countries(shopware: Shopware, config: ShopConfig): Entity[] {
  const { countryIds, currencies: stored } = shopware;
  const currencyId = stored.find(({ iso }) => iso === baseOf(config))?.id ?? '';
  const taxed = { enabled: false, currencyId, amount: 0 };
  return config.countries.flatMap(({ iso, name, postalCodePattern, states: cantons }) => {
    const id = countryIds.get(iso);
    if (!id) return [];
    return {
      id,
      iso,
      translations: missing(shopware, id, named(shopware, name)),
      active: true,
      shippingAvailable: true,
      customerTax: taxed,
      companyTax: taxed,
      postalCodeRequired: true,
      checkPostalCodePattern: true,
      defaultPostalCodePattern: postalCodePattern.replace(/^\^|\$$/g, ''),
      ...(cantons.length > 0 && { displayStateInRegistration: true, forceStateInRegistration: false }),
    };
  });
}

const states = (shopware: Shopware, config: ShopConfig): Entity[] =>
  config.countries
    .flatMap(({ iso, states: cantons }) => cantons.map((canton) => ({ ...canton, iso })))
    .filter(({ shortCode, id }) => (shopware.stateIds.get(shortCode) ?? id) === id)
    .map(({ id, iso, shortCode, name, position }) => ({
      id,
      countryId: shopware.countryIds.get(iso),
      shortCode,
      position,
      active: true,
      translations: named(shopware, name),
    }));

/** Those that have no counterpart in the Shopware. */
const taxes = (shopware: Shopware, config: ShopConfig): Entity[] =>
  shopware.taxes.flatMap(({ id, rate, isNew }) => {
    const name = config.taxes.find(({ productTax }) => productTax === rate)?.name;
    return isNew && name ? { id, taxRate: rate, name: `${inLanguage(shopware.systemLocale, name)} ${rate} %` } : [];
  });

const taxRules = (shopware: Shopware, config: ShopConfig): Entity[] =>
  shopware.taxes.flatMap(({ id, rate, ruledCountryIds }) => {
    const rates = config.taxes.find(({ productTax }) => productTax === rate)?.rates ?? {};
    return config.countries.flatMap(({ iso }) => {
      const countryId = shopware.countryIds.get(iso) ?? '';
      const ruleId = taxRuleId(id, iso);
      if ((rates[iso] ?? rate) === rate || ruledCountryIds.includes(countryId)) return [];
      return { id: ruleId, taxId: id, countryId, taxRuleTypeId: shopware.taxRuleTypeId, taxRate: rates[iso] };
    });
  });

const deliveryTimes = (shopware: Shopware, { deliveryTimes: times }: ShopConfig): Entity[] =>
  times.map(({ id, min, max, unit, name }) => ({ id, min, max, unit, translations: named(shopware, name) }));

/** How soon an article is ready, as a tag: conditions of a shipping method can ask for tags, not for delivery times. */
export const tagId = (deliveryTime: string): string => idOf('tag', `delivery-time:${deliveryTime}`);

const tags = ({ deliveryTimes: times }: ShopConfig): Entity[] =>
  times.map(({ key }) => ({ id: tagId(key), name: `delivery-time: ${key}` }));
