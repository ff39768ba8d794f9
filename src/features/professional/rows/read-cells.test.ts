import { expect, it } from 'vitest';
import { readCells } from './read-rows.ts';

const cells = (text: string) => readCells(text).map((row) => row.cells);

it.each([
  ['tabs, as they are copied', '41-202\t10\r\n50-102\t2\r\n'],
  ['semicolons, as they are saved here', '41-202;10\n50-102;2'],
  ['commas, as they are saved elsewhere', '41-202,10\r50-102,2\r'],
  ['quotes around every cell', '"41-202";"10"\n"50-102";"2"'],
])('a table with %s (F3, 7.5)', (_how, text) => {
  expect(cells(text)).toEqual([
    ['41-202', '10'],
    ['50-102', '2'],
  ]);
});

it('a quoted cell may hold the sign between cells, quotes and a line break', () => {
  expect(readCells('41-202;"Säcke; 35 ""Liter""\nRolle";10\n50-102;x;2')).toEqual([
    { line: 1, cells: ['41-202', 'Säcke; 35 "Liter" Rolle', '10'] },
    { line: 3, cells: ['50-102', 'x', '2'] },
  ]);
});

it('a comma in a price does not split where tabs or semicolons do', () => {
  expect(cells('41-202;5,85;10')).toEqual([['41-202', '5,85', '10']]);
  expect(cells('41-202\t5,85; netto\t10')).toEqual([['41-202', '5,85; netto', '10']]);
});

it('a quote inside a cell is a letter, and one that never closes swallows nothing silently', () => {
  expect(cells('41-202;2" Rohr;10')).toEqual([['41-202', '2" Rohr', '10']]);
  expect(cells('"41-202;10\n50-102;2')).toEqual([
    ['"41-202', '10'],
    ['50-102', '2'],
  ]);
});

it('a cell that is empty at the end of the text is a cell', () => {
  expect(cells('41-202;10\n50-102;')).toEqual([
    ['41-202', '10'],
    ['50-102', ''],
  ]);
});

it('empty lines are no lines, and the others keep their number', () => {
  expect(readCells('\n\n41-202;10\n;;\n \n50-102;2\n').map(({ line }) => line)).toEqual([3, 6]);
  expect(readCells('')).toEqual([]);
});

it('a long hostile text is read in no time', () => {
  const text = `${'"'.repeat(100_000)}${';'.repeat(50_000)}${'a"'.repeat(50_000)}`;
  const begin = performance.now();
  readCells(text);
  expect(performance.now() - begin).toBeLessThan(2000);
});
