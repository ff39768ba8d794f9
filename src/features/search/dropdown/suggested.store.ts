import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { variantWords } from '#features/product/buy/choices.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Send } from '#store-api/client.ts';
import { suggest } from '#store-api/contract/listing.ts';
import type { Product } from '#store-api/contract/product.ts';
import { drawingOf } from '#ui/drawing.ts';
import { cents } from '#values/money.ts';
import type { Entry } from '../index/entry.ts';
import type { SearchResults } from '../index/finder.ts';

/** As many products as the dropdown shows. */
const MOST = 5;

/** What the browser found in the content, with the products that the store suggests; without them when it is silent. */
export async function suggested(
  locale: Locale,
  term: string,
  results: SearchResults,
  send: Send = sendAsShopper,
): Promise<SearchResults> {
  const headers = { 'sw-include-seo-urls': '1' };
  try {
    const body = { search: term, limit: MOST, 'no-aggregations': '1', associations: { options: {} } } as const;
    const { elements } = await send(suggest, { body, headers });
    return { ...results, hits: [...elements.map((product) => entryOf(locale, product)), ...results.hits] };
  } catch (error) {
    console.error('The store suggests nothing.', error);
    return results;
  }
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
