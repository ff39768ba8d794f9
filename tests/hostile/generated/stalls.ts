import { stoodInLineMs } from '#tests/load/process.ts';
import type { Shop } from '#tests/support/shop.ts';

/** Told stalls of a shop, without the time in which others had its core. */
export interface Stall {
  ms: number;
  during: string[];
}

/** What nobody should wait for somebody else. */
export const LONGEST_STALL_MS = 200;

const LOOK_MS = 250;

/**
 * Asks `/health` again and again until `end`, which resolves with the stalls of `leastMs` and more. On a machine that
 * others use too a process waits for a core: what the kernel says of that does not count.
 */
export function watchStalls({ url, process: { pid } }: Shop, leastMs: number) {
  const stalls: Stall[] = [];
  let known: number | undefined;
  let inLine = stoodInLineMs(pid);
  const look = async () => {
    const before = inLine;
    const { stalls: told } = await (await fetch(new URL('/health', url))).json();
    inLine = stoodInLineMs(pid);
    const fresh: Stall[] = told.latest.slice(0, told.count - (known ?? told.count));
    known = told.count;
    const own = fresh.map(({ ms, during }) => ({ ms: Math.round(ms - (inLine - before)), during }));
    stalls.push(...own.filter(({ ms }) => ms >= leastMs));
  };
  let last = look();
  const timer = setInterval(() => {
    last = last.then(look);
  }, LOOK_MS);
  return async (): Promise<Stall[]> => {
    clearInterval(timer);
    await last;
    await look();
    return stalls;
  };
}
