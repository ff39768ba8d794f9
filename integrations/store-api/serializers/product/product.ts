import { serializeFile } from '#store/catalogue/media.ts';
import { layoutId, PRODUCT_LAYOUT } from '#store/catalogue/pages.ts';
import type { LoadedProduct } from '#store/catalogue/product/load-products.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import { isAvailable, isNewOn, maxPurchaseOf, shownVariant, stockOf } from '#store/catalogue/product/offer.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Wants } from '#store/catalogue/product/wants.ts';
import { idOf } from '#store/id.ts';
import { serializeDeliveryTime } from '#store/serializers/method.ts';
import { serializeTax } from '#store/serializers/money.ts';
import { serializeSeoUrl } from '#store/serializers/seo-url.ts';
import { serializeManufacturer } from './manufacturer.ts';
import { serializePrices } from './prices.ts';
import { serializeGroups, serializeOption } from './property.ts';
import { serializeTexts } from './texts.ts';

/** A product as the Store API gives it. One with variants looks like the first of them that can be had. */
export function serializeProduct(product: LoadedProduct, view: ProductView, wants: Wants) {
  const { row, variants } = product;
  const { shopConfig, now } = view;
  const offers = variants.length > 0 ? variants : [product];
  return {
    id: row.id,
    parentId: row.parentId,
    productNumber: row.number,
    displayGroup: row.rootId,
    active: row.active,
    available: offers.some(isAvailable),
    stock: stockOf(offers),
    availableStock: stockOf(offers),
    isCloseout: row.isCloseout,
    minPurchase: row.minPurchase,
    purchaseSteps: row.purchaseSteps,
    maxPurchase: row.maxPurchase,
    calculatedMaxPurchase: maxPurchaseOf(row, stockOf(offers), shopConfig.limits.maxPurchase),
    restockTime: row.restockDays,
    shippingFree: row.shippingFree,
    markAsTopseller: row.isTop,
    isNew: isNewOn(row, now),
    releaseDate: serializeMidnight(row.since),
    createdAt: serializeMidnight(row.since),
    ean: row.ean,
    weight: row.weightKg,
    width: row.widthMm,
    height: row.heightMm,
    length: row.lengthMm,
    type: row.isDownload ? ('digital' as const) : ('physical' as const),
    states: [row.isDownload ? 'is-download' : 'is-physical'],
    childCount: variants.length,
    variantListingConfig: variants.length > 0 ? { displayParent: true } : null,
    categoryIds: product.assignedCategoryIds,
    categoryTree: product.categoryIds,
    propertyIds: product.propertyIds,
    optionIds: product.optionIds,
    ratingAverage: product.rating === null ? null : Math.round(product.rating * 100) / 100,
    cmsPageId: layoutId(PRODUCT_LAYOUT),
    ...NEVER,
    ...(wants.prices ? serializePrices(product, variants, view) : {}),
    ...serializeTaxAndDeliveryTime(product, view),
    manufacturerId: MANUFACTURER_ID,
    manufacturer: serializeManufacturer(shopConfig.shop),
    ...serializeTexts(product, view),
    ...(wants.pictures ? serializePictures(product, view, wants) : {}),
    ...serializeProperties(product, view, wants),
    downloads: serializeDownloads(product),
    seoUrls: wants.seoUrls ? serializeSeoUrls(product, view) : null,
    apiAlias: 'product' as const,
  };
}

export type SerializedProduct = ReturnType<typeof serializeProduct>;

/** Filled for those who ask (`associate.ts`). */
const UNASKED = {
  parent: null,
  children: null,
  categories: null,
  categoriesRo: null,
  mainCategories: null,
  productReviews: null,
  crossSellings: null,
  configuratorSettings: null,
  tags: null,
  streams: null,
};

/** Fields of the original that this shop has no use for. */
const NEVER = {
  sales: 0,
  tagIds: null,
  streamIds: null,
  unitId: null,
  unit: null,
  purchaseUnit: null,
  referenceUnit: null,
  manufacturerNumber: null,
  canonicalProductId: null,
  cmsPage: null,
  seoCategory: null as unknown,
  ...UNASKED,
  updatedAt: null,
} as const;

const serializeMidnight = (day: string | null): string | null => day && `${day}T00:00:00.000+00:00`;

function serializeTaxAndDeliveryTime({ row }: LoadedProduct, { shopConfig, locale, iso }: ProductView) {
  const tax = shopConfig.taxes.find(({ productTax }) => productTax === row.taxRate);
  const time = shopConfig.deliveryTimes.find(({ key }) => key === row.deliveryTime);
  return {
    taxId: tax?.id ?? idOf('tax', String(row.taxRate)),
    tax: tax ? serializeTax(tax, tax.rates[iso] ?? row.taxRate, locale) : null,
    deliveryTimeId: time?.id ?? null,
    deliveryTime: time ? serializeDeliveryTime(time, locale) : null,
  };
}

/** The main picture always, all of them when asked for; planned ones that do not exist yet are left out. */
function serializePictures(product: LoadedProduct, view: ProductView, { gallery }: Wants) {
  const { pictures } = view.catalogue;
  const name = product.localized?.name ?? product.german?.name ?? product.row.number;
  const entity = (mediaId: string, position: number) => {
    const media = pictures.media(mediaId, pictures.alt(mediaId, view.locale) ?? name);
    if (!media) return [];
    const id = idOf('product-media', `${product.row.id}:${mediaId}`);
    const apiAlias = 'product_media' as const;
    return [{ id, productId: product.row.id, mediaId, position, customFields: null, media, apiAlias }];
  };
  const coverId = pictures.first(shownVariant(product).pictureIds) ?? pictures.first(product.pictureIds);
  const cover = coverId ? (entity(coverId, 0)[0] ?? null) : null;
  return { coverId: cover?.id ?? null, cover, media: gallery ? product.pictureIds.flatMap(entity) : null };
}

function serializeProperties({ optionIds, propertyIds }: LoadedProduct, view: ProductView, { dataSheet }: Wants) {
  const { catalogue, locale } = view;
  const options = catalogue.properties.inOrder(optionIds).map((option) => serializeOption(option, locale));
  const properties = dataSheet ? catalogue.properties.inOrder(propertyIds) : null;
  return {
    options,
    variation: options.map(({ group, option }) => ({ group: group.translated.name, option })),
    properties: properties?.map((option) => serializeOption(option, locale)) ?? null,
    sortedProperties: properties && serializeGroups(properties, locale),
  };
}

const serializeDownloads = ({ row, downloads }: LoadedProduct) =>
  downloads.map(({ mediaId, fileName, fileExtension, position }) => ({
    id: idOf('product-download', `${row.id}:${mediaId}`),
    productId: row.id,
    mediaId,
    position,
    customFields: null,
    media: serializeFile(mediaId, fileName, fileExtension),
    apiAlias: 'product_download' as const,
  }));

function serializeSeoUrls({ seo }: LoadedProduct, { shopConfig, locale }: ProductView) {
  if (!seo) return [];
  const { foreignKey, path } = seo;
  const routeName = 'frontend.detail.page' as const;
  return [
    serializeSeoUrl(
      { locale, seoPathInfo: path, foreignKey, routeName, isCanonical: true },
      shopConfig.salesChannel.id,
    ),
  ];
}
