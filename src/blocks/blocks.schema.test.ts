import { expect, test } from 'vitest';
import { pageSchema, renderedPageSchema } from './blocks.schema.ts';

const page = (...blocks: object[]) => ({
  slug: { de: 'garten' },
  title: { de: 'Garten' },
  description: { de: 'Kannen' },
  sections: [{ type: 'sidebar', blocks }],
});
const TEXT = { block: 'text', text: { de: 'Kannen.' } };

test('A block that nobody knows leaves its page whole, in a sidebar too; a check still stops at it', () => {
  const strange = page(TEXT, { block: 'nonsense', sectionPosition: 'sidebar', picture: 7, to: null });
  expect(renderedPageSchema.parse(strange).sections[0]?.blocks).toEqual([
    TEXT,
    { block: 'nonsense', sectionPosition: 'sidebar', isUnknown: true },
  ]);
  expect(pageSchema.safeParse(strange).success).toBe(false);
});

test('Names of what layouts of a Shopware are made of are no blocks of content', () => {
  const strange = page({ block: 'row' }, { block: 'rich-text' });
  expect(renderedPageSchema.parse(strange).sections[0]?.blocks).toEqual([
    { block: 'row', isUnknown: true },
    { block: 'rich-text', isUnknown: true },
  ]);
});

test.each([
  ['a field that nobody knows', { ...TEXT, titel: 'x' }],
  ['a text without words', { block: 'text' }],
  ['a look that is not there', { ...TEXT, cssClass: 'narow' }],
  ['a block without a name', { text: { de: 'Kannen.' } }],
  ['a block that is none', 'text'],
])('A known block is judged as strictly when it is drawn: %s', (_what, block) => {
  const issues = (schema: typeof pageSchema) =>
    schema.safeParse(page(block as object)).error?.issues.map(({ code, path, message }) => ({ code, path, message }));
  expect(issues(renderedPageSchema)).toEqual(issues(pageSchema));
  expect(issues(renderedPageSchema)?.[0]?.path.slice(0, 4)).toEqual(['sections', 0, 'blocks', 0]);
});

test.each([
  [true, { block: 'journal-teaser' }],
  [true, { block: 'journal-teaser', posts: ['raclette-for-ten'] }],
  [true, { block: 'journal-teaser', list: 'related', posts: ['raclette-for-ten'] }],
  [false, { block: 'journal-teaser', list: 'latest', posts: ['raclette-for-ten'] }],
  [false, { block: 'journal-teaser', list: 'related' }],
])('What an editor names and what a list brings do not stand beside each other: %s for %j', (isFine, block) => {
  expect(pageSchema.safeParse(page(block)).success).toBe(isFine);
});
