import type { RenderedBlock, RenderedRow, RenderedSection } from '#blocks/rendered-block.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from '#store-api/contract/cms.ts';
import { type Complain, cmsFrame, cmsMargins } from './cms-frame.ts';
import { TARGETS } from './slot-targets.ts';

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
