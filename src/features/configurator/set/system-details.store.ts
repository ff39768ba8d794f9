import { CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { createLoader, sendAsShopper } from '#features/session/session.store.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Send } from '#store-api/client.ts';
import { readCrossSelling, readProducts } from '#store-api/contract/product.ts';
import { ofSystem, type SystemDetails, systemDetailsOf } from './whole-set.ts';

/** What belongs to the system whose set is open, at the shopper's prices. */
export function createSystemDetails(send: Send) {
  const { $value: $details, load } = createLoader<SystemDetails>();

  async function fetchDetails(locale: Locale, systemId: string, signal: AbortSignal): Promise<SystemDetails> {
    const options = { headers: { 'sw-include-seo-urls': '1' }, signal };
    const [lists, { elements }] = await Promise.all([
      send(readCrossSelling, { ...options, path: { id: systemId }, body: { includes: CARD_INCLUDES } }),
      send(readProducts, { ...options, body: ofSystem(systemId) }),
    ]);
    return systemDetailsOf(locale, systemId, lists, elements);
  }

  return {
    $details,
    load: (locale: Locale, systemId: string) => load((signal) => fetchDetails(locale, systemId, signal)),
  };
}

export const systemDetails = createSystemDetails(sendAsShopper);
