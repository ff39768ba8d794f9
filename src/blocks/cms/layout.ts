import { EDITOR_CLASSES } from '#blocks/frame/frame.schema.ts';
import { backgroundPicture, type RenderedFrame, readColour } from '#blocks/frame/frame.ts';
import type { RenderedBlock, RenderedRow, RenderedSection } from '#blocks/rendered-block.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from '#store-api/contract/cms.ts';
import {
  CrossSellingData,
  ImageData,
  ImagesData,
  ProductData,
  ProductsData,
  TextData,
} from '#store-api/contract/cms-slots.ts';
import type { Media } from '#store-api/contract/entity.ts';
import type { Product } from '#store-api/contract/product.ts';
import { linkOf } from './links.ts';

/** A layout of a Shopware in our sections and blocks, and what in it this shop can't draw, sentence by sentence. */
export interface Layout {
  sections: RenderedSection[];
  complaints: string[];
}

/**
 * Turns a CMS page into what `Blocks.astro` draws. A slot becomes a block; the slots of one block stand in a row. What
 * nobody knows becomes a block that nobody knows, which is shown in dev and logged; nothing in a layout breaks a page.
 */
export function layoutOf(locale: Locale, page: CmsPage): Layout {
  const complaints: string[] = [];
  const draw: Draw = { locale, complain: (sentence) => complaints.push(sentence) };
  const sections = inOrder(page.sections).map((section) => sectionOf(section, draw));
  return { sections: sections.filter(({ blocks }) => blocks.length > 0), complaints };
}

interface Draw {
  locale: Locale;
  complain: Complain;
}

/** As an editor has put them: answers need not be sorted. */
export const inOrder = <Element extends { position?: number | null | undefined }>(elements: Element[]): Element[] =>
  [...elements].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));

const sectionOf = (section: CmsSection, draw: Draw): RenderedSection => {
  const sizing = section.sizingMode === 'full_width' ? 'full-width' : 'boxed';
  return {
    ...cmsFrame(section, draw.complain),
    sizing,
    type: section.type === 'sidebar' ? 'sidebar' : 'default',
    mobileBehavior: section.mobileBehavior === 'hidden' ? 'hidden' : 'wrap',
    blocks: inOrder(section.blocks).flatMap((block) => blockOf(block, sizing, draw) ?? []),
  };
};

/** Null for a block of which nothing is left to draw. */
function blockOf(block: CmsBlock, sizing: RenderedSection['sizing'], { locale, complain }: Draw): RenderedBlock | null {
  const columns = columnsIn(block, locale);
  const [first] = columns;
  if (!first) return null;
  const content = columns.length > 1 ? group('row', columns, edgesOf(columns, sizing)) : first;
  const sectionPosition = block.sectionPosition === 'sidebar' ? 'sidebar' : 'main';
  return { ...content, ...cmsFrame(block, complain), ...cmsMargins(block), sectionPosition };
}

/** Between the edges of the page pictures may touch them; a row with words keeps the margins that a box has already. */
const edgesOf = (columns: RenderedBlock[], sizing: RenderedSection['sizing']): RenderedSection['sizing'] =>
  sizing === 'full-width' && columns.some(({ block }) => block !== 'image') ? 'boxed' : 'full-width';

/** What stands side by side, from left to right; in one column `left-image` above `left-text`. */
function columnsIn({ slots }: CmsBlock, locale: Locale): RenderedBlock[] {
  return PLACES.flatMap((place) => {
    const here = slots.filter(({ slot }) => placeOf(slot) === place).sort(byHeight);
    const blocks = here.flatMap((slot) => slotOf(slot, locale) ?? []);
    return blocks.length > 1 ? [group('default', blocks)] : blocks;
  });
}

/** Names of slots, from left to right; whatever has another name (`content`, `imageSlider`) stands alone. */
const PLACES = ['alone', 'left', 'center-left', 'center', 'center-right', 'right'];

/** `left-text` stands at the left; `center-left` has a column of its own, because some blocks have four. */
const placeOf = (slot: string): string =>
  PLACES.find((place) => slot === place) ?? PLACES.find((place) => slot.startsWith(`${place}-`)) ?? 'alone';

const byHeight = (a: CmsSlot, b: CmsSlot): number =>
  Number(a.slot.endsWith('-bottom')) - Number(b.slot.endsWith('-bottom')) || a.slot.localeCompare(b.slot);

