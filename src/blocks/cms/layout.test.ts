import { expect, test } from 'vitest';
import { blockSchema } from '#blocks/blocks.schema.ts';
import { isRow, type RenderedBlock } from '#blocks/rendered-block.ts';
import { CmsPage } from '#store-api/contract/cms.ts';
import { layoutOf } from './layout.ts';
import { TARGETS } from './slots.ts';

type Fields = Record<string, unknown>;

const aSlot = (type: string, data: Fields = {}, config: Fields = {}, slot = 'content') => ({
  id: `slot-${type}-${slot}`,
  type,
  slot,
  config: Object.fromEntries(Object.entries(config).map(([name, value]) => [name, { source: 'static', value }])),
  data,
});
const aBlock = (slots: object[], more: Fields = {}) => ({ id: 'block', type: 'any', slots, ...more });
const aSection = (blocks: object[], more: Fields = {}) => ({ id: 'section', type: 'default', blocks, ...more });

/** As it comes over the wire: read by the contract first. */
const draw = (...sections: object[]) => layoutOf('fr-FR', CmsPage.parse({ id: 'page', type: 'landingpage', sections }));
const renderedBlock = (slot: object, more: Fields = {}): RenderedBlock | undefined =>
  draw(aSection([aBlock([slot], more)])).sections[0]?.blocks[0];

const media = { id: 'm', url: '/media/oven.webp', alt: 'Four', thumbnails: [], customFields: null, extensions: null };
const picture = { picture: expect.objectContaining({ url: '/media/oven.webp', alt: 'Four' }) };
const product = (productNumber: string) => ({ id: productNumber, productNumber });

test.each([
  ['text', { content: '<p>Bonjour</p>' }, {}, { block: 'rich-text', html: '<p>Bonjour</p>' }],
  ['html', {}, { content: '<b>Bonjour</b>' }, { block: 'rich-text', html: '<b>Bonjour</b>' }],
  ['product-name', { content: 'Four & Cie' }, {}, { block: 'rich-text', html: '<h2>Four &amp; Cie</h2>' }],
  ['image', { media }, {}, { block: 'cms-image', ...picture, displayMode: 'standard' }],
  [
    'image',
    { media },
    { displayMode: 'cover', minHeight: '300px', horizontalAlign: 'flex-end', verticalAlign: 'center' },
    { block: 'cms-image', displayMode: 'cover', minHeight: 300, horizontal: 'end', vertical: 'center' },
  ],
  ['image', { media }, { displayMode: 'contain', minHeight: '40vh' }, { displayMode: 'contain', minHeight: undefined }],
  ['manufacturer-logo', { media }, {}, { block: 'cms-image', ...picture }],
  ['image-slider', { sliderItems: [{ media }, { media: null }] }, {}, { block: 'cms-image', ...picture }],
  [
    'image-slider',
    { sliderItems: [{ media }, { media }] },
    {},
    { block: 'slider', title: { de: 'Images' }, isUntitled: true, isWhole: true, items: [picture, picture] },
  ],
  [
    'image-gallery',
    { sliderItems: [{ media }, { media }] },
    {},
    { block: 'gallery', title: { de: 'Images' }, items: [picture, picture] },
  ],
  ['product-box', { product: product('10-104') }, {}, { block: 'product-box', product: '10-104' }],
  ['buy-box', { product: product('10-104') }, {}, { block: 'product-box', product: '10-104' }],
  [
    'product-description-reviews',
    { product: { ...product('10-104'), description: '<p>Quatre</p>' } },
    {},
    { block: 'rich-text', html: '<p>Quatre</p>' },
  ],
  [
    'product-slider',
    { products: [product('10-104'), product('30-552')] },
    { title: 'Nos fours' },
    { block: 'product-slider', title: { de: 'Nos fours' }, products: ['10-104', '30-552'] },
  ],
  [
    'product-slider',
    { products: [product('10-104')] },
    {},
    { block: 'product-slider', title: { de: 'Dans notre gamme' }, products: ['10-104'] },
  ],
  [
    'cross-selling',
    { crossSellings: [{ crossSelling: { translated: { name: 'Avec' } }, products: [product('10-140')] }] },
    {},
    { block: 'product-slider', title: { de: 'Avec' }, products: ['10-140'] },
  ],
  [
    'youtube-video',
    { media },
    { videoID: 'dQw4w9WgXcQ' },
    { block: 'video', title: { de: 'Four' }, film: { provider: 'youtube', id: 'dQw4w9WgXcQ' }, ...picture },
  ],
  [
    'vimeo-video',
    {},
    { videoID: '76979871' },
    { block: 'video', title: { de: 'Film' }, film: { provider: 'vimeo', id: '76979871' } },
  ],
  ['form', {}, { type: 'newsletter' }, { block: 'newsletter' }],
  ['form', {}, { type: 'contact' }, { block: 'contact-form' }],
])('A slot of the type %s becomes a block', (type, data, config, expected) =>
  expect(renderedBlock(aSlot(type, data, config))).toMatchObject(expected),
);

