import { expect, test } from 'vitest';
import { withItem, withoutItem, withValue } from '#desk/builder/document/tree.ts';
import { changedBlocks } from './changed-blocks.ts';

const page = {
  title: { de: 'Garten' },
  sections: [{ blocks: [{ block: 'hero' }, { block: 'text' }] }, { blocks: [{ block: 'quote' }] }],
};

test('A keystroke in a block is that block alone', () => {
  expect(changedBlocks(page, withValue(page, ['sections', 0, 'blocks', 1, 'text', 'de'], 'x'))).toEqual([
    ['sections', 0, 'blocks', 1],
  ]);
  expect(changedBlocks(page, page)).toEqual([]);
});

test.each([
  ['a block is added', withItem(page, ['sections', 1, 'blocks'], 0, { block: 'text' })],
  ['a block is removed', withoutItem(page, ['sections', 0, 'blocks', 0])],
  ['a section is removed', withoutItem(page, ['sections', 0])],
  ['a block is another', withValue(page, ['sections', 0, 'blocks', 0], { block: 'text' })],
  ['a section looks otherwise', withValue(page, ['sections', 0, 'background'], 'sunk')],
  ['the page looks otherwise', withValue(page, ['colourMode'], 'dark')],
])('The page is drawn anew where %s', (_title, after) => expect(changedBlocks(page, after)).toBeUndefined());
