import { expect, test } from 'vitest';
import { readMeasure } from './question.ts';

const WIDTH = { min: 200, max: 1200 };
const WALL = { min: 10, max: 40 };

test.each([
  ['550', WIDTH, 550],
  [' 550 mm ', WIDTH, 550],
  ['550mm', WIDTH, 550],
  ['55 cm', WIDTH, 550],
  ['55,3 cm', WIDTH, 553],
  ['55.3CM', WIDTH, 553],
  ['0,55 m', WIDTH, 550],
  ['55', WIDTH, 550],
  ['55,5', WIDTH, 555],
  ['200', WIDTH, 200],
  ['1200', WIDTH, 1200],
  ['1’200', WIDTH, 1200],
  ["1'200 mm", WIDTH, 1200],
  ['1 200', WIDTH, 1200],
  ['1\u202F200 mm', WIDTH, 1200],
  ['1.200', WIDTH, 1200],
  ['1,200 mm', WIDTH, 1200],
  ['1.200 m', WIDTH, 1200],
  ['0,555 m', WIDTH, 555],
  ['20', WIDTH, 200],
  ['120', WIDTH, 1200],
  ['19', WALL, 19],
  ['1.9', WALL, 19],
  ['1,8 cm', WALL, 18],
])('%j is read as millimetres (C15) (7.1)', (typed, span, mm) => {
  expect(readMeasure(typed, span)).toEqual({ mm });
});

test.each([
  ['', WIDTH, 'required'],
  ['  ', WIDTH, 'required'],
  ['breit', WIDTH, 'number'],
  ['-550', WIDTH, 'number'],
  ['5 5', WIDTH, 'number'],
  ['550 Zoll', WIDTH, 'number'],
  ['1e3', WIDTH, 'number'],
  ['55000', WIDTH, 'range'],
  ['99999', WIDTH, 'range'],
  ['55.25', WIDTH, 'integer'],
  ['5’5', WIDTH, 'number'],
  ['199', WIDTH, 'range'],
  ['1201', WIDTH, 'range'],
  ['199 mm', WIDTH, 'range'],
  ['55 mm', WIDTH, 'range'],
  ['550 cm', WIDTH, 'range'],
  ['9', WALL, 'range'],
  ['41', WALL, 'range'],
  ['550.5', WIDTH, 'integer'],
  ['55,25 cm', WIDTH, 'integer'],
  ['16.5', WALL, 'integer'],
])('%j is refused as %s', (typed, span, problem) => {
  expect(readMeasure(typed, span)).toEqual({ problem });
});
