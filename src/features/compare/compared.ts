import { stockNote } from '#features/catalog/stock-words.ts';
import { sizeOf } from '#features/product/measures/size.ts';
import { technicalRows } from '#features/product/measures/technical.ts';
import { type WishlistItem, wishlistItemOf } from '#features/wishlist/wishlist-item.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Values, Words } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';
import type { AllWords } from './words.ts';

/** Products side by side: what each is, and what they have in common or not. */
export interface Compared {
  products: WishlistItem[];
  rows: CompareRow[];
}

export function comparedOf(locale: Locale, words: AllWords, products: readonly Product[]): Compared {
  const t = wordsOfProduct(words);
  const sheets = products.map((product) => {
    const size = sizeOf(product);
    return [
      { name: formatMessage(words.page, 'stock'), value: stockNote(t, product).text },
      ...(size ? [{ name: formatMessage(words.page, 'size'), value: t('dimensions', { ...size }) }] : []),
      ...technicalRows(locale, t, product).filter(({ name }) => name !== t('ean')), // tells the products apart, not their use
    ];
  });
  return {
    products: products.map((product) => wishlistItemOf(locale, words.wish, product)),
    rows: compareRows(sheets),
  };
}

/** An island's slice with the face that the server's words have. */
function wordsOfProduct({ product }: AllWords): Words<'product'> {
  const text = (key: string, values?: Values) => formatMessage(product, key, values);
  return Object.assign(text, {
    maybe: (key: string, values?: Values) => (key in product ? text(key, values) : undefined),
  });
}
