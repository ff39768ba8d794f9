import { atom } from 'nanostores';
import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Send } from '#store-api/client.ts';
import { readCrossSelling, readProducts } from '#store-api/contract/product.ts';
import { ofSystem, type Shelf, shelfOf } from './part.ts';

/** What belongs to the system whose set is open, at the shopper's prices. */
export function createShelf(send: Send) {
  const $shelf = atom<Loading<Shelf>>(idle);

  /** The last one asked for counts, whichever answer comes first. */
  async function load(locale: Locale, systemId: string): Promise<void> {
    const pending: Loading<Shelf> = { state: 'pending' };
    $shelf.set(pending);
    const outcome = await ask(locale, systemId);
    if ($shelf.get() === pending) $shelf.set(outcome);
  }

  async function ask(locale: Locale, systemId: string): Promise<Loading<Shelf>> {
    try {
      const headers = { 'sw-include-seo-urls': '1' };
      const body = { includes: CARD_INCLUDES };
      const [lists, { elements }] = await Promise.all([
        send(readCrossSelling, { path: { id: systemId }, body, headers }),
        send(readProducts, { body: ofSystem(systemId), headers }),
      ]);
      return { state: 'success', value: shelfOf(locale, systemId, lists, elements) };
    } catch (error) {
      return { state: 'error', error };
    }
  }

  return { $shelf, load };
}

export const shelf = createShelf(sendAsShopper);
