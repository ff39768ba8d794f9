import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseSpareParts } from '#features/content-schema/shop-config/support.schema.ts';
import { type Answer, partsOf, resultsBelow, walk } from './walk.ts';

const file = 'content/spare-parts/spare-parts.yaml';
const tree = parseSpareParts(parse(readFileSync(file, 'utf8')), file);
const answers = (letters: string): Answer[] =>
  [...letters].map((letter) => ({ y: 'yes', n: 'no', u: 'unsure' })[letter] as Answer);
const went = (kind: string, letters: string) => {
  const next = walk(tree, kind, answers(letters))?.next;
  if (!next) return undefined;
  return 'question' in next ? next.question.id : next.results.map(({ id }) => id).join(' ');
};

describe('The questions of the spare-parts search (7.2)', () => {
  test.each([
    ['pull-out', '', 'po-1'],
    ['pull-out', 'y', 'po-2'],
    ['pull-out', 'yyy', 'r-pro-slides-500'],
    ['pull-out', 'yyn', 'r-pro-slides-400'],
    ['pull-out', 'yny', 'r-pro-front'],
    ['pull-out', 'ynn', 'r-pro-cover'],
    ['pull-out', 'nyy', 'r-d-clamp'],
    ['pull-out', 'nyn', 'r-d-bins'],
    ['pull-out', 'nny', 'r-damper'],
    ['pull-out', 'nnnyy', 'r-slides-500'],
    ['pull-out', 'nnnyn', 'r-slides-400'],
    ['pull-out', 'nnnny', 'r-front'],
    ['pull-out', 'nnnnn', 'r-cover'],
    ['swing-doors', 'n', 'r-sd-arm'],
    ['swing-doors', 'yn', 'r-sd-lid'],
    ['swing-doors', 'yyn', 'r-sd-return'],
    ['swing-doors', 'yyyy', 'r-sd-guide-long'],
    ['swing-doors', 'yyyn', 'r-sd-guide-short'],
    ['free-standing', 'ny', 'r-fs-pedal'],
    ['free-standing', 'nn', 'r-fs-lid'],
    ['free-standing', 'yy', 'r-fs-wheels'],
    ['free-standing', 'yny', 'r-fs-feet'],
    ['free-standing', 'ynn', 'r-fs-inner'],
  ])('%s answered with «%s» leads to %s', (kind, letters, expected) => expect(went(kind, letters)).toBe(expected));

  test('somebody who is unsure sees everything that the questions could still have led to', () => {
    expect(went('pull-out', 'yu')).toBe('r-pro-slides-500 r-pro-slides-400 r-pro-front r-pro-cover');
    expect(went('swing-doors', 'u')?.split(' ')).toHaveLength(5);
  });

  test('answers after the end, or after being unsure, count as none', () => {
    expect(walk(tree, 'swing-doors', answers('nyy'))?.given).toHaveLength(1);
    expect(walk(tree, 'free-standing', answers('un'))?.given).toHaveLength(1);
  });

  test('every answer knows what was answered before, so that it can be undone', () => {
    const given = walk(tree, 'pull-out', answers('nny'))?.given ?? [];
    expect(given.map(({ question, before }) => [question.id, before])).toEqual([
      ['po-1', []],
      ['po-5', ['no']],
      ['po-7', ['no', 'no']],
    ]);
  });

  test('an unknown category leads nowhere', () => expect(went('round', '')).toBeUndefined());

  test('every question ends after five answers at most, and no way goes in circles', () => {
    const depth = (id: string): number => {
      const question = tree.questions.find((one) => one.id === id);
      return question ? 1 + Math.max(depth(question.yes), depth(question.no)) : 0;
    };
    for (const { start } of tree.categories) expect(depth(start)).toBeLessThanOrEqual(5);
  });

  test('the parts of several results stand once each', () => {
    const results = resultsBelow(tree, 'sd-4');
    expect(partsOf(results)).toEqual(['51-207', '51-104', '51-401', '51-402', '51-105']);
  });
});
