import { atom } from 'nanostores';
import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Send } from '#store-api/client.ts';
import { readCrossSelling, readProducts } from '#store-api/contract/product.ts';
import { ofSystem, type SystemDetails, systemDetailsOf } from './whole-set.ts';

/** What belongs to the system whose set is open, at the shopper's prices. */
export function createSystemDetails(send: Send) {
  const $details = atom<Loading<SystemDetails>>(idle);

  /** The last one asked for counts, whichever answer comes first. */
  async function load(locale: Locale, systemId: string): Promise<void> {
    const pending: Loading<SystemDetails> = { state: 'pending' };
    $details.set(pending);
    const outcome = await fetchDetails(locale, systemId);
    if ($details.get() === pending) $details.set(outcome);
  }

  async function fetchDetails(locale: Locale, systemId: string): Promise<Loading<SystemDetails>> {
    try {
      const headers = { 'sw-include-seo-urls': '1' };
      const body = { includes: CARD_INCLUDES };
      const [lists, { elements }] = await Promise.all([
        send(readCrossSelling, { path: { id: systemId }, body, headers }),
        send(readProducts, { body: ofSystem(systemId), headers }),
      ]);
      return { state: 'success', value: systemDetailsOf(locale, systemId, lists, elements) };
    } catch (error) {
      return { state: 'error', error };
    }
  }

  return { $details: $details, load };
}

export const systemDetails = createSystemDetails(sendAsShopper);
