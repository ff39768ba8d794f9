import { expect, test } from 'vitest';
import { columnsOf, framesOf, type RenderedRow, type RenderedSection } from './rendered-block.ts';

const aSection = (type: RenderedSection['type'], ...blocks: RenderedSection['blocks']): RenderedSection => ({
  sizing: 'boxed',
  type,
  blocks,
});
const [words, filters] = [{ block: 'text' }, { block: 'filters', sectionPosition: 'sidebar' as const }];
const shape = (section: RenderedSection) =>
  columnsOf(section).map(({ position, blocks }) => [
    position,
    ...blocks.map(({ block, place }) => [block.block, place]),
  ]);

test('A plain section is one column', () =>
  expect(shape(aSection('default', words, filters))).toEqual([[undefined, ['text', 0], ['filters', 1]]]));

test('A section with a sidebar has it first, and every block keeps its place in the section', () =>
  expect(shape(aSection('sidebar', words, filters))).toEqual([
    ['sidebar', ['filters', 1]],
    ['main', ['text', 0]],
  ]));

test('In a row every block is a column', () =>
  expect(shape(aSection('row', words, words))).toEqual([
    ['main', ['text', 0]],
    ['main', ['text', 1]],
  ]));

test('Frames are found in sections, blocks and rows', () => {
  const row: RenderedRow = { block: 'row', section: aSection('row', { ...words, backgroundColor: '#102030' }) };
  const colours = framesOf([aSection('default', row)]).flatMap(({ backgroundColor }) => backgroundColor ?? []);
  expect(colours).toEqual(['#102030']);
});
