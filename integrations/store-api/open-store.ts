import { join } from 'node:path';
import type { Config } from '#config.schema.ts';
import { storeApi } from './app.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { BrokenManifest } from './catalogue/media.ts';
import { checkLimits } from './limits/attempts.ts';
import { releaseHeld } from './order/release-held.ts';
import { openOutbox } from './outbox/outbox.ts';
import { offeredBy } from './payment/handler.ts';
import { sweep } from './records/checkout/sweep.ts';
import { openRecords, type Records } from './records/database.ts';
import { troubleOf } from './records/trouble.ts';
import { readShopConfig } from './shop-config/shop-config.ts';
import type { Store } from './store.ts';

/** An open store and its API. */
export type OpenStore = { store: Store; app: ReturnType<typeof storeApi>; close: () => Promise<void> };

/** Opens the embedded store, in `folder` unless it has a database of its own, and brings its catalog up to date with `content`. */
export async function openStore(config: Config, folder: string, content: string): Promise<OpenStore> {
  checkLimits(config);
  const records = await openRecords(config.DATABASE_URL ?? join(folder, 'store.sqlite'));
  try {
    return await storeOn(records, config, content);
  } catch (error) {
    await records.close(); // a retry opens it again, and an unclosed file would end the process
    throw error;
  }
}

/** Content, or a description of its pictures, that can't be taken over: the message names file, field, what was found and what was expected. */
export class ContentMistake extends Error {}

async function storeOn(records: Records, config: Config, content: string): Promise<OpenStore> {
  const clock = () => new Date(config.SHOP_CLOCK ?? Date.now());
  const shopConfig = offeredBy(config, await taken(readShopConfig(content)));
  await taken(importCatalogue(records, content));
  const catalogue = await taken(readCatalogue(records.read, content, clock()));
  const parts = { records, shopConfig, catalogue, config, clock };
  const outbox = openOutbox(parts);
  const store: Store = { ...parts, outbox };
  const sweeping = startSweeping(store, [
    (now, signal) => sweep(records, now, signal),
    (now) => releaseHeld(store, now),
  ]);
  const close = async () => {
    await Promise.all([outbox.stop(), sweeping.stop()]);
    await records.close();
  };
  return { store, app: storeApi(store), close };
}

/** What is wrong with content says where; everything else that goes wrong meanwhile is another matter. */
async function taken<Content>(reading: Promise<Content>): Promise<Content> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BrokenManifest || (error instanceof Error && error.message.startsWith('content/')))
      throw new ContentMistake(error.message, { cause: error });
    throw error;
  }
}

const EVERY_MS = 60 * 60 * 1000;

/**
 * Sweeps once an hour, one `step` after the other: old records, then what is held too long. No shopper waits for it, or is
 * refused because it failed.
 * Not by a clock that was set by hand, which may be wrong about what is old.
 */
export function startSweeping(
  { config, clock }: Pick<Store, 'config' | 'clock'>,
  steps: ((now: Date, signal: AbortSignal) => Promise<void>)[],
): {
  /** Lets what has begun come to an end soon, and begins no other. */
  stop: () => Promise<void>;
} {
  if (config.SHOP_CLOCK) return { stop: async () => {} };
  const stopping = new AbortController();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    for (const step of steps) running = running.then(() => step(clock(), stopping.signal)).catch(log);
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** It is tried again in an hour. What a database says of itself may name its address. */
const log = (error: unknown) =>
  console.error(JSON.stringify({ level: 'error', at: 'sweep', reason: troubleOf(error)?.kind ?? 'failed' }));
