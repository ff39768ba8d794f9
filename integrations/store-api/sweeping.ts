import { sweep } from './records/checkout/sweep.ts';
import { troubleOf } from './records/trouble.ts';
import type { Store } from './store.ts';

const EVERY_MS = 60 * 60 * 1000;

/**
 * Sweeps old records once an hour, in a transaction of its own, and then lets go of what is held too long (`release`): no
 * shopper waits for it, or is refused because it failed.
 * Not by a clock that was set by hand, which may be wrong about what is old.
 */
export function startSweeping(
  { records, config, clock }: Pick<Store, 'records' | 'config' | 'clock'>,
  release: (now: Date) => Promise<void>,
): {
  /** Lets a sweep that has begun finish, and begins no other. */
  stop: () => Promise<void>;
} {
  if (config.SHOP_CLOCK) return { stop: async () => {} };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    const swept = records.transaction((tx) => sweep(tx, clock())).catch(log);
    running = swept.then(() => release(clock())).catch(log);
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** It is tried again in an hour. What a database says of itself may name its address. */
const log = (error: unknown) =>
  console.error(JSON.stringify({ level: 'error', at: 'sweep', reason: troubleOf(error)?.kind ?? 'failed' }));
