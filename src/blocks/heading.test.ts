import { expect, test } from 'vitest';
import { pageSchema } from './blocks.schema.ts';
import { bringsHeading, headingLevel } from './rendered-block.ts';

const sectionsWith = (...blocks: object[]) =>
  pageSchema.parse({
    slug: { de: 'x' },
    title: { de: 'x' },
    description: { de: 'x' },
    sections: [{ blocks }],
  }).sections;

const hero = { block: 'hero', title: { de: 'Garantie' } };
const text = { block: 'text', text: { de: 'Fünf Jahre.' } };

test('the first block of a page has the main heading, every other one of several', () => {
  expect(headingLevel('block-0-0')).toBe('h1');
  expect(['block-0-1', 'block-1-0', 'hero-0-0', 'block-0-0-0-0'].map(headingLevel)).toEqual(['h2', 'h2', 'h2', 'h2']);
});

test('a hero holds the main heading when it comes first, and only then', () => {
  expect(bringsHeading(sectionsWith(hero, text))).toBe(true);
  expect(bringsHeading(sectionsWith(text, hero))).toBe(false);
  expect(bringsHeading([])).toBe(false);
});
