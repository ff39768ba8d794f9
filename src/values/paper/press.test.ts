import { expect, it } from 'vitest';
import { QueueFullError } from '#values/turns.ts';
import { press } from './press.ts';

/** A press whose drawing is this function; `drawn` is how many its thread has drawn so far. */
const pressOf = (body: string) =>
  press<{ n: number; open?: Int32Array }>(
    new URL(`data:text/javascript,${encodeURIComponent(`let drawn = 0; export default (sheet) => { ${body} };`)}`),
  );

it('draws one sheet at a time beside everything else, and turns away who would wait too long', async () => {
  const print = pressOf('Atomics.wait(sheet.open, 0, 0); drawn += 1; return Uint8Array.of(drawn, sheet.n);');
  const open = new Int32Array(new SharedArrayBuffer(4));
  const jobs = Promise.allSettled(Array.from({ length: 15 }, (_, n) => print('anna', { n, open })));
  const other = print('ruth', { n: 100, open });
  Atomics.store(open, 0, 1); // reached although a drawing is under way
  Atomics.notify(open, 0);
  const results = await jobs;
  const refused = results.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => reason instanceof QueueFullError)).toEqual([true, true, true, true]);
  expect(await other).toEqual(Uint8Array.of(3, 100)); // after the one under way and anna's next, before all her others
});

it('draws the same sheet once, however often it is asked for, and a changed one anew', async () => {
  const print = pressOf('drawn += 1; return Uint8Array.of(drawn);');
  const files = await Promise.all([print('anna', { n: 1 }), print('ruth', { n: 1 }), print('anna', { n: 2 })]);
  expect(files).toEqual([[1], [1], [2]].map((each) => Uint8Array.from(each)));
  expect(await print('anna', { n: 1 })).toBe(files[0]);
});

it('keeps the last files, and no failure', async () => {
  const print = pressOf("drawn += 1; if (drawn === 1) throw new Error('out of ink'); return Uint8Array.of(drawn);");
  await expect(print('anna', { n: 0 })).rejects.toThrow('out of ink');
  for (let n = 0; n <= 50; n += 1) await print('anna', { n });
  expect(await print('anna', { n: 50 })).toEqual(Uint8Array.of(52));
  expect(await print('anna', { n: 0 })).toEqual(Uint8Array.of(53));
});
