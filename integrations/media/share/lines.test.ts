import { expect, test } from 'vitest';
import { LEADING, type Measure, type Room, setTitle } from './lines.ts';

/** Every letter is half as wide as high. */
const measure: Measure = (words) => words.length * 0.5;
const ROOM: Room = { width: 440, height: 170 };

test('A short title is set large, on one line', () => {
  expect(setTitle('Raclette', ROOM, measure)).toEqual({ size: 60, lines: ['Raclette'] });
});

test('Lines are of about one width, not one full and one with a word', () => {
  expect(setTitle('Was kostet der Versand', ROOM, measure).lines).toEqual(['Was kostet', 'der Versand']);
});

test('A long title wraps first, and shrinks when its lines no longer fit', () => {
  const { size, lines } = setTitle(
    'D-LINE L 450, 4 × 11 l, mit eigenem Auszug für den schmalen Schrank',
    ROOM,
    measure,
  );
  expect(size).toBeLessThan(60);
  expect(lines.length * size * LEADING).toBeLessThanOrEqual(ROOM.height);
  expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(ROOM.width);
});

test('A line ends after a hyphen or at a soft one, which is seen only there', () => {
  expect(setTitle('Raclette-Heizelement', { width: 300, height: 140 }, measure).lines).toEqual([
    'Raclette-',
    'Heizelement',
  ]);
  expect(setTitle('Abfall\u00ADtrennsystem', { width: 300, height: 140 }, measure).lines).toEqual([
    'Abfall-',
    'trennsystem',
  ]);
  expect(setTitle('Abfall\u00ADtrennsystem', { width: 600, height: 140 }, measure).lines).toEqual([
    'Abfalltrennsystem',
  ]);
});

test('A figure stays with its unit, and a line ends rather after a comma', () => {
  expect(setTitle('Giesskanne 10 l, Terrakotta', ROOM, measure).lines).toEqual(['Giesskanne 10\u00A0l,', 'Terrakotta']);
  expect(setTitle('D-LINE L 450, 4 × 11 l', ROOM, measure).lines).toEqual([
    'D-LINE L\u00A0450,',
    '4\u00A0×\u00A011\u00A0l',
  ]);
});

test('French punctuation stays with its word, a figure with its unit', () => {
  const { lines } = setTitle('Quel four pour combien de personnes\u00A0?', ROOM, measure);
  expect(lines.at(-1)).toMatch(/personnes\u00A0\?$/);
  expect(lines).not.toContain('?');
});

test('What fits in no size ends with three dots, inside its room', () => {
  const { size, lines } = setTitle('Donaudampfschifffahrtsgesellschaft '.repeat(9), ROOM, measure);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(ROOM.width);
  expect(lines.length * size * LEADING).toBeLessThanOrEqual(ROOM.height);
});
