import { PRODUCT_LAYOUT } from '#store/catalogue/catalogue.ts';
import type { SerializedProduct } from '#store/serializers/product/product.ts';
import type { Layout, LayoutSlot } from './layout.ts';

/** What the page of a product shows beside the product itself. */
export type ProductParts = {
  product: SerializedProduct;
  configurator: object[];
  reviews: () => Promise<{ totalReviews: number }>;
  crossSellings: () => Promise<object[]>;
};

/** The layout of every product: gallery and purchase, text and reviews, what goes with it. Empty without a product. */
export const productLayout = (parts: ProductParts | null): Layout => ({
  key: PRODUCT_LAYOUT,
  name: 'Product',
  type: 'product_detail',
  sections: [
    {
      sizingMode: 'boxed',
      blocks: [
        { type: 'product-heading', slots: [nameOf(parts), manufacturerLogo(parts)] },
        { type: 'gallery-buybox', slots: [galleryOf(parts), buyBoxOf(parts)] },
        { type: 'product-description-reviews', slots: [descriptionOf(parts)] },
        { type: 'cross-selling', slots: [crossSellingOf(parts)] },
      ],
    },
  ],
});

type Parts = ProductParts | null;

const nameOf = (parts: Parts): LayoutSlot => ({
  slot: 'left',
  type: 'product-name',
  data: () => ({ content: parts?.product.translated.name ?? null, apiAlias: 'cms_text' }),
});

const manufacturerLogo = (parts: Parts): LayoutSlot => ({
  slot: 'right',
  type: 'manufacturer-logo',
  data: () => ({ manufacturer: parts?.product.manufacturer ?? null, apiAlias: 'cms_manufacturer_logo' }),
});

const galleryOf = (parts: Parts): LayoutSlot => ({
  slot: 'left',
  type: 'image-gallery',
  data: () => ({
    sliderItems: (parts?.product.media ?? []).map(({ media }) => ({ media, url: null, newTab: false })),
    apiAlias: 'cms_image_slider',
  }),
});

const buyBoxOf = (parts: Parts): LayoutSlot => ({
  slot: 'right',
  type: 'buy-box',
  data: async () => ({
    productId: parts?.product.id ?? null,
    product: parts?.product ?? null,
    configuratorSettings: parts?.configurator ?? [],
    totalReviews: parts ? (await parts.reviews()).totalReviews : 0,
    apiAlias: 'cms_buy_box',
  }),
});

const descriptionOf = (parts: Parts): LayoutSlot => ({
  slot: 'content',
  type: 'product-description-reviews',
  data: async () => ({
    productId: parts?.product.id ?? null,
    product: parts?.product ?? null,
    reviews: parts ? await parts.reviews() : null,
    ratingSuccess: 0,
    apiAlias: 'cms_product_description_reviews',
  }),
});

const crossSellingOf = (parts: Parts): LayoutSlot => ({
  slot: 'content',
  type: 'cross-selling',
  data: async () => ({ crossSellings: parts ? await parts.crossSellings() : [], apiAlias: 'cms_cross_selling' }),
});
