import { CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { variantWords } from '#features/product/buy/choices.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Send } from '#store-api/client.ts';
import { suggest } from '#store-api/contract/listing.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { drawingOf } from '#ui/drawing.ts';
import { cents } from '#values/money.ts';
import type { Entry, SearchIndex } from '../index/entry.ts';
import type { finderOf, SearchResults } from '../index/finder.ts';

/** As many products as the dropdown shows, and as many with a number almost like the one that was typed. */
const [MOST, MOST_NEAR] = [5, 3];

/**
 * What the browser found in the content, with the products that the store suggests; without them when it is silent. The
 * same is left out as if all were in one index: guesses, where something is written as it was typed.
 * `finder`: `finderOf`, which the dropdown has; imported from here, too, it would become a part of what all islands load.
 */
export async function suggested(
  { locale, synonyms }: Pick<SearchIndex, 'locale' | 'synonyms'>,
  term: string,
  content: SearchResults,
  finder: typeof finderOf,
  send: Send = sendAsShopper,
): Promise<SearchResults> {
  try {
    const body = { ...SHOWN, search: term, limit: MOST, 'no-aggregations': '1' } as const;
    const { elements } = await send(suggest, { body, headers: HEADERS });
    const hits = elements.map((product) => entryOf(locale, product));
    const isNumber = content.hits.length === 0 && !content.isGuess;
    if (isNumber && hits.length === 0) return { ...content, near: await nearNumbers(locale, term, send) };
    if (isNumber) return { ...content, hits };
    if (hits.length === 0) return content;
    const worded = elements.map((product, at) => ({ ...(hits[at] as Entry), title: wordsOf(product) }));
    const { isGuess } = (await finder({ locale, synonyms, entries: worded }))(term);
    if (isGuess && !content.isGuess) return content;
    if (!isGuess && content.isGuess) return { hits, isGuess, near: [] };
    const meant = isGuess
      ? ((await finder({ locale, synonyms, entries: hits }))(term).meant ?? content.meant)
      : undefined;
    return { hits: [...hits, ...content.hits], isGuess, near: [], meant };
  } catch (error) {
    console.error('The store suggests nothing.', error);
    return content;
  }
}

/** What is shown of a product, and by which words it may have been found. */
const SHOWN = {
  includes: { ...CARD_INCLUDES, product: [...CARD_INCLUDES.product, 'keywords', 'properties'] },
  associations: { options: {}, properties: {} },
};
const HEADERS = { 'sw-include-seo-urls': '1' };

/** All words by which the index of a smaller shop finds a product. */
function wordsOf(product: Product): string {
  const { claim, features } = productAttributesOf(product);
  const options = [...(product.options ?? []), ...(product.properties ?? [])].map(({ name }) => name);
  return [product.name, product.keywords, ...options, claim, ...features].join(' ');
}

/** The first articles whose number is this one but for a slip. */
async function nearNumbers(locale: Locale, term: string, send: Send): Promise<Entry[]> {
  const value = numbersNear(term.replace(/^\D+|[^\da-z]/gi, ''));
  if (value.length === 0) return [];
  const filter = [{ type: 'equalsAny', field: 'productNumber', value }];
  const body = { ...SHOWN, filter, sort: [{ field: 'productNumber', order: 'ASC' as const }], limit: MOST_NEAR };
  const { elements } = await send(readProducts, { body, headers: HEADERS });
  return elements.map((product) => entryOf(locale, product));
}

/** All numbers that an article of the same family may have, with a sign less, more, another or swapped: `12104` → `12-101` … */
function numbersNear(typed: string): string[] {
  const neighbours = Array.from({ length: typed.length - 1 }, (_, at) => at + 2).flatMap((at) => {
    const [before, sign, next, after] = [
      typed.slice(0, at),
      typed.charAt(at),
      typed.charAt(at + 1),
      typed.slice(at + 1),
    ];
    const others = Array.from('0123456789', (digit) => [
      `${before}${digit}${after}`,
      `${before}${digit}${sign}${after}`,
    ]);
    return [before + after, `${before}${next}${sign}${after.slice(1)}`, ...others.flat()];
  });
  const articles = new Set(neighbours.filter((number) => number !== typed && /^\d{5}$/.test(number)));
  return [...articles].map((number) => `${number.slice(0, 2)}-${number.slice(2)}`);
}

/** As a build puts it into the index; the price becomes “from” and “instead of” when it is freshened, as all that are shown. */
function entryOf(locale: Locale, product: Product): Entry {
  const number = product.productNumber ?? '';
  const title = [product.name ?? '', product.parentId && variantWords(product)].filter(Boolean).join(', ');
  const picture = product.cover?.media?.thumbnails?.toSorted((a, b) => a.width - b.width)[0]?.url;
  const price = product.calculatedPrice && { now: formatMoney(locale, cents(product.calculatedPrice.unitPrice)) };
  return {
    ...{ kind: 'product', title, href: productHref(locale, product) },
    ...{ note: number, keywords: '', options: '', description: '' },
    product: {
      number,
      weight: 1,
      drawing: drawingOf(productAttributesOf(product)),
      variants: [],
      ...(picture && { picture }),
      ...(price && { price }),
    },
  };
}
