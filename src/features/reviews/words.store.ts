import { atom } from 'nanostores';
import type { Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { KeyOf } from '#i18n/namespaces.ts';

/** The words of the reviews, once they are there: those of `product`, `validation` and `connection`. */
export const $reviewWords = atom<ReviewWords | undefined>(undefined);

export type ReviewWords = { [Name in 'product' | 'validation' | 'connection']: Slice<KeyOf<Name>> };

/** Words come as files of their own: on the page itself they would weigh more than it may. */
export async function loadReviewWords(locale: Locale): Promise<void> {
  if ($reviewWords.get()) return;
  const names = ['product', 'validation', 'connection'] as const;
  const slices = names.map(async (name) => {
    const load = FILES[`/src/i18n/locales/${locale}/${name}.json`];
    return [name, { ...(await load?.()), '@lang': locale }] as const;
  });
  $reviewWords.set(Object.fromEntries(await Promise.all(slices)) as ReviewWords);
}

const FILES = import.meta.glob<Record<string, string>>('/src/i18n/locales/*/{product,validation,connection}.json', {
  import: 'default',
});
