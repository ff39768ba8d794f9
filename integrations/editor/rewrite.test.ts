import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rewritten } from './rewrite.ts';

const HOME = readFileSync('content/pages/home.yaml', 'utf8');

const PAGE = `# the garden
title: {de: Garten, en-US: Garden}   # short
sections:
  - sizing: boxed
    blocks:
      - block: hero
        title: 'Neu: Kannen'
      # what the gardener says
      - block: quote
        text: Giessen
`;

test('A file whose values have not changed keeps its values, and its comments', () => {
  const again = rewritten(HOME, parse(HOME));
  expect(parse(again)).toEqual(parse(HOME));
  expect(again).toContain('# The home page.');
});

test('A changed text changes its own line only', () => {
  const value = parse(PAGE);
  value.sections[0].blocks[1].text = 'Erst giessen';
  expect(rewritten(PAGE, value)).toBe(PAGE.replace('Giessen', 'Erst giessen').replace('   # short', ' # short'));
});

test('Blocks that were dragged elsewhere take their lines along', () => {
  const value = parse(PAGE);
  value.sections[0].blocks.reverse();
  const again = rewritten(PAGE, value);
  expect(parse(again)).toEqual(value);
  expect(again).toMatch(/# what the gardener says\n {6}- block: quote[\s\S]*- block: hero\n {8}title: 'Neu: Kannen'/);
});

test('A changed text in a section without a name changes its own line only, and keeps comments', () => {
  const page = PAGE.replace('  - sizing: boxed\n    blocks:', '  - blocks:').replace('   # short', ' # short');
  const value = parse(page);
  value.sections[0].sizing = 'full-width';
  value.sections[0].blocks[1].text = 'Erst giessen';
  expect(rewritten(page, value)).toBe(
    page.replace('text: Giessen', 'text: Erst giessen').replace(/\n$/, '\n    sizing: full-width\n'),
  );
});

test('A list that began empty gets a line for each entry that is more than a word', () => {
  const value = { title: 'Garten', sections: [{ blocks: [{ block: 'text', text: { de: 'a', 'en-US': 'b' } }] }] };
  expect(rewritten('title: Garten\nsections: []\n', value)).toBe(
    'title: Garten\nsections:\n  - blocks:\n      - block: text\n        text: {de: a, en-US: b}\n',
  );
});

test('A new file stands as the others do: short groups on one line', () => {
  const texts = { de: 'Hof', 'en-US': 'Yard', 'fr-FR': 'Cour' };
  expect(
    rewritten(undefined, { title: texts, blocks: [{ block: 'text', text: { de: `${'lang '.repeat(30)}` } }] }),
  ).toBe(
    `title: {de: Hof, en-US: Yard, fr-FR: Cour}\nblocks:\n  - block: text\n    text:\n      de: "${'lang '.repeat(30)}"\n`,
  );
});
