import { describe, expect, it, test } from 'vitest';
import { escaped, fill, fillHtml, oneLine } from './fill.ts';

describe('words', () => {
  it('are filled in once, and what is filled in is not read again', () => {
    expect(fill('{{a}} und {b}', { a: '{{b}}', b: '2' })).toBe('{{b}} und 2');
    expect(fill('{{a}}', { a: '$& $1' })).toBe('$& $1');
  });
  it('without a value are a mistake that names them', () => {
    expect(() => fill('{{missing}}', {})).toThrow('missing');
  });
  it('are escaped in HTML, with their lines', () => {
    expect(fillHtml('Rahm & {{a}}', { a: '<b>"x"</b>\r\n\'y\'' })).toBe(
      'Rahm &amp; &lt;b&gt;&quot;x&quot;&lt;/b&gt;<br>&#39;y&#39;',
    );
  });
});

test.each([
  ['Anna\r\nBcc: all@example.com', 'Anna Bcc: all@example.com'],
  ['a\nb\tc\u0000d\u2028e\u0085f', 'a b c d e f'],
  ['  Küche  ', 'Küche'],
])('%j is one line: %j', (text, line) => expect(oneLine(text)).toBe(line));

test('an attribute can not be left', () => {
  expect(escaped(`" onclick='x'`)).toBe('&quot; onclick=&#39;x&#39;');
});