const group = (
  type: 'row' | 'default',
  blocks: RenderedBlock[],
  sizing: RenderedSection['sizing'] = 'full-width',
): RenderedRow => ({ block: 'row', section: { sizing, type, blocks } });

/** Never throws: a slot whose data is not what its type promises is one that nobody knows. */
function slotOf(slot: CmsSlot, locale: Locale): RenderedBlock | null {
  const draw = Object.hasOwn(TARGETS, slot.type) ? TARGETS[slot.type] : undefined;
  try {
    return draw ? draw(slot, locale) : unknown(slot);
  } catch {
    return unknown(slot);
  }
}

const unknown = ({ type }: CmsSlot): RenderedBlock => ({ block: `${type} of a layout` });

/** Takes note of what a layout says and this shop can't draw: one sentence, for the log. */
type Complain = (sentence: string) => void;

type Element = CmsSection | CmsBlock;

/** The frame of a section or a block of a Shopware's layout, in the words of content. */
function cmsFrame(element: Element, complain: Complain): RenderedFrame {
  const { visibility, backgroundMediaMode: mode } = element;
  return {
    ...(visibility && {
      visibility: { mobile: visibility.mobile, tablet: visibility.tablet, desktop: visibility.desktop },
    }),
    cssClass: classesOf(element, complain),
    backgroundColor: colourOf(element, complain),
    backgroundMedia: pictureOf(element, complain),
    backgroundMediaMode: mode === 'contain' || mode === 'auto' ? mode : 'cover',
  };
}

/** The margins of a block. Those of a page's own edge are left out: here every page has them already. */
function cmsMargins(block: CmsBlock): RenderedFrame {
  return {
    marginTop: spaceOf(block.marginTop, 0),
    marginBottom: spaceOf(block.marginBottom, 0),
    marginLeft: spaceOf(block.marginLeft, EDGE_PX),
    marginRight: spaceOf(block.marginRight, EDGE_PX),
  };
}

/** What Shopware sets on all four sides of every block, unless an editor says otherwise. */
const EDGE_PX = 20;

/** Pixels fall into the steps of the look: a layout made elsewhere keeps the rhythm of this shop. */
function spaceOf(length: string | null | undefined, unseenPx: number): 'none' | 's' | 'm' | 'l' | undefined {
  const [, digits] = length?.match(/^\s*(\d{1,4})(?:\.\d+)?(?:px)?\s*$/) ?? [];
  const pixels = Number(digits);
  if (digits === undefined || (unseenPx > 0 && pixels <= unseenPx)) return undefined;
  return pixels === 0 ? 'none' : pixels <= 32 ? 's' : pixels <= 72 ? 'm' : 'l';
}

type EditorClass = (typeof EDITOR_CLASSES)[number];
const isEditorClass = (name: string): name is EditorClass => (EDITOR_CLASSES as readonly string[]).includes(name);

function classesOf({ cssClass }: Element, complain: Complain): EditorClass[] | undefined {
  const names = (cssClass ?? '').split(/\s+/).filter(Boolean);
  for (const name of names)
    if (!isEditorClass(name)) complain(`The class "${name}" is none of ${EDITOR_CLASSES.join(', ')}.`);
  const editorClasses = names.filter(isEditorClass);
  return editorClasses.length > 0 ? editorClasses : undefined;
}

function colourOf({ backgroundColor }: Element, complain: Complain): string | undefined {
  if (!backgroundColor) return undefined;
  const colour = readColour(backgroundColor);
  if (!colour) complain(`The background color ${backgroundColor} is no full color like #20aabb.`);
  return colour;
}

function pictureOf({ backgroundMedia }: Element, complain: Complain): RenderedFrame['backgroundMedia'] {
  if (!backgroundMedia?.url) return undefined;
  try {
    backgroundPicture(backgroundMedia);
    return backgroundMedia;
  } catch (trouble) {
    complain(`The background picture ${backgroundMedia.id}: ${(trouble as Error).message}`);
    return undefined;
  }
}

/** One of our blocks, without its frame. Pictures stand in it as they came; a text has the page's language only. */
type Target = { block: string; [field: string]: unknown };

/**
 * A block, or nothing where the page itself draws what the slot is for, or where nobody has filled it.
 * @throws when the slot is not what its type promises
 */
type SlotMapping = (slot: CmsSlot, locale: Locale) => Target | null;

