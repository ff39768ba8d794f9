import { join } from 'node:path';
import type { Config } from '#config.schema.ts';
import { storeApi } from './app.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { readShopFacts } from './catalogue/shop-facts.ts';
import { checkLimits } from './limits/attempts.ts';
import { releaseHeld } from './order/release-held.ts';
import { offeredBy } from './payment/offer.ts';
import { openPost } from './post/post.ts';
import { openRecords, type Records } from './records/database.ts';
import type { Store } from './store.ts';
import { startSweeping } from './sweeping.ts';

/** An open store and its API. */
export type OpenStore = { store: Store; app: ReturnType<typeof storeApi>; close: () => Promise<void> };

/** Opens the embedded store, in `folder` unless it has a database of its own, and brings its catalogue up to date with `content`. */
export async function openStore(config: Config, folder: string, content: string): Promise<OpenStore> {
  checkLimits(config);
  const records = await openRecords(config.DATABASE_URL ?? join(folder, 'store.sqlite'));
  try {
    return await storeOn(records, config, content);
  } catch (error) {
    await records.close(); // whoever tries again opens it anew, and a file that nobody closes ends the process
    throw error;
  }
}

async function storeOn(records: Records, config: Config, content: string): Promise<OpenStore> {
  const clock = () => new Date(config.SHOP_CLOCK ?? Date.now());
  const facts = offeredBy(config, await readShopFacts(content));
  await importCatalogue(records, content);
  const catalogue = await readCatalogue(records.read, content, clock());
  const parts = { records, facts, catalogue, config, clock };
  const post = openPost(parts);
  const store: Store = { ...parts, post };
  const sweeping = startSweeping(store, (now) => releaseHeld(store, now));
  const close = async () => {
    await Promise.all([post.stop(), sweeping.stop()]);
    await records.close();
  };
  return { store, app: storeApi(store), close };
}
