import { describe, expect, it } from 'vitest';
import { MOST_ROWS, readRows } from './read-rows.ts';

const pairs = (text: string) => readRows(text).rows.map(({ number, quantity }) => [number, quantity]);

describe('Rows of a spreadsheet (F3, 7.5)', () => {
  it.each([
    ['Artikelnummer\tMenge\n41-202\t10', true],
    ['Menge;Bezeichnung;Art.-Nr.\n10;Säcke;41-202', true],
    ['Qty,Item No,Price\n10,41-202,5.85', true],
    ['Désignation;Réf.;Qté\nSacs;41-202;10', true],
    ['Artikel;Artikelnummer;Menge\nSäcke;41-202;10', true],
    ['Nr.;Artikelnummer;Menge\n1;41-202;10', true],
    ['sep=;\nArtikelnummer;Menge\n41-202;10', true],
    ['sep=;\n41-202;10', false],
    ['41-202;10', false],
    ['Säcke 35 l;41-202;5.85;10', false],
    ['1;41-202;10', false],
    ['10;41-202', false],
  ])('are found in their columns: %j', (text, hasHeading) => {
    expect(pairs(text)).toEqual([['41-202', '10']]);
    expect(readRows(text).hasHeading).toBe(hasHeading);
  });

  it('are read at once, however hostile they are', () => {
    const line = `${'-'.repeat(9000)}${'x'.repeat(9000)}!`;
    expect(readRows(line).rows).toEqual([{ line: 1, number: line, quantity: '' }]);
    expect(readRows(`1x${' '.repeat(90_000)}!`).rows).toEqual([{ line: 1, number: '1x !', quantity: '' }]);
    const leads = `5 x ${'nr.-'.repeat(9000)}!`;
    expect(readRows(leads).rows).toEqual([{ line: 1, number: leads, quantity: '' }]);
  });

  it('stay what they were where something is wrong with them', () => {
    expect(pairs('Artikel;Menge\n41-202;zehn\n;5\n99-999;1\n41-203;\n41.204;1’000')).toEqual([
      ['41-202', 'zehn'],
      ['', '5'],
      ['99-999', '1'],
      ['41-203', ''],
      ['41.204', '1’000'],
    ]);
  });

  it('without a quantity beside others that have one are not taken for one piece', () => {
    expect(pairs('41-202;10\n41-203\n41-204;\n5 x 41-205')).toEqual([
      ['41-202', '10'],
      ['41-203', ''],
      ['41-204', ''],
      ['41-205', '5'],
    ]);
    expect(pairs('41-202;10\n41-203;')).toEqual([
      ['41-202', '10'],
      ['41-203', ''],
    ]);
  });

  it('never lose a first line that names nothing', () => {
    expect(pairs('Baustelle Sarnen;\n41-202;10')).toEqual([
      ['Baustelle Sarnen', ''],
      ['41-202', '10'],
    ]);
  });

  it('know the line that they stood on', () => {
    expect(readRows('Nr;Stk\n\n41-202;10\n41-203;1').rows.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('end where an order is long enough, and say how many are left', () => {
    const text = Array.from({ length: MOST_ROWS + 7 }, () => '41-202;1').join('\n');
    expect(readRows(text).rows).toHaveLength(MOST_ROWS);
    expect(readRows(text).left).toBe(7);
  });
});

describe('Lines as people write them (F3)', () => {
  it.each([
    ['41-202 10', '41-202', '10'],
    ['41-202;10', '41-202', '10'],
    ['41-202\t10', '41-202', '10'],
    ['10 × 41-202', '41-202', '10'],
    ['10x41-202', '41-202', '10'],
    ['10-104-gr', '10-104-gr', '1'],
    ['41.202 1’000', '41.202', '1’000'],
    ['41202 10', '41202', '10'],
    ['41 202', '41 202', '1'],
    ['30‑601 1', '30‑601', '1'],
    ['30—601 2', '30—601', '2'],
    ['30−601;3', '30−601', '3'],
    ['30_602 4', '30_602', '4'],
    ['Nr. 30-553 5', '30-553', '5'],
    ['Art.-Nr. 30‐553\t6', 'Art.-Nr. 30‐553', '6'],
    ['7 x Nr. 30-553', '30-553', '7'],
    ['Nr. 30553 x 8', '30553', '8'],
    ['#30-553', '30-553', '1'],
    ['Nr. 30 553', 'Nr. 30 553', '1'],
  ])('«%s»', (text, number, quantity) => {
    expect(pairs(text)).toEqual([[number, quantity]]);
  });

  it('are kept whole when they are not understood', () => {
    expect(pairs('zehn Säcke\n41-202 10\n2 x 41-202 3')).toEqual([
      ['zehn Säcke', ''],
      ['41-202', '10'],
      ['2 x 41-202 3', ''],
    ]);
    expect(pairs('1/2 41-202\n12/2026 3\nNr. 5')).toEqual([
      ['1/2 41-202', ''],
      ['12/2026 3', ''],
      ['Nr. 5', ''],
    ]);
  });

  it.each(['', ' \n\t\n', '\uFEFF', ';;;\n;;'])('of nothing are none: %j', (text) => {
    expect(readRows(text)).toEqual({ rows: [], hasHeading: false, left: 0 });
  });
});
