import { join } from 'node:path';
import type { Config } from '#config.schema.ts';
import { changedFiles } from '#values/live-content.server.ts';
import { storeApi } from './app.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { BrokenManifest } from './catalogue/media.ts';
import type { ChangeLog } from './changes/change-log.ts';
import { announcingRecords, openChangeLog } from './changes/open-change-log.ts';
import { checkLimits } from './limits/attempts.ts';
import { releaseHeld } from './order/release-held.ts';
import { openOutbox } from './outbox/outbox.ts';
import { offeredBy } from './payment/handler.ts';
import { sweep } from './records/checkout/sweep.ts';
import { openRecords, type Records } from './records/database.ts';
import { beginFilled, FILLED } from './records/sqlite/filled.ts';
import { troubleOf } from './records/trouble.ts';
import { readShopConfig } from './shop-config/shop-config.ts';
import type { Store } from './store.ts';

/** An open store and its API. */
export type OpenStore = {
  store: Store;
  app: ReturnType<typeof storeApi>;
  changes: ChangeLog;
  /**
   * Takes over what was published of content since: into the database, unless another process has done that, and into
   * memory. Requests under way go on with what they have begun with.
   * @returns ids of the articles and names of the lists that have changed
   * @throws {ContentMistake} then everything is as before
   */
  takeContent: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Opens the embedded store, in `folder` unless it has a database of its own, and brings its catalog up to date with `content`. */
export async function openStore(config: Config, folder: string, content: string): Promise<OpenStore> {
  checkLimits(config);
  const file = join(folder, 'store.sqlite');
  if (!config.DATABASE_URL) beginFilled(file, join(content, '..', FILLED));
  const records = await openRecords(config.DATABASE_URL ?? file);
  try {
    return await storeOn(records, openChangeLog(records, folder), config, content);
  } catch (error) {
    await records.close(); // a retry opens it again, and an unclosed file would end the process
    throw error;
  }
}

/** Content, or a description of its pictures, that can't be taken over: the message names file, field, what was found and what was expected. */
export class ContentMistake extends Error {}

async function storeOn(opened: Records, changes: ChangeLog, config: Config, content: string): Promise<OpenStore> {
  const records = announcingRecords(opened, changes);
  const clock = () => new Date(config.SHOP_CLOCK ?? Date.now());
  const read = async () => {
    const shopConfig = offeredBy(config, await taken(readShopConfig(content)));
    const written = await taken(importCatalogue(records, content));
    return {
      written,
      fromContent: { shopConfig, catalogue: await taken(readCatalogue(records.read, content, clock())) },
    };
  };
  const { fromContent } = await read();
  const parts = { records, ...fromContent, config, clock };
  const store: Store = Object.assign(parts, { outbox: openOutbox(parts) });
  const takeContent = async () => {
    const { written, fromContent } = await read();
    const { findHits } = store.catalogue;
    Object.assign(store, fromContent);
    // the search catches up by itself, unless words that all of it is made with are others
    if (![...changedFiles.keys()].some((file) => OF_ALL_SEARCHES.test(file))) store.catalogue.findHits = findHits;
    return written;
  };
  const sweeping = startSweeping(store, [
    (now, signal) => sweep(records, now, signal),
    (now) => releaseHeld(store, now),
  ]);
  const close = async () => {
    await Promise.all([store.outbox.stop(), sweeping.stop()]);
    await changes.close();
    await records.close();
  };
  return { store, app: storeApi(store), changes, takeContent, close };
}

/** Files of content that the whole index of the search is made with. */
const OF_ALL_SEARCHES = /^(properties\/|shop\/synonyms\.yaml$)/;

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
