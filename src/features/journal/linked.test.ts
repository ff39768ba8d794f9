import { expect, test } from 'vitest';
import { leadsTo } from './linked.ts';

const blocks = [
  { block: 'hero', action: { to: { recipe: 'birnen-raclette' } } },
  { block: 'text', text: { de: 'Mehr im [Journal](journal:gifts-that-last).' } },
];

test('Blocks lead to an entry by a target or by a link in a text', () => {
  expect(leadsTo(blocks, 'recipe', 'birnen-raclette')).toBe(true);
  expect(leadsTo(blocks, 'journal', 'gifts-that-last')).toBe(true);
});

test('An entry of the same name of another kind, or a longer name, is another entry', () => {
  expect(leadsTo(blocks, 'journal', 'birnen-raclette')).toBe(false);
  expect(leadsTo(blocks, 'journal', 'gifts')).toBe(false);
});
