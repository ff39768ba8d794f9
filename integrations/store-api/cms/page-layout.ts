import type { Block, Section } from '#blocks/blocks.schema.ts';
import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import type { ContentPage } from '#store/catalogue/catalogue.ts';
import { idOf } from '#store/id.ts';
import type { StoreContext } from '#store/request.ts';
import { escaped } from '#values/text.ts';
import {
  imageSlot,
  type Layout,
  type LayoutBlock,
  type LayoutFrame,
  type LayoutSection,
  sliderSlot,
  textSlot,
} from './layout.ts';

/**
 * A page of content in the blocks that every client knows, so that a storefront of someone else shows what it says.
 * Ours draws the page from content itself; `hof_block` names what each block was there.
 */
export function pageLayout(c: StoreContext, { key, page }: ContentPage): Layout {
  const name = inLanguage(c.var.locale, page.title);
  return { key: `page:${key}`, name, type: 'landingpage', sections: page.sections.map((each) => sectionOf(c, each)) };
}

const sectionOf = (c: StoreContext, section: Section): LayoutSection => ({
  ...pageFrame(section, mediaOf(c)),
  sizingMode: section.sizing === 'boxed' ? 'boxed' : 'full_width',
  type: section.type,
  mobileBehavior: section.mobileBehavior,
  blocks: section.blocks.flatMap((block) => blocksOf(c, block)),
});

/** A picture with what it shows, in the language of the request. */
const mediaOf = (c: StoreContext) => (picture: string) => {
  const { pictures } = c.var.store.catalogue;
  const id = idOf('media', picture);
  return pictures.media(id, pictures.alt(id, c.var.locale));
};

/** A shelf of picked goods is a slider, one of the shop's own lists is left out; everything else is pictures with text beside, and text. */
function blocksOf(c: StoreContext, block: Block): LayoutBlock[] {
  const customFields = { hof_block: block.block };
  const frame = { ...pageFrame(block, mediaOf(c)), ...pagePlace(block), customFields };
  if (block.block === 'product-slider') {
    const title = inLanguage(c.var.locale, block.title);
    const { products } = block;
    return products ? [{ type: 'product-slider', ...frame, slots: [sliderSlot(c, title, products)] }] : [];
  }
  return piecesOf(block, c.var.locale).map(({ html, picture }) => {
    const media = picture ? mediaOf(c)(picture) : null;
    return media
      ? { type: 'image-text', ...frame, slots: [imageSlot('left', media), textSlot('right', html)] }
      : { type: 'text', ...frame, slots: [textSlot('content', html)] };
  });
}

/** What one place of a page says: formatted text, and a picture where there is one. */
type ContentFragment = { html: string; picture: string | null };

/**
 * The pieces of a block, whichever it is: itself and each entry of its lists that has words of its own.
 * Blocks share their words (`title`, `text`, `picture`, `pictures`), so that a new one needs nothing here.
 */
export function piecesOf(block: object, locale: Locale): ContentFragment[] {
  const fields = block as Record<string, unknown>;
  const entries = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : []));
  return [fields, ...entries.filter(isMap)].flatMap(
    (each, index) => pieceOf(each, index === 0 ? 'h2' : 'h3', locale) ?? [],
  );
}

function pieceOf(fields: Record<string, unknown>, heading: 'h2' | 'h3', locale: Locale): ContentFragment | null {
  const t = (value: unknown) => (isText(value) ? inLanguage(locale, value) : null);
  const title = [typeof fields.figure === 'string' ? fields.figure : null, t(fields.title) ?? t(fields.name)];
  const named = title.filter(Boolean).join(' ');
  const html = [named && `<${heading}>${escaped(named)}</${heading}>`, ...paragraphs(t(fields.text))].filter(Boolean);
  const [first] = Array.isArray(fields.pictures) ? fields.pictures : [fields.picture];
  const picture = typeof first === 'string' ? first : null;
  if (html.length === 0 && picture === null) return null;
  return { html: html.join('\n'), picture };
}

const paragraphs = (text: string | null): string[] =>
  (text ?? '').split(/\n\s*\n/).flatMap((each) => (each.trim() === '' ? [] : [`<p>${escaped(each.trim())}</p>`]));

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is Text => isMap(value) && typeof value.de === 'string';

/** The picture of an id, as the store tells it; null while it is only planned. */
type MediaOf = (picture: string) => object | null;

/**
 * What content has set around a section or a block, in the words of the Store API. A client of someone else knows neither
 * our grounds nor our steps, so it hears their light colours and their pixels on a wide screen.
 */
export const pageFrame = (element: Section | Block, mediaOf: MediaOf): LayoutFrame => ({
  visibility: element.visibility,
  cssClass: element.cssClass,
  backgroundColor: GROUNDS[element.background ?? 'none'],
  backgroundMedia: backgroundOf(element, mediaOf),
  backgroundMediaMode: element.backgroundMediaMode,
});

/** A block's place in its section, and its margins; a section has neither on the wire. */
export const pagePlace = ({ sectionPosition, ...block }: Block): LayoutFrame => ({
  sectionPosition,
  marginTop: SPACES[block.marginTop ?? 'usual'],
  marginBottom: SPACES[block.marginBottom ?? 'usual'],
  marginLeft: SPACES[block.marginLeft ?? 'usual'],
  marginRight: SPACES[block.marginRight ?? 'usual'],
});

/** The light numbers of tokens.css. */
const GROUNDS = { none: null, stage: '#ebeff1', sunk: '#ebeff1', enamel: '#0e3f2c' };

const SPACES = { usual: null, none: '0px', s: '24px', m: '64px', l: '112px' };

/** A picture by its id; an address alone is no Media entity, so a client of someone else does without. */
const backgroundOf = ({ backgroundMedia: named }: Section | Block, mediaOf: MediaOf): object | null =>
  named && !named.startsWith('/') ? mediaOf(named) : null;
