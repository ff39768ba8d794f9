import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { PressBusy, press } from './press.ts';

/** A press, and how many it has drawn at the same time at most. */
function aPress() {
  let [underWay, atOnce] = [0, 0];
  const draw = vi.fn(async (sheet: { n: number }) => {
    underWay += 1;
    atOnce = Math.max(atOnce, underWay);
    await setImmediate();
    underWay -= 1;
    return `file ${sheet.n}`;
  });
  return { draw, print: press(draw), atOnce: () => atOnce };
}

it('draws one sheet at a time, and turns away who would wait too long', async () => {
  const { draw, print, atOnce } = aPress();
  const told = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => print({ n })));
  const refused = told.filter((each) => each.status === 'rejected');
  expect([draw.mock.calls.length, refused.length, atOnce()]).toEqual([21, 9, 1]);
  expect(refused[0]?.reason).toBeInstanceOf(PressBusy);
});

it('lets others be answered between two drawings', async () => {
  const { draw, print } = aPress();
  const all = Promise.all(Array.from({ length: 3 }, (_, n) => print({ n })));
  const seen: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await setImmediate();
    seen.push(draw.mock.calls.length);
  }
  await all;
  expect([...new Set(seen)].filter(Boolean)).toEqual([1, 2, 3]);
});

it('draws the same sheet once, however often it is asked for, and a changed one anew', async () => {
  const { draw, print } = aPress();
  expect(await Promise.all([print({ n: 1 }), print({ n: 1 }), print({ n: 2 })])).toEqual([
    'file 1',
    'file 1',
    'file 2',
  ]);
  expect(await print({ n: 1 })).toBe('file 1');
  expect(draw).toHaveBeenCalledTimes(2);
});

it('keeps the last files, and no failure', async () => {
  const draw = vi.fn(async (sheet: { n: number }) => {
    if (draw.mock.calls.length === 1) throw new Error('out of ink');
    return sheet.n;
  });
  const print = press(draw);
  await expect(print({ n: 0 })).rejects.toThrow('out of ink');
  for (let n = 0; n <= 50; n += 1) await print({ n });
  expect(draw).toHaveBeenCalledTimes(52);
  await print({ n: 50 });
  expect(draw).toHaveBeenCalledTimes(52);
  await print({ n: 0 });
  expect(draw).toHaveBeenCalledTimes(53);
});
