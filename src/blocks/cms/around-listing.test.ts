import { expect, test } from 'vitest';
import { Category } from '#store-api/contract/category.ts';
import { CmsPage } from '#store-api/contract/cms.ts';
import { aroundListing, isLaidOut } from './around-listing.ts';

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

test('A category whose layout only says what its page says anyway has no blocks of its own', () => {
  const laidOut = (...blocks: object[]) => {
    const layout = CmsPage.parse({ id: 'layout', type: 'product_list', sections: [aSection('one', ...blocks)] });
    return isLaidOut({ locale: 'de', layout, category });
  };
  const ownEntry = aBlock(0, 'text', { content: '<p>Käse für alle.</p>' });
  const filters = aBlock(1, 'sidebar-filter');
  const listing = aBlock(2, 'product-listing');
  expect(laidOut(ownEntry, filters, listing)).toBe(false);
  expect(laidOut(ownEntry, filters, listing, aBlock(3, 'text', { content: '<p>Rezepte</p>' }))).toBe(true);
  expect(isLaidOut({ locale: 'de', layout: null, category })).toBe(false);
});
