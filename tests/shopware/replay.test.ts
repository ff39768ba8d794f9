import { beforeAll, expect, it } from 'vitest';
import { readRecording } from './recording.ts';
import { type Replayed, replay } from './replay.ts';

/*
 * What keeps the Shopware of these tests honest: every recorded request is sent to it, in its order, and each answer has
 * to have the status, headers, fields, kinds and values of the recorded one.
 */

/** Where it answers otherwise, and why. */
const OTHERWISE: Record<string, string> = {
  '035-category-en': 'a property had another name in English',
  '046-product-search': 'pictures come in the order of their ids, which are others',
  '112-search': 'two hits are as good as each other',
  '116-search-en': 'a second article without properties is counted',
  '120-search-suggest': 'of the variants it shows another one',
  '122-seo-url': 'addresses come in the order of their ids, which are others',
  '321-document': 'nobody makes documents',
};

const names = readRecording().map(({ name }) => name);
let replayed: Map<string, Replayed>;

beforeAll(async () => {
  replayed = new Map((await replay()).map((one) => [one.name, one]));
});

it.each(names.filter((name) => !(name in OTHERWISE)))('%s is answered as it was recorded', (name) => {
  expect(replayed.get(name)?.differences).toEqual([]);
});

it('everything that is answered otherwise is', () => {
  const otherwise = [...replayed.values()].filter(({ differences }) => differences.length > 0).map(({ name }) => name);
  expect(otherwise.toSorted()).toEqual(Object.keys(OTHERWISE));
});
