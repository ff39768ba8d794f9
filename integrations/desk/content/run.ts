import { embedded } from '#store/transport.ts';
import type { PastChange } from '#values/change.ts';
import { contentFolder, startReceiving } from './live.ts';
import { keepPublishing } from './plan.ts';
import { publish } from './publish.ts';

let stop: (() => Promise<void>) | undefined;

/** Begins to hear of publications and to carry out planned ones; for when the store has opened. @returns what the release lacks */
export async function beginToPublish(): Promise<PastChange[]> {
  const changes = await startReceiving();
  const store = await embedded();
  if (store && contentFolder()) stop ??= keepPublishing(store.store.records, store.store.clock, publish);
  return changes;
}

/** Waits for the publication under way, and begins no other. */
export const endPublishing = async (): Promise<void> => stop?.();