test('A picture that leads somewhere keeps its link, by the words of the picture or at least by a name', () => {
  const bare = { ...media, alt: null };
  expect(renderedBlock(aSlot('image', { media, url: '/service' }))).toMatchObject({
    ...picture,
    href: '/fr-FR/service',
  });
  expect(renderedBlock(aSlot('image', { media: bare, url: '/service' }))).toMatchObject({
    picture: { alt: 'Afficher plus' },
  });
  expect(renderedBlock(aSlot('image', { media, url: 'javascript:alert(1)' }))).not.toHaveProperty('href');
  expect(
    renderedBlock(aSlot('image-gallery', { sliderItems: [{ media, url: 'https://example.com' }, { media }] })),
  ).toEqual(
    expect.objectContaining({
      items: [
        expect.objectContaining({ ...picture, href: 'https://example.com' }),
        expect.not.objectContaining({ href: expect.anything() }),
      ],
    }),
  );
});

test.each([
  ...['text', 'image', 'image-slider', 'product-box', 'product-slider', 'cross-selling', 'youtube-video'],
  ...['buy-box', 'product-description-reviews'],
])('A slot of the type %s that nobody has filled is left out, and with it its section', (type) =>
  expect(draw(aSection([aBlock([aSlot(type)])]))).toEqual({ sections: [], complaints: [] }),
);

test.each(['product-listing', 'sidebar-filter', 'category-navigation'])(
  'The page itself draws what a slot of the type %s is for',
  (type) => expect(renderedBlock(aSlot(type))).toBeUndefined(),
);

test.each([
  ['a type nobody knows', aSlot('spatial-viewer')],
  ['a type with a name of JavaScript', aSlot('constructor')],
  ['data of another shape', aSlot('image', { media: 'no picture' })],
  ['an id that is none', aSlot('youtube-video', {}, { videoID: 'x"><script>' })],
])('%s becomes a block that nobody knows, and breaks nothing', (_, slot) =>
  expect(renderedBlock(slot)).toMatchObject({ block: `${slot.type} of a layout` }),
);

test('A mapped setting is not taken for its value', () => {
  const slot = aSlot('text', {}, {});
  expect(
    renderedBlock({ ...slot, config: { content: { source: 'mapped', value: 'category.description' } } }),
  ).toBeUndefined();
});

test('Sections and blocks stand in their order, whichever comes first', () => {
  const words = (html: string, position: number) => aBlock([aSlot('text', { content: html })], { position });
  const { sections } = draw(
    aSection([words('c', 1), words('b', 0)], { position: 1 }),
    aSection([words('a', 0)], { position: 0 }),
  );
  expect(sections.map(({ blocks }) => blocks.map((block) => 'html' in block && block.html))).toEqual([
    ['a'],
    ['b', 'c'],
  ]);
});

test('Several slots stand in a row from left to right, and a picture above the words of its column', () => {
  const words = (slot: string) => aSlot('text', { content: slot }, {}, slot);
  const names = (block: RenderedBlock | undefined): unknown =>
    block && isRow(block) ? block.section.blocks.map(names) : block && 'html' in block ? block.html : undefined;
  const row = (...slots: string[]) => names(draw(aSection([aBlock(slots.map(words))])).sections[0]?.blocks[0]);
  expect(row('right', 'left', 'center')).toEqual(['left', 'center', 'right']);
  expect(row('center-right', 'right', 'center-left', 'left')).toEqual(['left', 'center-left', 'center-right', 'right']);
  expect(row('right-text', 'left-text', 'left-image', 'right-image')).toEqual([
    ['left-image', 'left-text'],
    ['right-image', 'right-text'],
  ]);
  expect(row('left-bottom', 'left-top', 'right')).toEqual([['left-top', 'left-bottom'], 'right']);
});

test('Between the edges of the page a row of pictures touches them, one with words keeps the margins', () => {
  const picture = (slot: string) => aSlot('image', { media }, {}, slot);
  const words = aSlot('text', { content: 'a' }, {}, 'center');
  const sizing = (sizingMode: string, ...slots: object[]) => {
    const block = draw(aSection([aBlock(slots)], { sizingMode })).sections[0]?.blocks[0];
    return block && isRow(block) && block.section.sizing;
  };
  expect(sizing('full_width', picture('left'), picture('right'))).toBe('full-width');
  expect(sizing('full_width', picture('left'), words, picture('right'))).toBe('boxed');
  expect(sizing('boxed', picture('left'), words, picture('right'))).toBe('full-width');
});

