import { CATEGORY_LAYOUT } from '#store/catalogue/catalogue.ts';
import { productView } from '#store/catalogue/product/view.ts';
import { wantsOf } from '#store/catalogue/product/wants.ts';
import { readCriteria } from '#store/criteria/criteria.ts';
import { idOf } from '#store/id.ts';
import type { StoreContext } from '#store/request.ts';
import type { SerializedCategory } from '#store/serializers/category.ts';
import { readProducts } from '#store/serializers/product/read-products.ts';

/** A layout before it is drawn: what stands where, and how each slot finds its data. */
export type Layout = {
  /** Its name in ids. */
  key: string;
  name: string;
  type: 'landingpage' | 'product_list' | 'product_detail';
  sections: LayoutSection[];
};

export type LayoutSection = LayoutFrame & {
  sizingMode: 'boxed' | 'full_width';
  type?: 'default' | 'sidebar';
  mobileBehavior?: 'wrap' | 'hidden';
  blocks: LayoutBlock[];
};

/** `type`: one of the blocks that every client of the Store API knows. */
export type LayoutBlock = LayoutFrame & { type: string; slots: LayoutSlot[] };

export type LayoutFrame = {
  cssClass?: string | null;
  visibility?: { mobile: boolean; tablet: boolean; desktop: boolean };
  /** `#rrggbb` */
  backgroundColor?: string | null;
  backgroundMedia?: object | null;
  backgroundMediaMode?: 'cover' | 'contain' | 'auto';
  /** Of blocks only, as lengths in CSS: `20px`. */
  marginTop?: string | null;
  marginBottom?: string | null;
  marginLeft?: string | null;
  marginRight?: string | null;
  /** Of blocks only: in which column of a section with a sidebar. */
  sectionPosition?: 'main' | 'sidebar';
  /** For clients that know more than the standard. */
  customFields?: Record<string, unknown>;
};

export type LayoutSlot = {
  /** Its place in the block: `content`, `left`. */
  slot: string;
  /** What draws it: `text`, `product-listing`. */
  type: string;
  /** As an editor set it; without a value it is drawn from `data` alone. */
  config?: Record<string, unknown>;
  data: () => Promise<object> | object;
};

/** A slot of formatted text. */
export const textSlot = (slot: string, html: string): LayoutSlot => ({
  slot,
  type: 'text',
  config: { content: html, verticalAlign: null },
  data: () => ({ content: html, apiAlias: 'cms_text' }),
});

/** A slot with a picture. @param url where it leads */
export const imageSlot = (slot: string, media: { id: string } | null, url: string | null = null): LayoutSlot => ({
  slot,
  type: 'image',
  config: { media: media?.id ?? null, displayMode: 'standard', url, newTab: false },
  data: () => ({ mediaId: media?.id ?? null, media, url, newTab: false, apiAlias: 'cms_image' }),
});

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

/** A shelf with these articles, in their order; unknown ones are left out. */
export const sliderSlot = (c: StoreContext, title: string, numbers: string[]): LayoutSlot => {
  const ids = numbers.map((number) => idOf('product', number));
  return {
    slot: 'productSlider',
    type: 'product-slider',
    config: { products: ids, title, boxLayout: 'standard', displayMode: 'standard', elMinWidth: '300px' },
    data: async () => {
      const products = await readActiveProducts(c, ids);
      return { products, streamId: null, apiAlias: 'cms_product_slider' };
    },
  };
};

/** Products as a shelf shows them, with their addresses; unknown ones are left out. */
export async function readActiveProducts(c: StoreContext, ids: string[]) {
  const products = await readProducts(c, ids, await productView(c), wantsOf(readCriteria({}), true));
  return products.filter(({ active }) => active);
}

/** A listing with its filters. */
const listingSlot = (listing: () => Promise<object>): LayoutSlot => ({
  slot: 'content',
  type: 'product-listing',
  config: { boxLayout: 'standard', showSorting: true, useCustomSorting: false },
  data: async () => ({ listing: await listing(), apiAlias: 'cms_product_listing' }),
});
