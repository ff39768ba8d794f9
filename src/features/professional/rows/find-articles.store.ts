import type { Locale } from '#i18n/locales.ts';
import type { Send } from '#store-api/client.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { numbersNear, plainNumber, spellings } from '#values/search/article-number.ts';
import { ARTICLE_FIELDS, type ArticleMatch, articleOf, type Suggestion } from './verdict.ts';

/** Most elements that one call answers with. */
const MOST = 100;

/**
 * What these numbers stand for at this shopper's prices, by `plainNumber`; every number gets an answer.
 * @throws {ApiError} when the store can't tell
 */
export async function findArticles(
  send: Send,
  locale: Locale,
  typed: readonly string[],
): Promise<Map<string, ArticleMatch>> {
  const products = await byAny(send, 'productNumber', [...new Set(typed.flatMap(spellings))]);
  const numbered = new Map(products.map((product) => [plainNumber(product.productNumber ?? ''), product]));
  const parents = products.filter(({ childCount }) => childCount);
  const variants = await byAny(
    send,
    'parentId',
    parents.map(({ id }) => id),
  );
  const unknown = typed.filter((number) => !numbered.has(plainNumber(number)));
  const neighbours = await inFamilies(send, unknown);
  const matchFor = (number: string): ArticleMatch => {
    const product = numbered.get(plainNumber(number));
    if (!product)
      return { isChoice: false, suggestions: numbersNear(number, neighbours, numberOf).map(suggestionIn(locale)) };
    if (!product.childCount) return { article: articleOf(locale, product) };
    const productVariants = variants.filter(({ parentId }) => parentId === product.id);
    return { isChoice: true, suggestions: productVariants.map(suggestionIn(locale)) };
  };
  return new Map(typed.map((number) => [plainNumber(number), matchFor(number)]));
}

/** All products that have one of these values. */
async function byAny(send: Send, field: string, values: readonly string[]): Promise<Product[]> {
  if (values.length === 0) return [];
  return all(send, [{ type: 'equalsAny', field, value: values }]);
}

/** What can be ordered in the families (the first two digits) of these numbers; at most five, nobody errs in more. */
async function inFamilies(send: Send, numbers: readonly string[]): Promise<Product[]> {
  const families = [...new Set(numbers.map((number) => plainNumber(number).slice(0, 2)))].filter((two) =>
    /^\d{2}$/.test(two),
  );
  if (families.length === 0) return [];
  const queries = families.slice(0, 5).map((two) => ({ type: 'prefix', field: 'productNumber', value: two }));
  const products = await all(send, [{ type: 'multi', operator: 'or', queries }]);
  return products.filter(({ childCount }) => !childCount);
}

async function all(send: Send, filter: unknown[]): Promise<Product[]> {
  const products: Product[] = [];
  for (let page = 1; ; page++) {
    const body = { filter, page, limit: MOST, ...ARTICLE_FIELDS };
    const { elements } = await send(readProducts, { body, headers: { 'sw-include-seo-urls': '1' } });
    products.push(...elements);
    if (elements.length < MOST) return products;
  }
}

const numberOf = ({ productNumber }: Product): string => productNumber ?? '';

const suggestionIn =
  (locale: Locale) =>
  (product: Product): Suggestion => {
    const { number, name } = articleOf(locale, product);
    return { number, name };
  };
