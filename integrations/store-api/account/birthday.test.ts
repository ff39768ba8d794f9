import { describe, expect, it } from 'vitest';
import type { Violation } from '#store/errors.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { readBirthday } from './business.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const read = (birthdayDay: unknown, birthdayMonth: unknown, birthdayYear: unknown) => {
  const violations: Violation[] = [];
  const body = { birthdayDay, birthdayMonth, birthdayYear };
  const birthday = readBirthday(fieldsOf(body, '', violations), body, 18, NOW);
  return violations.length > 0 ? violations.map(({ code, pointer }) => `${code} ${pointer}`) : birthday;
};

describe('a birthday', () => {
  it.each([
    ['a day', [17, 5, 1980], '1980-05-17'],
    ['digits', ['1', '12', '1999'], '1999-12-01'],
    ['a leap day', [29, 2, 2000], '2000-02-29'],
    ['eighteen today', [24, 11, 2008], '2008-11-24'],
    ['the first year', [1, 1, 1900], '1900-01-01'],
    ['nothing', [undefined, undefined, undefined], null],
    ['empty texts', ['', '', ''], null],
    ['null', [null, null, null], null],
  ])('is read: %s', (_, [day, month, year], expected) => {
    expect(read(day, month, year)).toBe(expected);
  });

  it.each([
    ['eighteen tomorrow', [25, 11, 2008], ['TOO_HIGH_ERROR /birthdayYear']],
    ['no leap year', [29, 2, 2001], ['TOO_HIGH_ERROR /birthdayDay']],
    ['no such day', [31, 4, 1980], ['TOO_HIGH_ERROR /birthdayDay']],
    ['day 0', [0, 1, 1980], ['TOO_LOW_ERROR /birthdayDay']],
    ['day 32', [32, 1, 1980], ['TOO_HIGH_ERROR /birthdayDay']],
    ['month 0', [1, 0, 1980], ['TOO_LOW_ERROR /birthdayMonth']],
    ['month 13', [1, 13, 1980], ['TOO_HIGH_ERROR /birthdayMonth']],
    ['year 1899', [1, 1, 1899], ['TOO_LOW_ERROR /birthdayYear']],
    ['year 10000', [1, 1, 10_000], ['TOO_HIGH_ERROR /birthdayYear']],
    ['half a day', [1.5, 1, 1980], ['INVALID_TYPE_ERROR /birthdayDay']],
    ['words', ['first', 'May', 1980], ['INVALID_TYPE_ERROR /birthdayDay', 'INVALID_TYPE_ERROR /birthdayMonth']],
    ['true', [true, 1, 1980], ['INVALID_TYPE_ERROR /birthdayDay']],
    ['a list', [[1], 1, 1980], ['INVALID_TYPE_ERROR /birthdayDay']],
    ['a year alone', ['', null, 1980], ['IS_BLANK_ERROR /birthdayDay', 'IS_BLANK_ERROR /birthdayMonth']],
  ])('is refused: %s', (_, [day, month, year], expected) => {
    expect(read(day, month, year)).toEqual(expected);
  });
});
