import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { quickAdd } from '#features/cart/quick-add.store.ts';
import { stockNote } from '#features/catalogue/stock-words.ts';
import { sizeOf } from '#features/product/measures/size.ts';
import { technicalRows } from '#features/product/measures/technical.ts';
import { $context } from '#features/session/session.store.ts';
import { type WishlistItem, wishlistItemOf } from '#features/wishlist/wishlist-item.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { compare as pathOf } from '#i18n/paths.ts';
import type { Values, Words } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { compare } from './compare.store.ts';
import { compareList } from './compare-list.store.ts';
import { type CompareRow, compareRows, numbersIn, toggled } from './compare-rows.ts';
import type { AllWords } from './words.server.ts';

/** What the page of the comparison shows and can do. Its address always names what it shows, so that it can be passed on. */
export function useCompareView(locale: Locale, words: AllWords) {
  const { state, value } = useStore(compare.$compared, { ssr: 'initial' });
  const gone = useStore(compare.$gone, { ssr: 'initial' });
  const context = useStore($context, { ssr: 'initial' });
  const [busy, setBusy] = useState<string>();
  const compared: Compared = comparedOf(locale, words, value ?? []);
  const address = pathOf(locale, ...compared.products.map(({ number }) => number));

  useEffect(() => void load(), []);
  useEffect(() => {
    if (state === 'success') history.replaceState(history.state, '', address);
  }, [state, address]);

  return {
    ...{ state, gone, busy, ...compared },
    /** Whether prices come without tax, as professionals see them. */
    isNet: context.value?.context.taxState === 'net',
    retry: load,
    remove: compare.remove,
    clear: compare.clear,
    copy: () => navigator.clipboard.writeText(new URL(address, location.origin).href),
    async add({ id, name, least }: WishlistItem): Promise<void> {
      setBusy(id);
      await quickAdd(id, name, least ?? 1);
      setBusy(undefined);
    },
  };
}

/** An address that names products is somebody's comparison; `?add=` is the link of a product page without script. */
function load(): Promise<void> {
  const numbers = numbersIn(location.search);
  if (numbers.length > 0) return compare.load({ numbers });
  const added = new URLSearchParams(location.search).get('add');
  const ids = compareList.get();
  return compare.load({ ids: added && !ids.includes(added) ? toggled(ids, added) : ids });
}

/** Products side by side: what each is, and what they have in common or not. */
interface Compared {
  products: WishlistItem[];
  rows: CompareRow[];
}

function comparedOf(locale: Locale, words: AllWords, products: readonly Product[]): Compared {
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
    products: products.map((product) => wishlistItemOf(locale, words.wishlist, product)),
    rows: compareRows(sheets),
  };
}

/** An island's slice with the face that the server's words have. */
function wordsOfProduct({ product }: AllWords): Words<'product'> {
  const text = (key: string, values?: Values) => formatMessage<string>(product, key, values);
  return Object.assign(text, {
    maybe: (key: string, values?: Values) => (key in product ? text(key, values) : undefined),
  });
}
