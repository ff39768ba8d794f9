import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '#values/change.ts';
import { FileLog } from './file-log.ts';

let folder: string;
let logs: FileLog[];
beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  logs = [];
});
afterEach(async () => {
  await Promise.all(logs.map((log) => log.close()));
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A log as one process has it, and what it has received. */
function aLog(now?: () => number) {
  const log = new FileLog(folder, now);
  logs.push(log);
  const received: Change[] = [];
  log.listen((changes) => received.push(...changes));
  return { log, received };
}
const tags = (changes: readonly Change[]) => changes.map(({ tag }) => tag);

it('what one process adds it receives at once, and others within a second, once', async () => {
  const [one, other] = [aLog(), aLog()];
  expect(await one.log.add([{ tag: 'oven', version: 7 }, { tag: 'listings' }])).toBe(2);
  expect([tags(one.received), tags(other.received)]).toEqual([['oven', 'listings'], []]);
  vi.advanceTimersByTime(1000);
  expect(other.received).toMatchObject([{ tag: 'oven', version: 7 }, { tag: 'listings' }]);
  await other.log.add([{ tag: 'pan' }]);
  vi.advanceTimersByTime(5000);
  expect([tags(one.received), tags(other.received)]).toEqual(Array(2).fill(['oven', 'listings', 'pan']));
});

it('what others have added before is not lost when a process adds something itself', async () => {
  const [one, other] = [aLog(), aLog()];
  await one.log.add([{ tag: 'oven' }]);
  await other.log.add([{ tag: 'pan' }]);
  expect(tags(other.received)).toEqual(['pan', 'oven']);
});

it('a process that opens later is told of the past on demand, each tag once with its last moment', async () => {
  const clock = { now: 1000 };
  const { log } = aLog(() => clock.now);
  await log.add([{ tag: 'oven', version: 1 }, { tag: 'pan' }, { tag: 'pan', version: 3 }]);
  clock.now = 900; // the clock was put right
  await log.add([{ tag: 'oven', version: 2 }]);
  const later = aLog();
  vi.advanceTimersByTime(1000);
  expect(later.received).toEqual([]);
  expect(await later.log.past()).toEqual([
    { tag: 'pan', version: 3, at: 1000 },
    { tag: 'oven', version: 2, at: 1000 },
  ]);
});

it('the longest known of very many tags are forgotten', async () => {
  const { log } = aLog();
  for (let part = 0; part < 21; part += 1)
    await log.add(Array.from({ length: 1000 }, (_, index) => ({ tag: `${part}-${index}` })));
  const past = await log.past();
  expect([past.length, past[0]?.tag]).toEqual([20_000, '1-0']);
});

it('a folder that can’t be written to keeps nobody from telling in their own process, and is logged once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFileSync(join(folder, 'changes.sqlite'), 'no database, but longer than the head of one would be'.repeat(9));
  const { log, received } = aLog();
  expect([await log.add([{ tag: 'oven' }]), tags(received)]).toEqual([1, ['oven']]);
  vi.advanceTimersByTime(5000);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
