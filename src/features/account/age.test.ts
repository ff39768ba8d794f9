import { describe, expect, it } from 'vitest';
import { type Birthday, birthdayFields, birthdayOf, birthdayProblem } from './age.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const dateOfBirth = (birthdayDay: string, birthdayMonth: string, birthdayYear: string): Birthday => ({
  birthdayDay,
  birthdayMonth,
  birthdayYear,
});

describe('A birthday (E6)', () => {
  it.each([
    ['the day of the 18th birthday', dateOfBirth('21', '11', '2008'), undefined],
    ['the day before it', dateOfBirth('22', '11', '2008'), 'age'],
    ['the 29th of February', dateOfBirth('29', '2', '1984'), undefined],
    ['a 29th of February that never was', dateOfBirth('29', '2', '1985'), 'date'],
    ['the 31st of April', dateOfBirth('31', '4', '1980'), 'date'],
    ['a month that does not exist', dateOfBirth('1', '13', '1980'), 'date'],
    ['two digits for the year', dateOfBirth('1', '1', '80'), 'date'],
    ['a word', dateOfBirth('first', '1', '1980'), 'date'],
    ['nothing', dateOfBirth('', '', ''), 'required'],
    ['half a date', dateOfBirth('1', '', ''), 'date'],
  ])('%s', (_, birthday, problem) => expect(birthdayProblem(birthday, NOW)).toBe(problem));

  it('goes to the store as numbers, and not at all when nobody gave it', () => {
    expect(birthdayFields(dateOfBirth('7', '5', '1980'))).toEqual({
      birthdayDay: 7,
      birthdayMonth: 5,
      birthdayYear: 1980,
    });
    expect(birthdayFields(dateOfBirth('', ' ', ''))).toEqual({});
  });

  it('comes back into the form as it was typed', () => {
    expect(birthdayOf('1980-05-07T00:00:00.000+00:00')).toEqual(dateOfBirth('7', '5', '1980'));
    expect(birthdayOf(null)).toEqual(dateOfBirth('', '', ''));
  });
});
