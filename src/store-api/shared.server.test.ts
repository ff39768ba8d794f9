import { afterEach, expect, test } from 'vitest';
import { inPreview, noteReads, recordReads } from '#values/live-content.server.ts';
import { forgetShared, shared } from './shared.server.ts';

afterEach(forgetShared);

const menu = (calls: string[], words: string) =>
  shared('menu', async () => {
    calls.push(words);
    noteReads(['content:navigation']);
    return words;
  });

test('who gets a kept answer has read what it was made of', async () => {
  const calls: string[] = [];
  const one = await recordReads(() => menu(calls, 'first'));
  const other = await recordReads(() => menu(calls, 'second'));
  expect([one, other].map(({ result, reads }) => [result, ...reads])).toEqual(
    Array(2).fill(['first', 'content:navigation']),
  );
  expect(calls).toEqual(['first']);
});

test('a preview neither gets a kept answer nor leaves one, but has its own once', async () => {
  const calls: string[] = [];
  await menu(calls, 'public');
  const preview = { entries: new Map() };
  expect(await inPreview(preview, async () => [await menu(calls, 'draft'), await menu(calls, 'again')])).toEqual([
    'draft',
    'draft',
  ]);
  expect(await menu(calls, 'later')).toBe('public');
  expect(calls).toEqual(['public', 'draft']);
});
