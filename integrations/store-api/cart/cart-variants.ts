import type { Locale } from '#i18n/locales.ts';
import { readDigest } from '#store/catalogue/import-catalogue.ts';
import { type PurchasableVariant, readPurchasableVariants } from '#store/catalogue/purchasable-variants.ts';
import { readStock } from '#store/records/checkout/stock.ts';
import type { Records } from '#store/records/database.ts';
import type { Database } from '#store/records/driver.ts';

type View = { locale: Locale; customerGroupId: string; now: Date };

/** What carts know of products, by language, group and id, as long as the catalogue is of one content. */
type Memory = { digest: string | null; variants: Map<string, PurchasableVariant> };
const memories = new WeakMap<Records, Memory>();

/**
 * Products of a cart: names and prices from memory, stock always from the database (`db`: inside a change its transaction).
 * Reading everything anew took eight queries of every cart call.
 */
export async function readCartVariants(
  records: Records,
  db: Database,
  ids: string[],
  view: View,
): Promise<Map<string, PurchasableVariant>> {
  const memory = memoryOf(records, await readDigest(db));
  const keyOf = (id: string) => `${view.locale}:${view.customerGroupId}:${id}`;
  const unread = ids.filter((id) => !memory.has(keyOf(id)));
  // ids that no product has are not kept: anybody may send them
  for (const [id, variant] of await readPurchasableVariants(db, unread, view)) memory.set(keyOf(id), variant);
  const stock = await readStock(db, ids);
  const entries = ids.flatMap((id): [string, PurchasableVariant][] => {
    const variant = memory.get(keyOf(id));
    return variant ? [[id, { ...variant, stock: stock.get(id) ?? 0 }]] : [];
  });
  return new Map(entries);
}

/** Begun anew when another process, of a newer release, has brought its content: a price is the same in all of them. */
function memoryOf(records: Records, digest: string | null): Memory['variants'] {
  const last = memories.get(records);
  if (last?.digest === digest) return last.variants;
  const memory: Memory = { digest, variants: new Map() };
  memories.set(records, memory);
  return memory.variants;
}
