import type { Block, Section } from '#blocks/blocks.schema.ts';
import { inLanguage } from '#i18n/locales.ts';
import type { ContentPage } from '#store/catalogue/pages.ts';
import { idOf } from '#store/id.ts';
import type { StoreContext } from '#store/request.ts';
import { piecesOf } from './content-fragments.ts';
import { imageSlot, type Layout, type LayoutBlock, type LayoutSection, textSlot } from './layout.ts';
import { pageFrame, pagePlace } from './page-frame.ts';
import { sliderSlot } from './slots.ts';

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
