import { expect, test } from 'vitest';
import { Category } from '#store-api/contract/category.ts';
import { CmsPage } from '#store-api/contract/cms.ts';
import { aroundListing } from './around-listing.ts';

const category = Category.parse({
  id: 'raclette',
  media: { id: 'oven', url: '/oven.webp', customFields: null },
  translated: { description: '<p>Käse für alle.</p>' },
});
const aBlock = (position: number, type: string, data: object = {}) => ({
  id: `block-${position}`,
  type,
  position,
  slots: [{ id: `slot-${position}`, type, slot: 'content', config: null, data }],
});
const aSection = (id: string, ...blocks: object[]) => ({ id, type: 'sidebar', blocks });
const split = (...sections: object[]) => {
  const page = CmsPage.parse({ id: 'layout', type: 'product_list', sections });
  const { above, below } = aroundListing(page, category);
  const shape = (part: typeof page) =>
    part.sections.map(({ id, blocks }) => [id, ...blocks.flatMap(({ slots }) => slots.map(({ type }) => type))]);
  return [shape(above), shape(below)];
};

test('The list parts a layout in two, and belongs to neither', () => {
  const listing = aBlock(1, 'product-listing');
  expect(
    split(
      aSection('one', aBlock(0, 'html')),
      aSection('two', aBlock(2, 'form'), listing, aBlock(0, 'image-slider')),
      aSection('three', aBlock(0, 'product-slider')),
    ),
  ).toEqual([
    [
      ['one', 'html'],
      ['two', 'image-slider'],
    ],
    [
      ['two', 'form'],
      ['three', 'product-slider'],
    ],
  ]);
});

test('A layout without a list stands above that of the page', () =>
  expect(split(aSection('one', aBlock(0, 'html')))).toEqual([[['one', 'html']], []]));

test('What the head of the page says already is not said twice', () =>
  expect(
    split(
      aSection(
        'one',
        aBlock(0, 'text', { content: '<p>Käse für alle.</p> ' }),
        aBlock(1, 'image', { mediaId: 'oven' }),
        aBlock(2, 'text', { content: '<p>Noch etwas.</p>' }),
        aBlock(3, 'product-listing'),
      ),
    ),
  ).toEqual([[['one', 'text']], []]));
