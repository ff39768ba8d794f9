/** Chance with a seed: the same seed gives the same requests. */
export type Chance = {
  upTo: (most: number) => number;
  pick: <One>(list: readonly One[]) => One;
  is: (share: number) => boolean;
};

/** A small generator (mulberry32); good enough to shuffle with. */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * most);
  return { upTo, pick: (list) => list[upTo(list.length)] as never, is: (share) => next() < share };
}
