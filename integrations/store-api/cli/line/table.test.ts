import { describe, expect, it } from 'vitest';
import { asJson, table, written } from './command-result.ts';

describe('a table', () => {
  it('aligns words to the left and numbers to the right', () => {
    const rows = [
      { number: '10001', total: '9.90', name: 'Zoë', paid: true },
      { number: '10002', total: '-1290.00', name: null, paid: false },
    ];
    expect(table(rows)).toBe('number     total  name  paid\n 10001      9.90  Zoë   yes\n 10002  -1290.00        no\n');
  });

  it.each([
    ['\u001b[2Jgone', '[2Jgone'],
    ['two\r\nlines', 'two lines'],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('shows %j harmlessly', (typed, shown) => {
    expect(table([{ a: typed }])).toBe(`a\n${shown}\n`);
  });
});

it.each([
  ['2026-11-24T11:14:45.260Z', '2026-11-24 12:14'],
  ['2027-01-07T23:00:00Z', '2027-01-08 00:00'],
  ['2026-11-24', '2026-11-24'],
])('a moment %s is shown by the shop’s clock', (iso, shown) => {
  expect(table([{ a: iso }], 'Europe/Zurich')).toContain(shown);
});

describe('an answer', () => {
  it.each([
    [{ kind: 'list', rows: [], whenEmpty: 'None.' } as const, 'None.\n', []],
    [{ kind: 'done', sentence: 'Done.' } as const, 'Done.\n', { done: 'Done.' }],
    [
      { kind: 'sheet', fields: { number: '1' }, lists: { lines: [{ quantity: 2 }], none: [] } } as const,
      'field   value\nnumber      1\n\nquantity\n       2\n',
      { number: '1', lines: [{ quantity: 2 }], none: [] },
    ],
  ])('%j is for people and for programs', (result, text, json) => {
    const copy = structuredClone(result) as Parameters<typeof written>[0];
    expect(written(copy)).toBe(text);
    expect(JSON.parse(asJson(copy))).toEqual(json);
  });
});
