import { describe, expect, it } from 'vitest';
import { aProduct, tiered } from '#features/product/a-product.ts';
import { type ArticleMatch, articleOf, type Row, verdictsOn } from './verdict.ts';

const bags = articleOf('de', aProduct({ id: 'bags', productNumber: '41-202', ...tiered([9, 5.85], [10, 5.35]) }));
const boxes = articleOf(
  'de',
  aProduct({ id: 'boxes', productNumber: '40-117', minPurchase: 4, purchaseSteps: 2, calculatedMaxPurchase: 11 }),
);
const gone = articleOf('de', aProduct({ id: 'gone', productNumber: '30-501', stock: 0, isCloseout: true }));
const MATCHES = new Map<string, ArticleMatch>([
  ['41202', { article: bags }],
  ['40117', { article: boxes }],
  ['30501', { article: gone }],
  ['41203', { isChoice: false, suggestions: [{ number: '41-202', name: 'Säcke' }] }],
  ['10104', { isChoice: true, suggestions: [{ number: '10-104-GR', name: 'Granit' }] }],
]);
const rows = (...written: [number: string, quantity: string][]): Row[] =>
  written.map(([number, quantity], at) => ({ id: String(at), line: at + 1, number, quantity }));
const on = (number: string, quantity: string) => verdictsOn(rows([number, quantity]), MATCHES)[0];

describe('A row of an order (F3, 7.5)', () => {
  it('costs what the tier of its quantity says, however its number is written', () => {
    expect(on('41-202', '9')).toEqual({ kind: 'right', article: bags, quantity: 9, unit: 585, total: 5265 });
    expect(on('41.202', '1’000')).toMatchObject({ kind: 'right', quantity: 1000, unit: 535, total: 535_000 });
  });

  it.each([
    ['', '5', { problem: 'numberMissing' }],
    ['–', '5', { problem: 'unknown' }],
    ['41-203', '5', { problem: 'unknown', suggestions: [{ number: '41-202', name: 'Säcke' }] }],
    ['10-104', '5', { problem: 'choose', suggestions: [{ number: '10-104-GR', name: 'Granit' }] }],
    ['30-501', '1', { problem: 'notOrderable', article: gone }],
    ['41-202', '', { problem: 'missing', instead: 1 }],
    ['41-202', 'zehn', { problem: 'noNumber' }],
    ['41-202', '2.5', { problem: 'notWhole' }],
    ['41-202', '1.000', { problem: 'unclear' }],
    ['41-202', '0', { problem: 'belowMinimum', instead: 1 }],
    ['40-117', '3', { problem: 'belowMinimum', values: { min: 4, steps: 2, max: 10 }, instead: 4 }],
    ['40-117', '7', { problem: 'wrongStep', instead: 6 }],
    ['40-117', '11', { problem: 'wrongStep', instead: 10 }],
    ['40-117', '12', { problem: 'aboveMaximum', instead: 10 }],
  ])('«%s» «%s» says what is wrong, and what would be right', (number, quantity, verdict) => {
    expect(on(number, quantity)).toMatchObject({ kind: 'wrong', ...verdict });
  });

  it('is right at its limits', () => {
    expect(['4', '6', '10'].map((quantity) => on('40-117', quantity)?.kind)).toEqual(['right', 'right', 'right']);
  });

  it('says nothing while its number is being looked for, and nothing when it is empty', () => {
    expect(on('50-102', '1')).toEqual({ kind: 'waiting' });
    expect(on(' ', '')).toEqual({ kind: 'empty' });
  });

  it('that repeats an article names the first one, however both are written', () => {
    const [first, second] = verdictsOn(rows(['41-202', '5'], ['41 202', '3']), MATCHES);
    expect(first?.kind).toBe('right');
    expect(second).toMatchObject({ kind: 'wrong', problem: 'repeated', values: { line: 1 } });
  });
});
