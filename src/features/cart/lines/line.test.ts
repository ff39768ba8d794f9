import { describe, expect, it } from 'vitest';
import { detailsOf } from './line.ts';

describe('The small print of a line', () => {
  it('names article number and options', () => {
    const options = [
      { group: 'Farbe', option: 'Grün' },
      { group: 'Länge', option: '2 m', translated: { option: '2 mètres' } },
    ];
    expect(detailsOf({ payload: { productNumber: '10-104-GR', options } })).toBe('10-104-GR, Grün, 2 mètres');
  });
  it('copes with a server that sends none', () => {
    expect(detailsOf({ payload: {} })).toBe('');
    expect(detailsOf({ payload: { productNumber: '60-101', options: 'odd' } })).toBe('60-101');
    expect(detailsOf({ payload: { options: [null, { option: 3 }] } })).toBe('');
  });
});
