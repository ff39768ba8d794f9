import { EDITOR_CLASSES } from '#blocks/frame/frame.schema.ts';
import { backgroundPicture, type RenderedFrame, readColour } from '#blocks/frame/frame.ts';
import { isRow, type RenderedBlock, type RenderedRow, type RenderedSection } from '#blocks/rendered-block.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from '#store-api/contract/cms.ts';
import { type DisplayMode, type Linked, productRow, TARGETS, type Target } from './slots.ts';

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
  const content = sideBySide(block, columnsIn(block, locale), sizing);
  if (!content) return null;
  const frame = cmsFrame(block, complain);
  const sectionPosition = block.sectionPosition === 'sidebar' ? 'sidebar' : 'main';
  return { ...content, ...frame, ...cmsMargins(block, content, frame), sectionPosition };
}

/** The columns of a block: goods on one shelf, a picture with its words, a narrow column before a wide one, else a row. */
function sideBySide(
  { type }: CmsBlock,
  columns: RenderedBlock[],
  sizing: RenderedSection['sizing'],
): RenderedBlock | undefined {
  const [first, second] = columns;
  if (!first || !second) return first && isRow(first) ? group('stack', first.section.blocks, sizing) : first;
  if (columns.every(isProductBox)) return productRow(columns.map(({ product }) => product));
  if (type === 'image-text' || type === 'image-text-cover') {
    if (isImage(first) && isText(second)) return imageText('left', first, second);
    if (isText(first) && isImage(second)) return imageText('right', second, first);
  }
  // between the edges of the page pictures may touch them; a row with words keeps the margins that a box has already
  const edges = sizing === 'full-width' && !columns.every(isImage) ? 'boxed' : 'full-width';
  if (type === 'text-teaser-section') return group('narrow-wide', columns, edges);
  return group('row', type.includes('-bubble') ? columns.map(asBubble) : columns, edges);
}

type ImageBlock = RenderedBlock & Linked & { block: 'cms-image'; displayMode: DisplayMode };
type TextBlock = RenderedBlock & { block: 'rich-text'; html: string };

const isImage = (one: RenderedBlock): one is ImageBlock => one.block === 'cms-image';
const isText = (one: RenderedBlock): one is TextBlock => one.block === 'rich-text';
const isProductBox = (one: RenderedBlock): one is RenderedBlock & { product: string } => one.block === 'product-box';

/** Our block of that name; the words bring their own heading. */
const imageText = (
  side: 'left' | 'right',
  { picture, href, displayMode }: ImageBlock,
  { html }: TextBlock,
): RenderedBlock & Target => ({ block: 'image-text', side, picture, href, isWhole: displayMode !== 'cover', html });

/** Round pictures, also above the words of their column. */
function asBubble(column: RenderedBlock): RenderedBlock {
  if (isImage(column)) return { ...column, isBubble: true, minHeight: undefined } as ImageBlock;
  if (!isRow(column)) return column;
  return { ...column, section: { ...column.section, blocks: column.section.blocks.map(asBubble) } } as RenderedRow;
}

/** What stands side by side, from left to right; in one column `left-image` above `left-text`. */
function columnsIn({ slots }: CmsBlock, locale: Locale): RenderedBlock[] {
  return PLACES.flatMap((place) => {
    const here = slots.filter(({ slot }) => placeOf(slot) === place).sort(byHeight);
    const blocks = here.flatMap((slot) => slotOf(slot, locale));
    return blocks.length > 1 ? [group('stack', blocks, 'boxed')] : blocks;
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
  type: 'row' | 'narrow-wide' | 'stack',
  blocks: readonly RenderedBlock[],
  sizing: RenderedSection['sizing'],
): RenderedRow => ({ block: 'row', section: { sizing, type, blocks } });

/** Never throws: a slot whose data is not what its type promises is one that nobody knows. */
function slotOf(slot: CmsSlot, locale: Locale): RenderedBlock[] {
  const draw = Object.hasOwn(TARGETS, slot.type) ? TARGETS[slot.type] : undefined;
  try {
    return draw ? [draw(slot, locale) ?? []].flat() : [unknown(slot)];
  } catch {
    return [unknown(slot)];
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

/**
 * The margins of a block. Those of a page's own edge are left out: here every page has them already; but nothing touches
 * the edge of a ground of its own. Rows and pictures bring no space themselves.
 */
function cmsMargins(block: CmsBlock, content: RenderedBlock, frame: RenderedFrame): RenderedFrame {
  const hasGround = frame.backgroundColor !== undefined || frame.backgroundMedia !== undefined;
  const usual = isRow(content) || isImage(content) ? 'm' : undefined;
  const least = frame.backgroundMedia ? 'm' : hasGround ? 's' : undefined;
  const beside = hasGround ? 's' : undefined;
  return {
    marginTop: atLeast(least, spaceOf(block.marginTop, 0) ?? usual),
    marginBottom: atLeast(least, spaceOf(block.marginBottom, 0) ?? usual),
    marginLeft: atLeast(beside, spaceOf(block.marginLeft, EDGE_PX)),
    marginRight: atLeast(beside, spaceOf(block.marginRight, EDGE_PX)),
  };
}

type Space = (typeof SPACES)[number];
const SPACES = ['none', 's', 'm', 'l'] as const;

const atLeast = (least: Space | undefined, space: Space | undefined): Space | undefined =>
  least && SPACES.indexOf(space ?? 'none') < SPACES.indexOf(least) ? least : space;

/** What Shopware sets on all four sides of every block, unless an editor says otherwise. */
const EDGE_PX = 20;

/** Pixels fall into the steps of the look: a layout made elsewhere keeps the rhythm of this shop. */
function spaceOf(length: string | null | undefined, unseenPx: number): Space | undefined {
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
