import { describe, expect, it } from 'vitest';
import type { Violation } from '#store/errors.ts';
import { type Fields, fieldsOf } from './fields.ts';

/** What a field is read as, and what is wrong with it. */
const read = <Value>(value: unknown, reader: (fields: Fields) => Value) => {
  const violations: Violation[] = [];
  const result = reader(fieldsOf({ field: value }, '', violations));
  return [result, ...violations.map(({ code }) => code)];
};

describe('a field', () => {
  it.each([
    ['a word', 'a word'],
    ['  spaces around  ', 'spaces around'],
    ['two\nlines', 'two\nlines'],
    ['', ''],
    [undefined, ''],
    [null, ''],
    ['a'.repeat(255), 'a'.repeat(255)],
  ])('of text is read without the spaces around: %j', (value, expected) => {
    expect(read(value, ({ text }) => text('field'))).toEqual([expected]);
  });

  it.each([
    [7, 'INVALID_TYPE_ERROR'],
    [false, 'INVALID_TYPE_ERROR'],
    [['a'], 'INVALID_TYPE_ERROR'],
    [{}, 'INVALID_TYPE_ERROR'],
    ['a'.repeat(256), 'TOO_LONG_ERROR'],
    ['a\u0000b', 'REGEX_FAILED_ERROR'],
    ['a\u001bb', 'REGEX_FAILED_ERROR'],
  ])('of text is refused: %j', (value, code) => {
    expect(read(value, ({ text }) => text('field')).slice(1)).toEqual([code]);
  });

  it.each([
    [' 1234567', [' 1234567']],
    ['        ', ['        ']],
    ['\t tab 8\n', ['\t tab 8\n']],
    ['1234567', ['1234567', 'TOO_SHORT_ERROR']],
    ['12345678901', ['12345678901', 'TOO_LONG_ERROR']],
    ['', ['', 'IS_BLANK_ERROR']],
    [undefined, ['', 'IS_BLANK_ERROR']],
    [12345678, ['', 'INVALID_TYPE_ERROR']],
  ])('of a password is read to the letter: %j', (value, expected) => {
    expect(read(value, ({ secret }) => secret('field', { required: true, min: 8, max: 10 }))).toEqual(expected);
  });

  it.each([
    [['a', ' b ', 'a', ''], [['a', 'b']]],
    [undefined, [[]]],
    [null, [[]]],
    ['a', [[], 'INVALID_TYPE_ERROR']],
    [{ 0: 'a' }, [[], 'INVALID_TYPE_ERROR']],
    [
      ['a', 7],
      [[], 'INVALID_TYPE_ERROR'],
    ],
  ])('of several texts is read once each: %j', (value, expected) => {
    expect(read(value, ({ texts }) => texts('field'))).toEqual(expected);
  });

  it('of several texts ends somewhere', () => {
    const many = Array.from({ length: 21 }, (_, index) => `${index}`);
    expect(read(many.slice(1), ({ texts }) => texts('field'))).toEqual([many.slice(1)]);
    expect(read(many, ({ texts }) => texts('field')).slice(1)).toEqual(['TOO_MANY_ERROR']);
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['yes', false],
    [[], false],
    [undefined, false],
  ])('of yes or no is read: %j', (value, expected) => {
    expect(read(value, ({ flag }) => flag('field'))).toEqual([expected]);
  });

  it.each([
    [' anna@example.com ', ['anna@example.com']],
    ['anna@', ['anna@', 'STRICT_CHECK_FAILED_ERROR']],
    [`${'a'.repeat(243)}@example.com`, [`${'a'.repeat(243)}@example.com`, 'TOO_LONG_ERROR']],
    ['', ['', 'IS_BLANK_ERROR']],
  ])('of an e-mail address is read: %j', (value, expected) => {
    expect(read(value, ({ email }) => email('field'))).toEqual(expected);
  });

  it.each(['Zoë-Anaïs d’Arc', 'Müller-O’Neill (geb. Ø)', 'Søren Jr.', 'می\u200cرویم', '李 小龍'])(
    'of a name is read: %s',
    (value) => {
      expect(read(value, ({ name }) => name('field'))).toEqual([value]);
    },
  );

  it.each([
    'evil.example/x',
    'https://evil.example',
    'www.evil.example',
    'Anna\nBcc: x',
    'Anna\rMuster',
    'Anna\tMuster',
    'Anna\u2028Muster',
    'Anna\u202eretsuM',
    'Anna\u2066Muster',
    'Anna\u200bMuster',
    'Anna\u00adMuster',
    'Anna\u001b[31m',
    'Anna\u0000',
  ])('of a name is refused: %j', (value) => {
    expect(read(value, ({ name }) => name('field')).slice(1)).toEqual(['REGEX_FAILED_ERROR']);
  });
});
