/*
 * The default blocks of Shopware 6.6 as its Store API sends them, each in a section of its own: what the gallery shows at
 * /__blocks/shopware, and what the tests read.
 */

/** What JSON may hold, before the contract has read it. */
type Json = Record<string, unknown>;

/** `picture` makes a Media entity of the id of one of our pictures. By the block's type. */
export function defaultBlocks(picture: (id: string) => Json): Record<string, Json> {
  const media = (id: string) => ({ id, customFields: null, ...picture(id) });

  const image = (place: string, id: string, { minHeight = '340px', ...settings }: Settings = {}) =>
    slot(
      place,
      'image',
      { media: id, displayMode: 'cover', minHeight, url: null, newTab: false, verticalAlign: null, ...settings },
      { mediaId: id, url: settings.url ?? '', newTab: false, media: media(id) },
    );
  const whole = (place: string, id: string, settings: Settings = {}) =>
    image(place, id, { displayMode: 'standard', ...settings });
  const sliderItems = (...ids: string[]) => ids.map((id) => ({ url: null, newTab: false, media: media(id) }));
  const withWords = (id: string, title: string) => (place: string) => [
    image(`${place}-image`, id),
    text(`${place}-text`, `<h3>${title}</h3>${WORDS}`),
  ];
  const inThree = () => [
    ...withWords('fondue-table', 'Fondue')('left'),
    ...withWords('dehydrator-table', 'Dörren')('center'),
    ...withWords('chestnut-oven-table', 'Marroni')('right'),
  ];
  const video = (type: string, videoID: string) =>
    slot(
      'video',
      type,
      { videoID, displayMode: 'standard', previewMedia: 'raclette-4-table' },
      {
        media: media('raclette-4-table'),
      },
    );

  return {
    text: section('text', [text('content', `<h2>Raclette am Tisch</h2>${WORDS}${WORDS}`)]),
    'text-hero': section('text-hero', [text('content', `${CENTRED}<hr>${WORDS}`)]),
    'text-teaser': section('text-teaser', [text('content', `${CENTRED}<p><i>Vier Pfännchen, ein Ofen.</i></p>`)]),
    'text-teaser-section': section('text-teaser-section', [
      text('left', '<h2>Aus Sarnen</h2><p><i>Seit 1962</i></p>'),
      text('right', WORDS + WORDS),
    ]),
    'text-two-column': section('text-two-column', [text('left', WORDS), text('right', WORDS)]),
    'text-three-column': section('text-three-column', [
      text('left', `<h2>Käse</h2>${WORDS}`),
      text('center', `<h2>Ofen</h2>${WORDS}`),
      text('right', `<h2>Tisch</h2>${WORDS}`),
    ]),
    image: section('image', [whole('image', 'dish-raclette-pear', { url: '/service' })]),
    'image-cover': section('image-cover', [image('image', 'raclette-4-table', { minHeight: '320px' })], FULL),
    'image-two-column': section('image-two-column', [
      image('left', 'fondue-table'),
      image('right', 'dehydrator-table'),
    ]),
    'image-three-column': section('image-three-column', [
      image('left', 'fondue-table'),
      image('center', 'dehydrator-table'),
      image('right', 'chestnut-oven-table'),
    ]),
    'image-four-column': section('image-four-column', [
      image('left', 'fondue-table'),
      image('center-left', 'dehydrator-table'),
      image('center-right', 'chestnut-oven-table'),
      image('right', 'raclette-4-table'),
    ]),
    'image-three-cover': section(
      'image-three-cover',
      [image('left', 'fondue-table'), image('center', 'dehydrator-table'), image('right', 'chestnut-oven-table')],
      FULL,
    ),
    'image-bubble-row': section('image-bubble-row', [
      image('left', 'fondue-table', BUBBLE),
      image('center', 'dehydrator-table', BUBBLE),
      image('right', 'chestnut-oven-table', BUBBLE),
    ]),
    'image-highlight-row': section(
      'image-highlight-row',
      [image('left', 'fondue-table'), image('center', 'dehydrator-table'), image('right', 'chestnut-oven-table')],
      { block: { backgroundColor: '#e9e9e9', marginLeft: '20px', marginRight: '20px' } },
    ),
    'image-simple-grid': section('image-simple-grid', [
      image('left-top', 'fondue-table'),
      image('left-bottom', 'dehydrator-table'),
      image('right', 'raclette-4-table'),
    ]),
    'image-gallery': section('image-gallery', [
      slot(
        'imageGallery',
        'image-gallery',
        { displayMode: 'contain', minHeight: '340px', fullScreen: false },
        { navigation: null, sliderItems: sliderItems('fondue-table', 'dehydrator-table', 'chestnut-oven-table') },
      ),
    ]),
    'image-slider': section('image-slider', [
      slot(
        'imageSlider',
        'image-slider',
        { displayMode: 'cover', minHeight: '300px', autoSlide: false },
        { navigation: null, sliderItems: sliderItems('raclette-4-table', 'fondue-table', 'dehydrator-table') },
      ),
    ]),
    'image-text': section('image-text', [
      whole('left', 'dish-raclette-pear', { url: 'https://journal.example/' }),
      text('right', `<h2>Birnen-Raclette</h2>${WORDS}`),
    ]),
    'image-text-cover': section(
      'image-text-cover',
      [image('left', 'fondue-table'), text('right', `<h2>Fondue</h2>${WORDS}`)],
      FULL,
    ),
    'image-text-row': section('image-text-row', inThree()),
    'image-text-bubble': section('image-text-bubble', inThree()),
    'image-text-gallery': section('image-text-gallery', inThree()),
    'center-text': section('center-text', [
      image('left', 'fondue-table'),
      text('center', `<h2>Fondue</h2>${WORDS}`, { verticalAlign: 'center' }),
      image('right', 'dehydrator-table'),
    ]),
    'text-on-image': section('text-on-image', [text('content', `<h2>Winter am Tisch</h2>${WORDS}`)], {
      block: { backgroundMedia: media('raclette-4-table'), backgroundMediaMode: 'cover' },
    }),
    'product-listing': section('product-listing', [slot('content', 'product-listing', { boxLayout: 'standard' }, {})]),
    'product-slider': section('product-slider', [
      slot(
        'productSlider',
        'product-slider',
        { title: 'Beliebt', boxLayout: 'standard', elMinWidth: '300px', rotate: false },
        { products: ['10-104', '14-101', '30-552', '13-107', '41-105'].map(product) },
      ),
    ]),
    'product-three-column': section(
      'product-three-column',
      [['center', '14-101'] as const, ['left', '10-104'] as const, ['right', '30-552'] as const].map(
        ([place, number]) =>
          slot(place, 'product-box', { boxLayout: 'standard', displayMode: 'standard' }, { product: product(number) }),
      ),
    ),
    'product-heading': section('product-heading', [
      slot(
        'left',
        'product-name',
        { content: mapped('product.name'), verticalAlign: null },
        { content: 'Raclette-Ofen für 4 & Gäste' },
      ),
      slot(
        'right',
        'manufacturer-logo',
        { media: mapped('product.manufacturer.media'), displayMode: 'standard', minHeight: null },
        { media: { ...media('raclette-pan-cutout'), metaData: { width: 160, height: 160 }, thumbnails: [] }, url: '' },
      ),
    ]),
    'gallery-buybox': section('gallery-buybox', [
      slot(
        'left',
        'image-gallery',
        { displayMode: 'contain', minHeight: '430px', fullScreen: true },
        { sliderItems: sliderItems('raclette-4-table', 'dish-raclette-pear') },
      ),
      slot('right', 'buy-box', { product: 'racl4' }, { product: product('10-104'), totalReviews: 0 }),
    ]),
    'product-description-reviews': section('product-description-reviews', [
      slot(
        'content',
        'product-description-reviews',
        { product: 'racl4' },
        {
          product: { ...product('10-104'), description: WORDS },
        },
      ),
    ]),
    'cross-selling': section('cross-selling', [
      slot(
        'content',
        'cross-selling',
        { boxLayout: 'standard', elMinWidth: '200px' },
        {
          crossSellings: [
            { crossSelling: { name: null, translated: { name: 'Passt dazu' } }, products: [product('10-140')] },
            { crossSelling: { name: 'Für den Winter' }, products: [product('12-110'), product('14-101')] },
          ],
        },
      ),
    ]),
    'sidebar-filter': section('sidebar-filter', [slot('content', 'sidebar-filter', {}, {})], SIDEBAR),
    'category-navigation': section(
      'category-navigation',
      [slot('content', 'category-navigation', {}, { navigation: null })],
      SIDEBAR,
    ),
    'youtube-video': section('youtube-video', [video('youtube-video', 'dQw4w9WgXcQ')]),
    'vimeo-video': section('vimeo-video', [video('vimeo-video', '76979871')]),
    form: section('form', [
      slot('content', 'form', { type: 'newsletter', title: 'Newsletter', mailReceiver: [], confirmationText: '' }, []),
    ]),
    html: section('html', [slot('content', 'html', { content: TABLE }, { content: TABLE })]),
  };
}

