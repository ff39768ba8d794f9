import { describe, expect, it, test } from 'vitest';
import { fill, oneLine } from './fill.ts';

describe('words', () => {
  it('are filled in once, and what is filled in is not read again', () => {
    expect(fill('{{a}} und {b}', { a: '{{b}}', b: '2' })).toBe('{{b}} und 2');
    expect(fill('{{a}}', { a: '$& $1' })).toBe('$& $1');
  });
  it('without a value are a mistake that names them', () => {
    expect(() => fill('{{missing}}', {})).toThrow('missing');
  });
});

test.each([
  ['Anna\r\nBcc: all@example.com', 'Anna Bcc: all@example.com'],
  ['a\nb\tc\u0000d\u2028e\u0085f', 'a b c d e f'],
  ['  Küche  ', 'Küche'],
])('%j is one line: %j', (text, line) => expect(oneLine(text)).toBe(line));