test('An image-text is ours, whichever comes first', () => {
  const picture = (slot: string, displayMode: string) => aSlot('image', { media, url: '/a' }, { displayMode }, slot);
  const words = (slot: string) => aSlot('text', { content: '<h2>Four</h2>' }, {}, slot);
  const pair = (...slots: object[]) => draw(aSection([aBlock(slots, { type: 'image-text' })])).sections[0]?.blocks[0];
  const common = { block: 'image-text', html: '<h2>Four</h2>', href: '/fr-FR/a' };
  expect(pair(words('right'), picture('left', 'standard'))).toMatchObject({ ...common, side: 'left', isWhole: true });
  expect(pair(picture('right', 'cover'), words('left'))).toMatchObject({ ...common, side: 'right', isWhole: false });
});

test('Goods beside each other stand on one shelf, in their order', () => {
  const box = (slot: string, number: string) => aSlot('product-box', { product: product(number) }, {}, slot);
  const { sections } = draw(aSection([aBlock([box('center', '2'), box('left', '1'), box('right', '3')])]));
  expect(sections[0]?.blocks[0]).toMatchObject({ block: 'product-slider', products: ['1', '2', '3'] });
  expect(sections[0]?.blocks[0]).not.toHaveProperty('title');
});

test('Every list of cross selling is drawn, below each other', () => {
  const groups = ['Avec', 'Pour l’hiver'].map((name) => ({ crossSelling: { name }, products: [product('10-140')] }));
  const block = renderedBlock(aSlot('cross-selling', { crossSellings: groups }));
  expect(block && isRow(block) && block.section).toMatchObject({
    type: 'stack',
    blocks: [{ title: { de: 'Avec' } }, { title: { de: 'Pour l’hiver' } }],
  });
});

test('The layout of sections and blocks is kept in the words of content', () => {
  const visibility = { mobile: false, tablet: true, desktop: true };
  const block = aBlock([aSlot('text', { content: 'a' })], {
    sectionPosition: 'sidebar',
    cssClass: 'narrow no-print',
    backgroundColor: '#20AABB',
    marginTop: '0',
    marginBottom: '60px',
    marginLeft: '20px',
    marginRight: '40px',
    visibility,
  });
  const more = {
    type: 'sidebar',
    sizingMode: 'full_width',
    mobileBehavior: 'hidden',
    backgroundMedia: media,
    backgroundMediaMode: 'contain',
  };
  const { sections, complaints } = draw(aSection([block], more));
  expect(complaints).toEqual([]);
  expect(sections[0]).toMatchObject({
    type: 'sidebar',
    sizing: 'full-width',
    mobileBehavior: 'hidden',
    backgroundMedia: { url: '/media/oven.webp' },
    backgroundMediaMode: 'contain',
    blocks: [
      {
        sectionPosition: 'sidebar',
        cssClass: ['narrow', 'no-print'],
        backgroundColor: '#20aabb',
        marginTop: 's', // nothing touches the edge of a ground
        marginBottom: 'm',
        marginLeft: 's',
        marginRight: 'm',
        visibility,
      },
    ],
  });
});

test('What this shop can’t draw of a layout is said, and the rest is drawn', () => {
  const block = aBlock([aSlot('text', { content: 'a' })], {
    cssClass: 'narrow fancy',
    backgroundColor: 'url(//x)',
    backgroundMedia: { ...media, url: `/${'a'.repeat(1000)}` },
    marginTop: 'calc(1px)',
  });
  const { sections, complaints } = draw(aSection([block]));
  expect(complaints).toEqual([
    'The class "fancy" is none of narrow, centred-media, no-print.',
    'The background color url(//x) is no full color like #20aabb.',
    'The background picture m: Url is too long',
  ]);
  expect(sections[0]?.blocks[0]).toMatchObject({ cssClass: ['narrow'], backgroundMedia: undefined });
});

test('Every type of slot that the Store API names is known', () => {
  const named =
    'text html image image-slider image-gallery product-box product-slider product-listing buy-box product-description-reviews cross-selling product-name manufacturer-logo category-navigation sidebar-filter form youtube-video vimeo-video';
  expect(named.split(' ').filter((type) => !(type in TARGETS))).toEqual([]);
});

const ours = new Set(blockSchema.options.map((option) => option.shape.block.value as string));

test.each([
  aSlot('product-slider', { products: [product('10-104')] }),
  aSlot('product-box', { product: product('10-104') }),
  aSlot('image', { media }),
  aSlot('image-gallery', { sliderItems: [{ media }, { media }] }),
  aSlot('youtube-video', { media }, { videoID: 'dQw4w9WgXcQ' }),
  aSlot('form', {}, { type: 'newsletter' }),
])('What becomes of the slot $type is what content could have written, where the block exists', (slot) => {
  const target = TARGETS[slot.type]?.({ ...slot }, 'de');
  if (!target || Array.isArray(target) || !ours.has(target.block)) return;
  const { isUntitled: _, isWhole: __, ...fields } = target;
  const written = JSON.parse(JSON.stringify(fields, (name, value) => (name === 'picture' ? 'a-picture' : value)));
  expect(blockSchema.safeParse(written).error?.issues ?? []).toEqual([]);
});
