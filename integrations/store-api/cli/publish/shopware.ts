import { inLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import { Mistake } from '#store/cli/line/command-result.ts';
import { idOf } from '#store/id.ts';
import { isObject } from '#store/request.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount, type Cents } from '#values/money.ts';
import type { AdminApi, Entity, Fields } from './admin-api.ts';

/** The same in every Shopware (`Shopware\Core\Defaults`): the language in which every name is required, and the currency of every price. */
const SYSTEM_LANGUAGE = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';
export const SYSTEM_CURRENCY = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

/** What a Shopware has already, or will have: ids by the keys that both sides know. */
export type Shopware = {
  languageIds: Record<Locale, string>;
  /** Languages that are still to be made, with their locale. */
  newLanguages: { id: string; locale: Locale; localeId: string }[];
  /** In which of our languages the names in its own language are written. */
  systemLocale: Locale;
  currencies: { id: string; iso: string; isNew: boolean; isSystem: boolean }[];
  /** Amounts of its own currency for a franc. */
  systemFactor: number;
  countryIds: Map<string, string>;
  /** By ISO 3166-2 code: `CH-OW`. */
  stateIds: Map<string, string>;
  /** Taxes with their rules by country, by rate of the class in content. */
  taxes: { rate: number; id: string; isNew: boolean; ruledCountryIds: string[] }[];
  taxRuleTypeId: string;
  snippetSetIds: Record<Locale, string>;
  folderIds: { product: string | null; download: string | null };
  customFieldIds: Map<string, { id: string; setId: string | null }>;
  /** Ids of the Shopware's own salutations, by key: `mrs`. */
  salutationIds: Map<string, string>;
  /** Languages, by their ids, in which a country, a currency or a salutation of its own has a name. */
  namedIn: Map<string, Set<string>>;
};

/** Reads what is taken over instead of being made a second time. @throws {Mistake} what the Shopware lacks */
export async function readShopware(api: AdminApi, config: ShopConfig): Promise<Shopware> {
  const languages = await readLanguages(api);
  const currencies = await readCurrencies(api, config);
  const countries = await searchNamed(api, 'country', 'iso');
  const countryIds = new Map(countries.map(({ id, iso }) => [String(iso), id]));
  const salutations = await searchNamed(api, 'salutation', 'salutationKey');
  const missing = config.countries.filter(({ iso }) => !countryIds.has(iso)).map(({ iso }) => iso);
  if (missing.length > 0) throw new Mistake(`The Shopware has no countries ${missing.join(', ')}: add them first.`);
  const states = await api.search('country_state', {
    filter: [{ type: 'equals', field: 'countryId', value: countryIds.get('CH') ?? null }],
    includes: { country_state: ['id', 'shortCode'] },
  });
  const types = await api.search('tax_rule_type', { includes: { tax_rule_type: ['id', 'technicalName'] } });
  const fields = await api.search('custom_field', {
    includes: { custom_field: ['id', 'name', 'customFieldSetId'] },
  });
  return {
    ...languages,
    ...currencies,
    countryIds,
    stateIds: new Map(states.map(({ id, shortCode }) => [String(shortCode), id])),
    taxes: await readTaxes(api, config, countryIds),
    taxRuleTypeId: needed(types, 'technicalName', 'entire_country', 'tax rule for a country').id,
    snippetSetIds: await readSnippetSets(api),
    folderIds: { product: await folderOf(api, 'product'), download: await folderOf(api, 'product_download') },
    customFieldIds: new Map(
      fields.map(({ id, name, customFieldSetId }) => [String(name), { id, setId: textOf(customFieldSetId) }]),
    ),
    salutationIds: new Map(salutations.map(({ id, salutationKey }) => [String(salutationKey), id])),
    namedIn: new Map(
      [...countries, ...salutations, ...(await searchNamed(api, 'currency', 'isoCode'))].map(languagesOf),
    ),
  };
}

/** Entities that every Shopware has, with the languages in which they have words. */
const searchNamed = (api: AdminApi, entity: string, key: string): Promise<Entity[]> =>
  api.search(entity, {
    associations: { translations: {} },
    includes: { [entity]: ['id', key, 'translations'], [`${entity}_translation`]: ['languageId'] },
  });

const languagesOf = ({ id, translations }: Entity): [string, Set<string>] => {
  const words = Array.isArray(translations) ? translations.filter(isObject) : [];
  return [id, new Set(words.map(({ languageId }) => String(languageId)))];
};

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function needed(entities: Entity[], field: string, value: string, what: string): Entity {
  const match = entities.find((entity) => entity[field] === value);
  if (!match)
    throw new Mistake(`The Shopware has no ${what} (${value}): it is part of every installation of 6.6 and 6.7.`);
  return match;
}

/** Codes under which a language may be kept, the best first. */
const CODES: Record<Locale, string[]> = {
  de: ['de-CH', 'de-DE', 'de-AT'],
  'en-US': ['en-US', 'en-GB'],
  'fr-FR': ['fr-FR', 'fr-CH'],
};

/** The code of a language that is made. */
const NEW_CODE: Record<Locale, string> = { de: 'de-DE', 'en-US': 'en-US', 'fr-FR': 'fr-FR' };

async function readLanguages(api: AdminApi): Promise<Pick<Shopware, 'languageIds' | 'newLanguages' | 'systemLocale'>> {
  const languages = await api.search('language', {
    associations: { translationCode: {} },
    includes: { language: ['id', 'translationCode'], locale: ['code'] },
  });
  const codeOf = ({ translationCode }: Entity) => (isObject(translationCode) ? String(translationCode.code) : '');
  const locales = await api.search('locale', {
    filter: [{ type: 'equalsAny', field: 'code', value: Object.values(NEW_CODE).join('|') }],
    includes: { locale: ['id', 'code'] },
  });
  const newLanguages: Shopware['newLanguages'] = [];
  const idFor = (locale: Locale): string => {
    for (const code of CODES[locale]) {
      const match = languages.find((language) => codeOf(language) === code);
      if (match) return match.id;
    }
    const id = idOf('language', locale);
    newLanguages.push({ id, locale, localeId: needed(locales, 'code', NEW_CODE[locale], 'locale').id });
    return id;
  };
  const systemCode = codeOf(languages.find(({ id }) => id === SYSTEM_LANGUAGE) ?? { id: '' });
  const systemLocale = LOCALES.find(({ code }) => code.slice(0, 2) === systemCode.slice(0, 2))?.code ?? 'en-US';
  return {
    languageIds: { de: idFor('de'), 'en-US': idFor('en-US'), 'fr-FR': idFor('fr-FR') },
    newLanguages,
    systemLocale,
  };
}

async function readCurrencies(
  api: AdminApi,
  config: ShopConfig,
): Promise<Pick<Shopware, 'currencies' | 'systemFactor'>> {
  const stored = await api.search('currency', { includes: { currency: ['id', 'isoCode', 'factor'] } });
  const currencies = config.currencies.map(({ iso }) => {
    const match = stored.find(({ isoCode }) => isoCode === iso);
    return { id: match?.id ?? idOf('currency', iso), iso, isNew: !match, isSystem: match?.id === SYSTEM_CURRENCY };
  });
  const system = stored.find(({ id }) => id === SYSTEM_CURRENCY);
  const ours = config.currencies.find(({ iso }) => iso === system?.isoCode);
  const base = stored.find(({ isoCode }) => isoCode === baseOf(config));
  if (!ours && !base)
    throw new Mistake(
      `The Shopware counts in ${system?.isoCode}, and content does not say what that is worth: add ${baseOf(config)} with its factor there.`,
    );
  return { currencies, systemFactor: ours?.factor ?? 1 / Number(base?.factor) };
}

/** Currency of the prices in content. */
export const baseOf = ({ currencies }: ShopConfig): string =>
  currencies.find(({ isDefault }) => isDefault)?.iso ?? 'CHF';

/** A tax is taken over when it has the rate of the class, and no other rate for one of our countries. */
async function readTaxes(
  api: AdminApi,
  { taxes, countries }: ShopConfig,
  countryIds: Map<string, string>,
): Promise<Shopware['taxes']> {
  const stored = await api.search('tax', {
    associations: { rules: {} },
    includes: { tax: ['id', 'taxRate', 'rules'], tax_rule: ['id', 'countryId', 'taxRate', 'activeFrom'] },
  });
  return taxes.map(({ key, productTax, rates }) => {
    const ourIds = new Set(stored.flatMap(({ id }) => countries.map(({ iso }) => taxRuleId(id, iso))));
    const rulesOf = ({ rules }: Entity) =>
      (Array.isArray(rules) ? rules.filter(isObject) : []).filter(({ id }) => !ourIds.has(String(id)));
    const isRight = (tax: Entity) =>
      countries.every(({ iso }) => {
        const rule = rulesOf(tax).find(({ countryId }) => countryId === countryIds.get(iso));
        return !rule || (rule.taxRate === (rates[iso] ?? productTax) && !rule.activeFrom);
      });
    const earlier = stored.find(({ id }) => id === idOf('tax', key));
    const match = earlier ?? stored.find((tax) => tax.taxRate === productTax && isRight(tax));
    return {
      rate: productTax,
      id: match?.id ?? idOf('tax', key),
      isNew: !match || match === earlier,
      ruledCountryIds: match && match !== earlier ? rulesOf(match).map(({ countryId }) => String(countryId)) : [],
    };
  });
}

export const taxRuleId = (taxId: string, iso: string): string => idOf('tax-rule', `${taxId}:${iso}`);

async function readSnippetSets(api: AdminApi): Promise<Record<Locale, string>> {
  const sets = await api.search('snippet_set', { includes: { snippet_set: ['id', 'iso'] } });
  const [first] = sets;
  if (!first) throw new Mistake('The Shopware has no snippet set: it is part of every installation of 6.6 and 6.7.');
  const idFor = (locale: Locale) =>
    CODES[locale].flatMap((code) => sets.filter(({ iso }) => iso === code))[0]?.id ?? first.id;
  return { de: idFor('de'), 'en-US': idFor('en-US'), 'fr-FR': idFor('fr-FR') };
}

/** The folder of the media of an entity, null where there is none. Searches for folders hide the private one of files for buyers. */
async function folderOf(api: AdminApi, entity: string): Promise<string | null> {
  const [stored] = await api.search('media_default_folder', {
    filter: [{ type: 'equals', field: 'entity', value: entity }],
    associations: { folder: {} },
    includes: { media_default_folder: ['id', 'folder'], media_folder: ['id'] },
  });
  return isObject(stored?.folder) ? textOf(stored.folder.id) : null;
}

/** Fields in every language of the shop, and in the Shopware's own. */
export function inLanguages(
  { languageIds, systemLocale }: Pick<Shopware, 'languageIds' | 'systemLocale'>,
  fieldsIn: (locale: Locale) => Fields,
): Record<string, Fields> {
  const translations = LOCALES.map(({ code }) => [languageIds[code], fieldsIn(code)]);
  return { [SYSTEM_LANGUAGE]: fieldsIn(systemLocale), ...Object.fromEntries(translations) };
}

/** A text of content in all languages, as one field. */
export const named = (shopware: Shopware, name: Text, more: Fields = {}): Record<string, Fields> =>
  inLanguages(shopware, (locale) => ({ name: inLanguage(locale, name), ...more }));

/** Words for an entity of the Shopware's own, in the languages in which it has none: those that it has stay. */
export function missing(shopware: Shopware, id: string, words: Record<string, Fields>): Record<string, Fields> {
  const namedIn = shopware.namedIn.get(id);
  return Object.fromEntries(Object.entries(words).filter(([languageId]) => !namedIn?.has(languageId)));
}

/** Net and gross have this relation; six decimals, as a Shopware calculates. */
const SIX_DECIMALS = 1e6;
const rounded = (value: number): number => Math.round(value * SIX_DECIMALS) / SIX_DECIMALS;

type Amount = { cents: Cents; isGross: boolean; rate: number };

/** A price of content in francs and, where that is another one, in the Shopware's own currency, which every price has to have. */
export function pricesOf(
  { currencies, systemFactor }: Shopware,
  base: string,
  price: Amount,
  list: Amount | null,
): Fields[] {
  const main = currencies.find(({ iso }) => iso === base);
  const priceIn = (currencyId: string, factor: number): Fields => {
    const parts = ({ cents, isGross, rate }: Amount) => ({
      currencyId,
      ...priceParts(Math.round(cents * factor), isGross, rate),
    });
    return { ...parts(price), listPrice: list && parts(list) };
  };
  const prices = main ? [priceIn(main.id, 1)] : [];
  return main?.isSystem ? prices : [priceIn(SYSTEM_CURRENCY, systemFactor), ...prices];
}

/** Both sides of an amount, gross or net. */
export function priceParts(cents: Cents, isGross: boolean, rate: number) {
  const value = amount(cents);
  const share = 1 + rate / 100;
  return {
    gross: isGross ? value : rounded(value * share),
    net: isGross ? rounded(value / share) : value,
    linked: true,
  };
}
