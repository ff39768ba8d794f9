import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { quickAdd } from '#features/cart/quick-add.store.ts';
import { $context } from '#features/session/session.store.ts';
import type { WishlistItem } from '#features/wishlist/wishlist-item.ts';
import type { Locale } from '#i18n/locales.ts';
import { compare as pathOf } from '#i18n/paths.ts';
import { compare } from './compare.store.ts';
import { compareList } from './compare-list.store.ts';
import { numbersIn, toggled } from './compare-list.ts';
import { type Compared, comparedOf } from './compared.ts';
import type { AllWords } from './words.ts';

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
