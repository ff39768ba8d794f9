import { expect, it } from 'vitest';
import { csv, readCsv } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+41 79 000 00 00', "'+41 79 000 00 00"],
  ['-2+3', "'-2+3"],
  ['@sum(a)', "'@sum(a)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['=a("x,y")', '"\'=a(""x,y"")"'],
  ['-12.90', '-12.90'],
  ['Weg 1, Sarnen', '"Weg 1, Sarnen"'],
  ['two\nlines', '"two\nlines"'],
  [7, '7'],
  [-7, '-7'],
  [null, ''],
])('a cell with %j is written as %j', (value, cell) => {
  expect(csv(['a'], [{ a: value }])).toBe(`\ufeffa\r\n${cell}\r\n`);
});

it('has its head without rows too', () => {
  expect(csv(['a', 'b'], [])).toBe('\ufeffa,b\r\n');
});

it('has a semicolon between the cells where that is expected', () => {
  expect(csv(['a', 'b'], [{ a: 'x;y', b: '1,5' }], ';')).toBe('\ufeffa;b\r\n"x;y";"1,5"\r\n');
});

it.each([
  [
    '\ufeffa;b\r\n1;"x;""y"""\r\n\r\n',
    [
      ['a', 'b'],
      ['1', 'x;"y"'],
    ],
  ],
  [
    'a,b\n1, 2 ',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\tb', [['a', 'b']]],
  ["1;'=x\n;\n", [['1', '=x']]],
  ['a;"two\nlines"\nb;', [['a', 'two\nlines'], ['b']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

it('a quote that is never closed is named', () => {
  expect(() => readCsv('a;b\n"c;d\n')).toThrow('Row 2 has a quote');
});
