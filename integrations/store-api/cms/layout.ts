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

/** A slot with a picture. */
export const imageSlot = (slot: string, media: { id: string } | null): LayoutSlot => ({
  slot,
  type: 'image',
  config: { media: media?.id ?? null, displayMode: 'standard', url: null, newTab: false },
  data: () => ({ mediaId: media?.id ?? null, media, url: null, newTab: false, apiAlias: 'cms_image' }),
});
