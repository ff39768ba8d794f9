import { stoodInLineMs } from '#tests/load/process.ts';
import type { Shop } from '#tests/support/shop.ts';

/** Told stalls of a shop, without the time in which others had its core. */
export interface Stall {
  ms: number;
  during: string[];
}

/** What nobody should wait for somebody else. */
export const LONGEST_STALL_MS = 200;

const POLL_MS = 250;

/**
 * Asks `/health` again and again until `end`, which resolves with the stalls of `leastMs` and more. On a machine that
 * others use too a process waits for a core: what the kernel says of that does not count.
 */
export function watchStalls({ url, process: { pid } }: Shop, leastMs: number) {
  const stalls: Stall[] = [];
  let lastCount: number | undefined;
  let inLine = stoodInLineMs(pid);
  const poll = async () => {
    const before = inLine;
    const { stalls: report } = await (await fetch(new URL('/health', url))).json();
    inLine = stoodInLineMs(pid);
    const newStalls: Stall[] = report.latest.slice(0, report.count - (lastCount ?? report.count));
    lastCount = report.count;
    const ownStalls = newStalls.map(({ ms, during }) => ({ ms: Math.round(ms - (inLine - before)), during }));
    stalls.push(...ownStalls.filter(({ ms }) => ms >= leastMs));
  };
  let last = poll();
  const timer = setInterval(() => {
    last = last.then(poll);
  }, POLL_MS);
  return async (): Promise<Stall[]> => {
    clearInterval(timer);
    await last;
    await poll();
    return stalls;
  };
}
