import { join } from 'node:path';
import type { Config } from '#config.schema.ts';
import { patient } from './patient.ts';
import { type FetchStore, proxy } from './proxy.ts';
import { keptAnswers } from './response-cache.ts';

/** How a build asks a remote Shopware: from its shelf, else patiently. */
export function buildReader(config: Config): FetchStore {
  const cache = { folder: join('.cache', 'store-api'), maxAgeMs: config.STORE_API_CACHE_MINUTES * 60_000 };
  const who = [config.STORE_API_ENDPOINT ?? '', config.STORE_API_ACCESS_TOKEN ?? ''];
  return keptAnswers(patient(proxy(config), config), who, cache);
}

/** Asks once before a build begins, so that a wrong connection is told in a sentence and not a hundred pages later. @throws {Error} that sentence */
export async function checkRemote(config: Config): Promise<void> {
  await patient(proxy(config), config)(new Request('http://store.internal/store-api/context'));
}
