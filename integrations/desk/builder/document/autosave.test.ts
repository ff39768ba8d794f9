import { expect, test } from 'vitest';
import { createAutosave, type SaveResult, type SaveStatus } from './autosave.ts';

/** A clock that stands still, and a server that answers when it is told to. */
function setUp() {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  let data: string | undefined;
  const sent: string[] = [];
  const pending: { resolve(result: SaveResult): void; reject(failure: unknown): void }[] = [];
  const statuses: SaveStatus[] = [];
  const results: SaveResult[] = [];
  const autosave = createAutosave({
    next: () => (data === undefined ? undefined : { data, version: '1' }),
    save: (one) => {
      sent.push(one as string);
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
    onResult: (saved, result) => {
      results.push(result);
      if (data === saved) data = undefined;
    },
    onStatus: (status) => statuses.push(status),
    after: (milliseconds, work) => {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    now: () => now,
  });
  const type = (text: string) => {
    data = text;
    autosave.changed();
  };
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { work } of due) work();
    await settled();
  };
  const respond = async (result: SaveResult | Error = { version: '2' }) => {
    const one = pending.shift();
    if (result instanceof Error) one?.reject(result);
    else one?.resolve(result);
    await settled();
  };
  return { autosave, type, pass, respond, sent, statuses, results };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

test('A pause in typing saves once, with the last word', async () => {
  const { type, pass, respond, sent, statuses } = setUp();
  type('a');
  await pass(300);
  type('ab');
  await pass(699);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual(['ab']);
  await respond();
  expect(statuses.at(-1)).toBe('saved');
});

test('Who types without a pause is saved all the same', async () => {
  const { type, pass, sent } = setUp();
  for (let step = 0; step < 9; step++) {
    type(`word ${step}`);
    await pass(500);
  }
  expect(sent).toHaveLength(1);
});

test('Never two at once: what changes while one is under way goes behind it', async () => {
  const { type, pass, respond, sent, autosave } = setUp();
  type('a');
  await pass(700);
  type('ab');
  await autosave.saveNow();
  await pass(5000);
  expect(sent).toEqual(['a']);
  await respond();
  await pass(700);
  expect(sent).toEqual(['a', 'ab']);
});

test('What failed is said, and tried again with what is there by then', async () => {
  const { type, pass, respond, sent, statuses } = setUp();
  type('a');
  await pass(700);
  await respond(new Error('no connection'));
  expect(statuses.at(-1)).toBe('failed');
  type('ab');
  await pass(1999);
  expect(sent).toEqual(['a']);
  await pass(1);
  await respond(new Error('no connection'));
  await pass(3999);
  expect(sent).toEqual(['a', 'ab']);
  await pass(1);
  await respond();
  expect(sent).toEqual(['a', 'ab', 'ab']);
  expect(statuses.at(-1)).toBe('saved');
});

test('Who was quicker is handed on', async () => {
  const { type, pass, respond, results } = setUp();
  type('a');
  await pass(700);
  await respond({ version: '3', remote: 'b' });
  expect(results).toEqual([{ version: '3', remote: 'b' }]);
});
