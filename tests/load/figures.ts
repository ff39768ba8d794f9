import type { Done } from './crowd.ts';

/** How long something took: half of the answers were there after `p50` ms, all but one in a hundred after `p99`. */
export type Figure = { count: number; p50: number; p99: number; longest: number };

export function figureOf(done: readonly Pick<Done, 'ms'>[]): Figure {
  const times = done.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10;
  return { count: times.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** The same by what was done. */
export const figuresByDeed = (done: readonly Done[]): Record<string, Figure> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(done, ({ deed }) => deed)).map(([deed, each]) => [deed, figureOf(each)]),
  );
