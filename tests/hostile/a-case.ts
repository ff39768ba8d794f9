/** What somebody tries at the Store API, and what they hear. */
export type Case = {
  tries: string;
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The status that is right; 2xx where it is harmless. */
  expected: number;
};

/** Cases of one call: `[what is tried, the body, the status]`. */
export const sending = (call: string, cases: readonly [string, unknown, number][]): Case[] => {
  const [method = '', path = ''] = call.split(' ');
  return cases.map(([tries, body, expected]) => ({ tries, method, path, body, expected }));
};

export const many = <One>(count: number, one: One): One[] => Array<One>(count).fill(one);

/** `n0`, `n1` …: names that differ. */
export const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);

/** A path of so many parts. */
export const path = (parts: number): string => many(parts, 'a').join('.');

/** `wrap` around itself so many times. */
export function nested(levels: number, wrap: (inner: unknown) => unknown, core: unknown = null): unknown {
  let inner = core;
  for (let level = 0; level < levels; level += 1) inner = wrap(inner);
  return inner;
}
