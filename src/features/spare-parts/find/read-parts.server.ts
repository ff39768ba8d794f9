import { CARD_FIELDS, CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { ARTICLES, builtProducts, productsByNumbers, readBy } from '#features/catalogue/products.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { askAll, callStore } from '#store-api/call-store.server.ts';
import { type Product, readCrossSelling, readProducts } from '#store-api/contract/product.ts';
import { A_BUILD_MS, KEEP_MS, shared } from '#store-api/shared.server.ts';
import { numbersNear, plainNumber, spellings, tidyNumber } from '#values/search/article-number.ts';
import { catalogueOf, numberOf, type PartsCatalogue, sparePartOf } from './catalogue.ts';

/** What a card shows, and how large a part is, for its drawing. */
export const BODY = {
  ...CARD_FIELDS,
  includes: { ...CARD_INCLUDES, product: [...CARD_INCLUDES.product, 'height', 'length'] },
};
/** What tells parts and devices apart, and names them. */
const BRIEF = { includes: { product: ['id', 'parentId', 'productNumber', 'name', 'translated', 'customFields'] } };

const SPARE_PART_OF = 'customFields.hof_spare_part_of';
/** Articles that belong to something: their list of numbers is JSON, and has a quote in it. */
export const PARTS = [...ARTICLES, { type: 'contains', field: SPARE_PART_OF, value: '"' }];

/** Appliances and systems that have spare parts, by number: their names and families. @throws {ApiError} when the store does not answer */
export const devicesWithParts = (locale: Locale): Promise<Product[]> =>
  shared(`devices with parts ${locale}`, async () => {
    const parts = await askAll(
      { locale },
      readProducts,
      { filter: PARTS, includes: { product: ['id', 'customFields'] } },
      { keepMs: KEEP_MS },
    );
    const devices = await readBy({ locale }, 'productNumber', [...new Set(parts.flatMap(sparePartOf))], BRIEF);
    return catalogueOf([...devices, ...parts]).devices;
  });

/** A device with its parts and what belongs to them. */
interface DeviceParts {
  device: Product;
  catalogue: PartsCatalogue;
}

/** `deviceWithParts` for a page that is a file: of what the build has read, where that is the whole shop. @throws {ApiError} */
export async function builtDeviceWithParts(locale: Locale, number: string): Promise<DeviceParts | undefined> {
  const catalogue = await builtCatalogue(locale);
  if (!catalogue) return deviceWithParts(locale, number);
  const device = catalogue.devices.find((one) => plainNumber(numberOf(one)) === plainNumber(number));
  return device && { device, catalogue };
}

const builtCatalogue = (locale: Locale): Promise<PartsCatalogue | undefined> =>
  shared(
    `built parts ${locale}`,
    async () => {
      const { all, isWhole } = await builtProducts(locale);
      return isWhole ? catalogueOf(all) : undefined;
    },
    A_BUILD_MS,
  );

/** The device of this number, or of one of its versions, and what belongs to it; undefined for what has no parts. @throws {ApiError} */
export async function deviceWithParts(locale: Locale, number: string): Promise<DeviceParts | undefined> {
  const products = await readBy({ locale }, 'productNumber', spellings(number), BODY);
  const match = products.find((product) => plainNumber(numberOf(product)) === plainNumber(number));
  const [device] = match ? await articlesOf(locale, [match]) : [];
  if (!device) return undefined;
  const lists = await callStore({ locale }, readCrossSelling, { path: { id: device.id }, body: BODY });
  const others = await articlesOf(
    locale,
    lists.flatMap(({ products }) => products),
  );
  const parts = others.filter((other) => sparePartOf(other).includes(numberOf(device)));
  return parts.length > 0 ? { device, catalogue: await around(locale, [device, ...parts]) } : undefined;
}

/** The articles of these numbers, with what belongs to them. @throws {ApiError} */
export const partsByNumbers = async (locale: Locale, numbers: readonly string[]): Promise<PartsCatalogue> =>
  around(locale, await readBy({ locale }, 'productNumber', numbers, BODY));

/** The articles of these ids in their order. @throws {ApiError} */
export async function partsByIds(locale: Locale, ids: readonly string[]): Promise<Product[]> {
  const byId = new Map((await readBy({ locale }, 'id', ids, BODY)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Articles with the versions of those that are parts, and what these belong to. @throws {ApiError} */
export async function around(locale: Locale, articles: readonly Product[]): Promise<PartsCatalogue> {
  const families = articles.filter((one) => one.childCount && sparePartOf(one).length > 0).map(({ id }) => id);
  const numbers = new Set(articles.map(numberOf));
  const named = articles.flatMap(sparePartOf).filter((number) => !numbers.has(number));
  const [versions, devices] = await Promise.all([
    readBy({ locale }, 'parentId', families, BODY),
    productsByNumbers(locale, named),
  ]);
  return catalogueOf([...articles, ...versions, ...devices]);
}

/** Articles, or those that these are versions of, each once. */
async function articlesOf(locale: Locale, products: readonly Product[]): Promise<Product[]> {
  const articles = products.filter(({ parentId }) => !parentId);
  const ids = new Set(articles.map(({ id }) => id));
  const parents = [...new Set(products.flatMap(({ parentId }) => parentId ?? []))].filter((id) => !ids.has(id));
  return [...new Map([...articles, ...(await partsByIds(locale, parents))].map((each) => [each.id, each])).values()];
}

/** More articles whose numbers begin alike are not looked through. */
const MOST_BEGUN = 300;

/**
 * What has a number that may begin so, and the parts of what has one.
 * @returns `isCut`: there is more
 * @throws {ApiError}
 */
export async function begunBy(locale: Locale, term: string): Promise<{ catalogue: PartsCatalogue; isCut: boolean }> {
  const sort = [{ field: 'productNumber' }];
  const readFirst = (filter: object[]) =>
    askAll({ locale }, readProducts, { ...BODY, filter, sort }, { most: MOST_BEGUN + 1 });
  const [begun, parts] = await Promise.all([
    readFirst(beginningSo(term)),
    readFirst([...ARTICLES, ...partOf(beginnings(term))]),
  ]);
  const articles = await articlesOf(locale, begun);
  const versions = begun.filter(({ parentId }) => parentId);
  return { catalogue: catalogueOf([...articles, ...versions, ...parts]), isCut: begun.length > MOST_BEGUN };
}

/** Whose number begins so, as filters. */
export const beginningSo = (term: string) => [
  anyOf(beginnings(term).map((value) => ({ type: 'prefix', field: 'productNumber', value }))),
];

/** How the number may begin in the shop: as it was typed, without anything between its parts, and with the shop's dashes up to the article. */
function beginnings(term: string): string[] {
  const plain = plainNumber(term);
  const [, family = '', article] = /^(\d{1,2})(\d{0,3})/.exec(plain) ?? [];
  return [...new Set([[family, article].filter(Boolean).join('-'), plain, tidyNumber(term).toUpperCase()])].filter(
    Boolean,
  );
}

/** What belongs to a device whose number begins so, as filters: the list of numbers is JSON. */
const partOf = (numbers: readonly string[]) => [
  anyOf(numbers.map((number) => ({ type: 'contains', field: SPARE_PART_OF, value: `"${number}` }))),
];

const anyOf = (queries: object[]) => ({ type: 'multi', operator: 'or', queries });

/** As many of a family are looked at for one whose number was mistyped, and as many of them asked whether they have parts. */
const MOST_OF_FAMILY = 1000;
const MOST_ASKED = 9;

/** Parts and devices that have a number with one slip in it; the first two digits are the family, which one knows. @throws {ApiError} */
export async function nearParts(locale: Locale, term: string): Promise<Product[]> {
  const family = /^\d\d/.exec(plainNumber(term))?.[0];
  if (!family) return [];
  const filter = [...ARTICLES, { type: 'prefix', field: 'productNumber', value: family }];
  const articles = await askAll({ locale }, readProducts, { ...BRIEF, filter }, { most: MOST_OF_FAMILY });
  const close = articles.filter((article) => numbersNear(term, [article], numberOf).length > 0);
  const others = close.filter((article) => sparePartOf(article).length === 0).slice(0, MOST_ASKED);
  const naming =
    others.length > 0
      ? await askAll({ locale }, readProducts, { ...BRIEF, filter: [...ARTICLES, ...partOf(others.map(quoted))] })
      : [];
  const { parts, devices } = catalogueOf([...close, ...naming]);
  return numbersNear(term, [...parts, ...devices], numberOf);
}

const quoted = (article: Product): string => `${numberOf(article)}"`;
