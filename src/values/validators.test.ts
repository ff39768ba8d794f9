import { describe, expect, it, test } from 'vitest';
import * as rule from './validators.ts';

/** Texts that obey a rule, and texts that don't. */
const TABLE: [string, rule.Validator, string[], string[]][] = [
  ['required', rule.required, ['x', ' x ', '0'], ['', '   ', '\n\t']],
  ['minimum length', rule.minLength(3), ['abc', 'äöü', '😀😀😀', ' ab'], ['ab', '😀😀']],
  ['maximum length', rule.maxLength(3), ['abc', '😀😀😀', ''], ['abcd', ' abc']],
  ['between', rule.between(2, 4.5), ['2', '3', '4.5', '4,5'], ['1.9', '4.51', '-3', 'three', '3 cm']],
  ['minimum value', rule.minValue(1), ['1', '1,01', '900'], ['0', '-5', '0.99', 'many']],
  ['maximum value', rule.maxValue(900), ['900', '-1'], ['900.1', '9e9', 'few']],
  ['integer', rule.integer, ['0', '42', '-7', ' 42 '], ['4.2', '1e3', '٣', '4 2', '+4']],
  ['decimal', rule.decimal, ['0', '4.2', '4,2', '-.5', '5.'], ['4.2.1', "1'000", '1e3', '.', '-', 'NaN', 'Infinity']],
  ['numeric', rule.numeric, ['0042', '7'], ['-7', '4.2', '4 2', 'x']],
  ['alphabetic', rule.alphabetic, ['Zoë', 'Müller', 'École', 'Ωμέγα'], ['Zoë 2', 'a-b', 'a b', '1']],
  ['alphanumeric', rule.alphanumeric, ['Zoë2', 'A4'], ['A 4', 'A-4', 'A_4']],
  [
    'URL',
    rule.url,
    ['https://beispiel.example', 'http://a.b/c?d#e', 'https://zürich.example'],
    ['beispiel.example', 'ftp://a.b', 'javascript:alert(1)', 'https://', 'https:// a.b', 'https://a b'],
  ],
  [
    'IP',
    rule.ipAddress,
    ['127.0.0.1', '255.255.255.255', '::1', '2001:db8::8a2e:370:7334', '::ffff:192.0.2.1'],
    ['256.0.0.1', '1.2.3', '1.2.3.4.', '1.2.3.4.5', '01.2.3.4', ':::', '2001:db8', 'g::1', '1.2.3.4:80'],
  ],
  [
    'MAC address',
    rule.macAddress,
    ['00:1A:2B:3C:4D:5E', '00-1a-2b-3c-4d-5e'],
    ['00:1A:2B:3C:4D', '00:1A-2B:3C:4D:5E', '001A2B3C4D5E', '00:1G:2B:3C:4D:5E', '00:1A:2B:3C:4D:5E:6F'],
  ],
  ['equal to another field', rule.sameAs(() => ' geheim', 'Passwort'), [' geheim'], ['geheim', 'Geheim', '']],
];

describe.each(TABLE)('The validator %s (E7)', (_, validator, good, bad) => {
  it.each(good)('lets «%s» pass', (text) => expect(validator.obeys(text)).toBe(true));
  it.each(bad)('stops «%s»', (text) => expect(validator.obeys(text)).toBe(false));
});

const OPTIONAL = TABLE.filter(([name]) => name !== 'required' && !name.startsWith('equal'));
test.each(OPTIONAL)('an empty field breaks no %s: whether it may be empty is another rule (E1, E7)', (_, validator) =>
  expect(validator.obeys('')).toBe(true),
);

test('the first broken rule speaks, with what fills its words (E7)', () => {
  const rules = [rule.required, rule.minLength(5), rule.maxLength(8)];
  expect(rule.brokenRule('', rules)?.key).toBe('required');
  expect(rule.brokenRule('kurz', rules)).toMatchObject({ key: 'minLength', values: { count: 5 } });
  expect(rule.brokenRule('viel zu lang', rules)).toMatchObject({ key: 'maxLength', values: { count: 8 } });
  expect(rule.brokenRule('richtig', rules)).toBeUndefined();
});
