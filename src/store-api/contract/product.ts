import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { CmsPage } from './cms.ts';
import { type Criteria, flag, Media, number, record, SeoUrl, searchResult, text, translatable } from './entity.ts';
import { CalculatedPrice } from './price.ts';

export const PropertyOption = translatable({
  id: z.string(),
  groupId: text,
  name: text,
  colorHexCode: text,
  position: number,
  group: z.nullish(translatable({ id: z.string(), name: text, displayType: text })),
});
export type PropertyOption = z.infer<typeof PropertyOption>;

export const PropertyGroup = translatable({
  id: z.string(),
  name: text,
  displayType: text,
  position: number,
  filterable: flag,
  options: z.nullish(z.array(PropertyOption)),
});
export type PropertyGroup = z.infer<typeof PropertyGroup>;

const ProductMedia = z.looseObject({ id: z.string(), position: number, media: z.nullish(Media) });

/** A thing that can be bought. Which fields are filled depends on the call's criteria. */
export const Product = translatable({
  id: z.string(),
  parentId: text,
  productNumber: text,
  name: text,
  description: text,
  metaTitle: text,
  metaDescription: text,
  keywords: text,
  packUnit: text,
  available: flag,
  stock: number,
  isCloseout: flag,
  minPurchase: number,
  maxPurchase: number,
  purchaseSteps: number,
  calculatedMaxPurchase: number,
  restockTime: number,
  shippingFree: flag,
  markAsTopseller: flag,
  isNew: flag,
  ean: text,
  weight: number,
  width: number,
  height: number,
  length: number,
  deliveryTime: z.nullish(translatable({ name: text, min: number, max: number, unit: text })),
  cover: z.nullish(ProductMedia),
  media: z.nullish(z.array(ProductMedia)),
  options: z.nullish(z.array(PropertyOption)),
  properties: z.nullish(z.array(PropertyOption)),
  sortedProperties: z.nullish(z.array(PropertyGroup)),
  calculatedPrice: z.nullish(CalculatedPrice),
  calculatedPrices: z.nullish(z.array(CalculatedPrice)),
  calculatedCheapestPrice: z.nullish(z.looseObject({ unitPrice: z.number(), hasRange: flag })),
  categoryIds: z.nullish(z.array(z.string())),
  mainCategories: z.nullish(z.array(z.looseObject({ categoryId: z.string() }))),
  ratingAverage: number,
  cmsPage: z.nullish(CmsPage),
  seoCategory: z.nullish(z.looseObject({ id: z.string() })),
  seoUrls: z.nullish(z.array(SeoUrl)),
  childCount: number,
  customFields: record,
});
export type Product = z.infer<typeof Product>;

export const ProductDetail = z.looseObject({ product: Product, configurator: z.nullish(z.array(PropertyGroup)) });
export type ProductDetail = z.infer<typeof ProductDetail>;

export const CrossSelling = z.looseObject({
  crossSelling: translatable({ id: z.string(), name: text, position: number }),
  products: z.array(Product),
  total: number,
});
export type CrossSelling = z.infer<typeof CrossSelling>;

export const readProducts = call<Criteria>()('POST', '/product', searchResult(Product));
/** Parts of the answer that a client may leave out. */
type DetailQuery = Criteria & { skipCmsPage?: boolean; skipConfigurator?: boolean };

/** How much of a product may be bought today. */
export const PurchaseLimit = z.looseObject({
  productId: z.string(),
  minPurchase: z.number(),
  purchaseSteps: z.number(),
  maxPurchase: z.number(),
  stock: number,
});

export const readProduct = call<DetailQuery>()('POST', '/product/{id}', ProductDetail);
/** The ids stand in the query string: `?ids[]=…`. */
export const readPurchaseLimits = call()('GET', '/product/purchase-limit', z.array(PurchaseLimit));
export const readCrossSelling = call<Criteria>()('POST', '/product/{id}/cross-selling', z.array(CrossSelling));
