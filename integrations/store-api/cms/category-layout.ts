import { CATEGORY_LAYOUT } from '#store/catalogue/pages.ts';
import type { SerializedCategory } from '#store/serializers/category.ts';
import { imageSlot, type Layout, type LayoutBlock, textSlot } from './layout.ts';
import { listingSlot } from './slots.ts';

/** The layout of every category: what it is about, then its goods. Without a category the words are left out. */
export function categoryLayout(category: SerializedCategory | null, listing: () => Promise<object>): Layout {
  const goods: LayoutBlock = { type: 'product-listing', slots: [listingSlot(listing)] };
  const filters: LayoutBlock = {
    type: 'sidebar-filter',
    slots: [{ slot: 'content', type: 'sidebar-filter', data: () => ({}) }],
  };
  return {
    key: CATEGORY_LAYOUT,
    name: 'Category',
    type: 'product_list',
    sections: [{ sizingMode: 'boxed', blocks: [...introduction(category), filters, goods] }],
  };
}

function introduction(category: SerializedCategory | null): LayoutBlock[] {
  if (!category?.translated.description) return [];
  const words = textSlot(category.media ? 'right' : 'content', category.translated.description);
  if (!category.media) return [{ type: 'text', slots: [words] }];
  return [{ type: 'image-text', slots: [imageSlot('left', category.media), words] }];
}