/** Which of our blocks a slot becomes, by the slot's type. Whatever is not listed is a slot nobody knows. */
export const TARGETS: Record<string, SlotMapping> = {
  text: (slot) => richText(TextData.parse(slot.data).content ?? setting(slot, 'content')),
  html: (slot) => richText(TextData.parse(slot.data).content ?? setting(slot, 'content')),
  'product-name': (slot) => richText(TextData.parse(slot.data).content),
  image: (slot, locale) => image(ImageData.parse(slot.data), locale),
  'manufacturer-logo': (slot, locale) => image(ImageData.parse(slot.data), locale),
  'image-slider': pictures,
  'image-gallery': pictures,
  'product-box': (slot) => {
    const number = ProductData.parse(slot.data).product?.productNumber;
    return number ? { block: 'product-box', product: number } : null;
  },
  'product-slider': (slot, locale) =>
    productSlider(locale, ProductsData.parse(slot.data).products, setting(slot, 'title')),
  'cross-selling': (slot, locale) => {
    const [first] = CrossSellingData.parse(slot.data).crossSellings ?? [];
    return productSlider(locale, first?.products, first?.crossSelling?.name);
  },
  'youtube-video': (slot, locale) => video('youtube', slot, locale),
  'vimeo-video': (slot, locale) => video('vimeo', slot, locale),
  form: (slot) => ({ block: setting(slot, 'type') === 'newsletter' ? 'newsletter' : 'contact-form' }),
  // the pages of categories and products draw these themselves
  'product-listing': () => null,
  'sidebar-filter': () => null,
  'category-navigation': () => null,
  'buy-box': () => null,
  'product-description-reviews': () => null,
};

type Maybe<T> = T | null | undefined;
type Pictured = ImageData & { media: Media };

const isPictured = (imageData: ImageData): imageData is Pictured => Boolean(imageData.media);

/** Words without a translation beside: the store has answered in the language of the page. */
const untranslated = (words: string) => ({ de: words });

const richText = (html: Maybe<string>): Target | null => (html?.trim() ? { block: 'rich-text', html } : null);

const altOf = (media: Media): string => media.alt ?? '';

/** A picture and where it leads: a link needs a name, even if nobody has described the picture. */
function linked({ media, url }: Pictured, locale: Locale): { picture: Media; href?: string } {
  const href = linkOf(locale, url);
  if (!href) return { picture: media };
  const alt = altOf(media) || wordsOf(locale, 'common')('showMore');
  return { picture: { ...media, alt }, href };
}

/** All of it is shown: nobody knows what would be cut off. */
function image(imageData: ImageData, locale: Locale): Target | null {
  return isPictured(imageData) ? { block: 'image', ...linked(imageData, locale), format: 'whole' } : null;
}

function pictures(slot: CmsSlot, locale: Locale): Target | null {
  const picturedItems = (ImagesData.parse(slot.data).sliderItems ?? []).filter(isPictured);
  const [first, second] = picturedItems;
  if (!second) return first ? image(first, locale) : null;
  const items = picturedItems.map((one) => linked(one, locale));
  return { block: 'gallery', title: untranslated(wordsOf(locale, 'common')('pictures')), items };
}

function productSlider(locale: Locale, products: Maybe<Product[]>, title: Maybe<string>): Target | null {
  const numbers = (products ?? []).flatMap(({ productNumber }) => productNumber ?? []);
  if (numbers.length === 0) return null;
  return {
    block: 'product-slider',
    title: untranslated(title || wordsOf(locale, 'common')('shelf')),
    products: numbers,
  };
}

function video(provider: 'youtube' | 'vimeo', slot: CmsSlot, locale: Locale): Target | null {
  const id = setting(slot, 'videoID')?.trim();
  if (!id) return null;
  if (!/^[\w-]{6,20}$/.test(id)) throw new Error(`"${id}" is no id of a film`);
  const still = ImageData.parse(slot.data).media;
  const title = untranslated((still && altOf(still)) || wordsOf(locale, 'common')('film'));
  return { block: 'video', title, film: { provider, id }, ...(still && { picture: still }) };
}

/** What an editor has set by hand; a mapped setting names where its value comes from, and the value is in `data`. */
function setting({ config }: CmsSlot, name: string): string | undefined {
  const field = config[name] as { source?: string; value?: unknown } | undefined;
  return field?.source !== 'mapped' && typeof field?.value === 'string' ? field.value : undefined;
}