type Settings = { minHeight?: string | null; displayMode?: string; url?: string; verticalAlign?: string };

const WORDS =
  '<p>Der Ofen steht in der Mitte, jeder schiebt sein Pfännchen selbst. <a href="/service">Ersatzteile</a> gibt es zehn Jahre lang.</p>';
const CENTRED = '<h2 style="text-align: center;">Winter am Tisch</h2>';
const TABLE =
  '<table class="note"><tr><th>Leistung</th><td>1200 W</td></tr><tr><th>Kabel</th><td>1,8 m</td></tr></table><script>alert(1)</script>';

/** Beside a list; what both sections and blocks are sent with, unless an editor says otherwise. */
const SIDEBAR = { section: { type: 'sidebar' }, block: { sectionPosition: 'sidebar' } };
const FULL = { section: { sizingMode: 'full_width' } };
const BUBBLE = { minHeight: '300px' };
const GROUND = { backgroundColor: null, backgroundMediaId: null, backgroundMedia: null, backgroundMediaMode: null };

const section = (type: string, slots: Json[], more: { section?: Json; block?: Json } = {}): Json => ({
  ...GROUND,
  type: 'default',
  sizingMode: 'boxed',
  mobileBehavior: 'wrap',
  position: 0,
  cssClass: null,
  visibility: null,
  ...more.section,
  blocks: [
    {
      ...GROUND,
      type,
      position: 0,
      sectionPosition: 'main',
      marginTop: '20px',
      marginBottom: '20px',
      marginLeft: null,
      marginRight: null,
      cssClass: null,
      visibility: { mobile: true, tablet: true, desktop: true },
      slots,
      ...more.block,
    },
  ],
});

/** A mapped setting names where its value comes from; what the server has found stands in `data`. */
const mapped = (value: string) => ({ source: 'mapped', value });

const slot = (place: string, type: string, settings: Json, data: Json | unknown[]): Json => ({
  id: `${type}-${place}`,
  type,
  slot: place,
  locked: false,
  config: Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, isMapped(value) ? value : { source: 'static', value }]),
  ),
  data,
});

const isMapped = (value: unknown): boolean => typeof value === 'object' && value !== null && 'source' in value;

const text = (place: string, content: string, settings: Settings = {}) =>
  slot(place, 'text', { content, verticalAlign: null, ...settings }, { content });

const product = (productNumber: string) => ({ id: productNumber, productNumber });
