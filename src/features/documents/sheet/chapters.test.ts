import { describe, expect, test } from 'vitest';
import type { ManualChapter } from '../manual.schema.ts';
import { chaptersFor, paragraphsOf } from './chapters.ts';

const chapter = (more: Partial<ManualChapter>): ManualChapter => ({
  id: 'a',
  kinds: ['manual'],
  families: [],
  articles: [],
  title: { de: 'Sicherheit', 'fr-FR': 'Sécurité' },
  text: [],
  steps: [{ de: 'Stecker ziehen.', 'fr-FR': 'Débranchez.' }],
  ...more,
});
const printed = { kind: 'manual', family: 'raclette', number: '10-104' };
const titles = (more: Partial<ManualChapter>, of = printed) => chaptersFor('de', [chapter(more)], of).length;

describe('A chapter of the manuals (B6)', () => {
  test('is printed for every article unless it names some', () => expect(titles({})).toBe(1));
  test('is printed in documents of its kinds alone', () =>
    expect(titles({}, { ...printed, kind: 'datasheet' })).toBe(0));
  test('is printed for a family, or for single articles beside it', () => {
    expect(titles({ families: ['raclette'] })).toBe(1);
    expect(titles({ families: ['fondue'] })).toBe(0);
    expect(titles({ families: ['fondue'], articles: ['10-104'] })).toBe(1);
  });
  test('of an article is printed for its variants, and not for numbers that only begin alike', () => {
    const articles = ['10-104'];
    expect(titles({ articles }, { ...printed, number: '10-104-GR' })).toBe(1);
    expect(titles({ articles }, { ...printed, number: '10-1040' })).toBe(0);
  });
  test('speaks the language that is asked for, and German where nobody has written it', () => {
    const [french] = chaptersFor('fr-FR', [chapter({})], printed);
    expect(french).toMatchObject({ title: 'Sécurité', steps: ['Débranchez.'] });
    expect(chaptersFor('en-US', [chapter({})], printed)[0]?.title).toBe('Sicherheit');
  });
});

test('a description falls into its paragraphs, empty ones left out', () => {
  const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim();
  expect(paragraphsOf('<p>Eins</p>\n<p></p><ul><li>Zwei</li></ul>', plain)).toEqual(['Eins', 'Zwei']);
});
