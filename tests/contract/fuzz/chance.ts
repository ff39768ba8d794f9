import { seededRandom } from '#tests/support/seeded-random.ts';

/** Seeded random choices: the same seed gives the same requests. */
export type Chance = {
  upTo: (most: number) => number;
  pick: <One>(list: readonly One[]) => One;
  is: (share: number) => boolean;
};

export function chance(seed: number): Chance {
  const next = seededRandom(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  return { upTo, pick: (list) => list[upTo(list.length)] as never, is: (share) => next() < share };
}
