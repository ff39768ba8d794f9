import { expect, test } from 'vitest';
import { frameStyle, isDark, readColour } from './frame.ts';

test.each([
  ['#ABC', '#aabbcc'],
  ['#20aabb', '#20aabb'],
  ['#20aabbff', '#20aabb'],
  [' rgb(32, 170, 187) ', '#20aabb'],
  ['rgba(32,170,187,1)', '#20aabb'],
])('%s is read as %s', (input, colour) => expect(readColour(input)).toBe(colour));

test.each(['', 'red', '#12', '#20aabb80', 'rgba(0,0,0,.5)', '#fff}body{display:none', 'url(//x)'])(
  'what is no full colour is none: %s',
  (input) => expect(readColour(input)).toBeUndefined(),
);

test('A page says each colour once, with the words that can be read on it', () => {
  const frames = [{ backgroundColor: '#102030' }, {}, { backgroundColor: '#ffeecc' }, { backgroundColor: '#102030' }];
  expect(frameStyle(frames)).toBe(
    '@layer editor{.ground-102030{background:#102030;color:var(--ink);color-scheme:dark}' +
      '.ground-ffeecc{background:#ffeecc;color:var(--ink);color-scheme:light}}',
  );
  expect(frameStyle([{}])).toBeNull();
  expect(frameStyle([{ minHeight: 340 }, { minHeight: 340 }])).toBe('@layer editor{.height-340{--min-height:340px}}');
});

test('Black and deep colours take light words, white and pale ones dark words', () => {
  expect(['#000000', '#7a1020', '#004f3a'].map(isDark)).toEqual([true, true, true]);
  expect(['#ffffff', '#f6c800', '#9ab0a5'].map(isDark)).toEqual([false, false, false]);
});
