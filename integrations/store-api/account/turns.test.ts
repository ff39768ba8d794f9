import { expect, it } from 'vitest';
import { turns } from './turns.ts';

const turn = () => new Promise((next) => setImmediate(next));

it('lets two begin, and each of the others when one has ended, well or not', async () => {
  const inTurn = turns(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<string>((done, fail) => ends.set(name, (error) => (error ? fail(error) : done(name))));
    });
  const all = ['a', 'b', 'c', 'd', 'e'].map(work);
  await turn();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.(new Error('no memory'));
  await expect(all[0]).rejects.toThrow('no memory');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) ends.get(name)?.();
  await turn();
  ends.get('e')?.();
  expect(await Promise.all(all.slice(1))).toEqual(['b', 'c', 'd', 'e']);
  const again = work('f');
  await turn();
  ends.get('f')?.();
  expect(await again).toBe('f');
});
