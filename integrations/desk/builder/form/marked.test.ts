import { expect, test } from 'vitest';
import { linked, marked } from './marked.ts';

const select = (text: string) => {
  const [before = '', selected = '', after = ''] = text.split('|');
  return { text: before + selected + after, start: before.length, end: before.length + selected.length };
};
const shown = ({ text, start, end }: ReturnType<typeof select>) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

test.each([
  ['bold', 'Die |Kanne| ist', 'Die **|Kanne|** ist'],
  ['bold', 'Die **|Kanne|** ist', 'Die |Kanne| ist'],
  ['italic', '|||', '_||_'],
  ['list', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
  ['list', 'a\n|- b\n- c|\nd', 'a\n|b\nc|\nd'],
  ['heading', 'Gies||sen', '|### Giessen|'],
] as const)('%s: %s', (mark, before, after) => expect(shown(marked(select(before), mark))).toBe(after));

test('A link has the words that were selected, or else those of its target', () => {
  expect(shown(linked(select('Zur |Rückgabe| hier'), 'page:returns'))).toBe('Zur [|Rückgabe|](page:returns) hier');
  expect(shown(linked(select('||'), 'product:10-104'))).toBe('[|10-104|](product:10-104)');
});
