import { layoutId, PRODUCT_LAYOUT } from '#store/catalogue/pages.ts';
import type { LoadedProduct } from '#store/catalogue/product/load-products.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import { isAvailable, isNewOn, maxPurchaseOf, shownVariant, stockOf } from '#store/catalogue/product/offer.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Wants } from '#store/catalogue/product/wants.ts';
import { idOf } from '#store/id.ts';
import { wireFile } from '#store/wire/media.ts';
import { wireDeliveryTime } from '#store/wire/method.ts';
import { wireTax } from '#store/wire/money.ts';
import { wireSeoUrl } from '#store/wire/seo-url.ts';
import { wireManufacturer } from './manufacturer.ts';
import { wirePrices } from './prices.ts';
import { wireGroups, wireOption } from './property.ts';
import { wireWords } from './texts.ts';

/** A product as the Store API gives it (facts §3.6). One with variants looks like the first of them that can be had. */
export function wireProduct(product: LoadedProduct, view: ProductView, wants: Wants) {
  const { row, variants } = product;
  const { facts, now } = view;
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
    calculatedMaxPurchase: maxPurchaseOf(row, stockOf(offers), facts.limits.maxPurchase),
    restockTime: row.restockDays,
    shippingFree: row.shippingFree,
    markAsTopseller: row.isTop,
    isNew: isNewOn(row, now),
    releaseDate: wireMidnight(row.since),
    createdAt: wireMidnight(row.since),
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
    ...(wants.prices ? wirePrices(product, variants, view) : {}),
    ...wireTaxAndTime(product, view),
    manufacturerId: MANUFACTURER_ID,
    manufacturer: wireManufacturer(facts.shop),
    ...wireWords(product, view),
    ...(wants.pictures ? wirePictures(product, view, wants) : {}),
    ...wireProperties(product, view, wants),
    downloads: wireDownloads(product),
    seoUrls: wants.seoUrls ? wireSeoUrls(product, view) : null,
    apiAlias: 'product' as const,
  };
}

export type WireProduct = ReturnType<typeof wireProduct>;

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

const wireMidnight = (day: string | null): string | null => day && `${day}T00:00:00.000+00:00`;

function wireTaxAndTime({ row }: LoadedProduct, { facts, locale, iso }: ProductView) {
  const tax = facts.taxes.find(({ productTax }) => productTax === row.taxRate);
  const time = facts.deliveryTimes.find(({ key }) => key === row.deliveryTime);
  return {
    taxId: tax?.id ?? idOf('tax', String(row.taxRate)),
    tax: tax ? wireTax(tax, tax.rates[iso] ?? row.taxRate, locale) : null,
    deliveryTimeId: time?.id ?? null,
    deliveryTime: time ? wireDeliveryTime(time, locale) : null,
  };
}

/** The main picture always, all of them when asked for; planned ones that do not exist yet are left out. */
function wirePictures(product: LoadedProduct, view: ProductView, { gallery }: Wants) {
  const { pictures } = view.catalogue;
  const name = product.own?.name ?? product.german?.name ?? product.row.number;
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

function wireProperties({ optionIds, propertyIds }: LoadedProduct, view: ProductView, { dataSheet }: Wants) {
  const { catalogue, locale } = view;
  const options = catalogue.properties.inOrder(optionIds).map((option) => wireOption(option, locale));
  const properties = dataSheet ? catalogue.properties.inOrder(propertyIds) : null;
  return {
    options,
    variation: options.map(({ group, option }) => ({ group: group.translated.name, option })),
    properties: properties?.map((option) => wireOption(option, locale)) ?? null,
    sortedProperties: properties && wireGroups(properties, locale),
  };
}

const wireDownloads = ({ row, downloads }: LoadedProduct) =>
  downloads.map(({ mediaId, fileName, fileExtension, position }) => ({
    id: idOf('product-download', `${row.id}:${mediaId}`),
    productId: row.id,
    mediaId,
    position,
    customFields: null,
    media: wireFile(mediaId, fileName, fileExtension),
    apiAlias: 'product_download' as const,
  }));

function wireSeoUrls({ seo }: LoadedProduct, { facts, locale }: ProductView) {
  if (!seo) return [];
  const { foreignKey, path } = seo;
  const routeName = 'frontend.detail.page' as const;
  return [wireSeoUrl({ locale, seoPathInfo: path, foreignKey, routeName, isCanonical: true }, facts.salesChannel.id)];
}
