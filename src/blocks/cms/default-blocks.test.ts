import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRow, type RenderedBlock } from '#blocks/rendered-block.ts';
import { CmsPage } from '#store-api/contract/cms.ts';
import { defaultBlocks } from './default-blocks.ts';
import { layoutOf } from './layout.ts';

const blocks = Object.entries(defaultBlocks((id) => ({ url: `/media/${id}.webp` })));

/** `row(cms-image, stack(cms-image, rich-text))` */
const shape = (block: RenderedBlock): string =>
  isRow(block) ? `${block.section.type}(${block.section.blocks.map(shape).join(', ')})` : block.block;

const drawn = (name: string, section: object) =>
  layoutOf('de', CmsPage.parse({ id: name, type: 'landingpage', name, sections: [section] }));

const THREE = 'row(cms-image, cms-image, cms-image)';
const THREE_WITH_WORDS = 'row(stack(cms-image, rich-text), stack(cms-image, rich-text), stack(cms-image, rich-text))';

/** What each becomes here; null where the page of the category draws it. */
const TARGETS: Record<string, string | null> = {
  text: 'rich-text',
  'text-hero': 'rich-text',
  'text-teaser': 'rich-text',
  'text-teaser-section': 'narrow-wide(rich-text, rich-text)',
  'text-two-column': 'row(rich-text, rich-text)',
  'text-three-column': 'row(rich-text, rich-text, rich-text)',
  image: 'cms-image',
  'image-cover': 'cms-image',
  'image-two-column': 'row(cms-image, cms-image)',
  'image-three-column': THREE,
  'image-four-column': 'row(cms-image, cms-image, cms-image, cms-image)',
  'image-three-cover': THREE,
  'image-bubble-row': THREE,
  'image-highlight-row': THREE,
  'image-simple-grid': 'row(stack(cms-image, cms-image), cms-image)',
  'image-gallery': 'gallery',
  'image-slider': 'slider',
  'image-text': 'image-text',
  'image-text-cover': 'image-text',
  'image-text-row': THREE_WITH_WORDS,
  'image-text-bubble': THREE_WITH_WORDS,
  'image-text-gallery': THREE_WITH_WORDS,
  'center-text': 'row(cms-image, rich-text, cms-image)',
  'text-on-image': 'rich-text',
  'product-listing': null,
  'product-slider': 'product-slider',
  'product-three-column': 'product-slider',
  'product-heading': 'row(rich-text, cms-image)',
  'gallery-buybox': 'row(gallery, product-box)',
  'product-description-reviews': 'rich-text',
  'cross-selling': 'stack(product-slider, product-slider)',
  'sidebar-filter': null,
  'category-navigation': null,
  'youtube-video': 'video',
  'vimeo-video': 'video',
  form: 'newsletter',
  html: 'rich-text',
};

test('Every default block becomes one of ours', () => {
  const becomes = blocks.map(([name, section]) => {
    const [block] = drawn(name, section).sections.flatMap((one) => one.blocks);
    return [name, block ? shape(block) : null];
  });
  expect(Object.fromEntries(becomes)).toEqual(TARGETS);
});

test('Nothing in a default block is said to be undrawable', () =>
  expect(blocks.flatMap(([name, section]) => drawn(name, section).complaints)).toEqual([]));

test('docs/shopware-blocks.md shows every default block, in a picture of 15 KB at most', () => {
  const docs = readFileSync('docs/shopware-blocks.md', 'utf8');
  const rows = [...docs.matchAll(/^\| `([a-z-]+)` \| !\[[^\]]*\]\((pictures\/shopware\/[a-z-]+\.webp)\) \|/gm)];
  expect(rows.map(([, name, picture]) => [name, picture]).sort()).toEqual(
    blocks.map(([name]) => [name, `pictures/shopware/${name}.webp`]).sort(),
  );
  const tooLarge = rows.filter(([, , picture]) => statSync(`docs/${picture}`).size > 15 * 1024);
  expect(tooLarge.map(([, name]) => name)).toEqual([]);
});
