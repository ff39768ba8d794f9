import { expect, test } from 'vitest';
import { createLane, mayPreload } from './preload.ts';

/** Work that ends when it is told to. */
function someWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (address: string) => {
    begun.push(address);
    return new Promise<void>((end) => ends.push(end));
  };
  return { work, begun, ends };
}

test('at most four payloads are on their way at once, and each address is asked for once (I3)', async () => {
  const { work, begun, ends } = someWork();
  const preload = createLane(work);
  for (const address of ['/a', '/b', '/a', '/c', '/d', '/e', '/f']) preload(address);
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
  ends[1]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test.each([
  ['a browser that says nothing', undefined, true],
  ['a usual connection', { effectiveType: '4g' }, true],
  ['a slow one', { effectiveType: '2g' }, false],
  ['a very slow one', { effectiveType: 'slow-2g' }, false],
  ['a saver of data', { effectiveType: '4g', saveData: true }, false],
])('preloading with %s (I3)', (_, connection, expected) => expect(mayPreload(connection)).toBe(expected));
