import { expect, test } from 'vitest';
import { pageSchema } from './blocks.schema.ts';
import { bringsHeading } from './heading.ts';

const sectionsWith = (...blocks: object[]) =>
  pageSchema.parse({
    slug: { de: 'x' },
    title: { de: 'x' },
    description: { de: 'x' },
    sections: [{ blocks }],
  }).sections;

const hero = { block: 'hero', title: { de: 'Garantie' } };
const text = { block: 'text', text: { de: 'Fünf Jahre.' } };

test('a hero holds the main heading when it comes first, and only then', () => {
  expect(bringsHeading(sectionsWith(hero, text))).toBe(true);
  expect(bringsHeading(sectionsWith(text, hero))).toBe(false);
  expect(bringsHeading([])).toBe(false);
});
