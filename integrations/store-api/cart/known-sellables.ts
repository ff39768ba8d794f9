import type { Locale } from '#i18n/locales.ts';
import { readDigest } from '#store/catalogue/content-digest.ts';
import { readSellables, type Sellable } from '#store/catalogue/sellables.ts';
import { readStock } from '#store/records/checkout/stock.ts';
import type { Records } from '#store/records/database.ts';
import type { Database } from '#store/records/driver.ts';

type View = { locale: Locale; customerGroupId: string; now: Date };

/** What carts know of products, by language, group and id, as long as the catalogue is of one content. */
type Memory = { digest: string | null; sellables: Map<string, Sellable> };
const known = new WeakMap<Records, Memory>();

/**
 * Products of a cart: names and prices from memory, stock always from the database (`db`: inside a change its transaction).
 * Reading everything anew took eight queries of every cart call.
 */
export async function knownSellables(
  records: Records,
  db: Database,
  ids: string[],
  view: View,
): Promise<Map<string, Sellable>> {
  const memory = memoryOf(records, await readDigest(db));
  const keyOf = (id: string) => `${view.locale}:${view.customerGroupId}:${id}`;
  const unread = ids.filter((id) => !memory.has(keyOf(id)));
  // ids that no product has are not kept: anybody may send them
  for (const [id, sellable] of await readSellables(db, unread, view)) memory.set(keyOf(id), sellable);
  const stock = await readStock(db, ids);
  const found = ids.flatMap((id): [string, Sellable][] => {
    const sellable = memory.get(keyOf(id));
    return sellable ? [[id, { ...sellable, stock: stock.get(id) ?? 0 }]] : [];
  });
  return new Map(found);
}

/** Begun anew when another process, of a newer release, has brought its content: a price is the same in all of them. */
function memoryOf(records: Records, digest: string | null): Memory['sellables'] {
  const last = known.get(records);
  if (last?.digest === digest) return last.sellables;
  const fresh: Memory = { digest, sellables: new Map() };
  known.set(records, fresh);
  return fresh.sellables;
}
