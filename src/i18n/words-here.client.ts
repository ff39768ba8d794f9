import type { Slice } from './format-message.ts';
import type { KeyOf } from './namespaces.ts';
import { spokenAt } from './paths.ts';

/** Namespaces that scripts without an island speak: their words come as a file of their own, when they are needed. */
type Spoken = 'compare' | 'gallery' | 'offline' | 'recent' | 'wishlist';

/** Words of the page's language. @throws when the file can't be loaded */
export async function wordsHere<N extends Spoken>(namespace: N): Promise<Slice<KeyOf<N>>> {
  const locale = spokenAt(location.pathname);
  const words = await FILES[`./locales/${locale}/${namespace}.json`]?.();
  return { '@lang': locale, ...words } as Slice<KeyOf<N>>;
}

const FILES = import.meta.glob<Record<string, string>>('./locales/*/{compare,gallery,offline,recent,wishlist}.json', {
  import: 'default',
});
