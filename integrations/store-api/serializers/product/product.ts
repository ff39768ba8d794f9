import { layoutId, PRODUCT_LAYOUT } from '#store/catalogue/catalogue.ts';
import { serializeFile } from '#store/catalogue/media.ts';
import type { LoadedProduct, Offer, ProductTexts } from '#store/catalogue/product/load-products.ts';
import { isAvailable, isNewOn, maxPurchaseOf, shownVariant, stockOf } from '#store/catalogue/product/load-products.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { Wants } from '#store/catalogue/product/wants.ts';
import { idOf } from '#store/id.ts';
import { linePrice, type PriceList, serializePrice, unitPrice } from '#store/rules/price/price.ts';
import { serializeDeliveryTime } from '#store/serializers/method.ts';
import { serializeTax } from '#store/serializers/money.ts';
import { serializeSeoUrl } from '#store/serializers/seo-url.ts';
import { taxRateIn } from '#store/shop-config/payment.ts';
import { serializeGroups, serializeManufacturer, serializeOption } from './property.ts';

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

/** The prices of a product as the wire gives them; `variants` when it is sold through them. */
function serializePrices(offer: Offer, variants: Offer[], view: ProductView) {
  return {
    calculatedPrice: calculatedPrice(offer, 1, 1, view),
    calculatedPrices: tierPrices(offer, view),
    calculatedCheapestPrice: cheapestPrice(variants.length > 0 ? variants : [offer], view),
  };
}

/** The price of `quantity` pieces at the tier that `from` reaches. */
function calculatedPrice(offer: Offer, from: number, quantity: number, { shopConfig, pricing, iso }: ProductView) {
  const { unit, list } = unitPrice(priceList(offer), from, pricing);
  const rate = taxRateIn(shopConfig.taxes, offer.row.taxRate, iso);
  return serializePrice(linePrice({ unit, list, quantity, rate }, pricing));
}

/** One price a tier, each with the last quantity it holds for, the last one with its first; none without tiers. */
function tierPrices(offer: Offer, view: ProductView) {
  const { prices } = offer;
  if (prices.length < 2) return [];
  return prices.map(({ fromQuantity }, index) => {
    const next = prices[index + 1];
    return calculatedPrice(offer, fromQuantity, next ? next.fromQuantity - 1 : fromQuantity, view);
  });
}

/** The lowest price of one piece, and whether others cost more. */
function cheapestPrice(offers: Offer[], view: ProductView) {
  const prices = offers.map((offer) => ({ offer, price: calculatedPrice(offer, 1, 1, view) }));
  const units = prices.map(({ price }) => price.unitPrice);
  const least = prices.find(({ price }) => price.unitPrice === Math.min(...units));
  if (!least) return null;
  return {
    ...least.price,
    hasRange: units.some((unit) => unit !== least.price.unitPrice),
    variantId: least.offer.row.id,
    apiAlias: 'calculated_cheapest_price' as const,
  };
}

function priceList({ row, prices }: Offer): PriceList {
  return {
    tiers: prices.map(({ fromQuantity, unitPrice: price }) => ({ from: fromQuantity, price })),
    listPrice: prices[0]?.listPrice ?? null,
    isGross: prices[0]?.isGross ?? true,
    taxRate: row.taxRate,
  };
}

type TextField = 'name' | 'description' | 'metaTitle' | 'metaDescription' | 'keywords';
const TEXT_FIELDS: TextField[] = ['name', 'description', 'metaTitle', 'metaDescription', 'keywords'];

/** Texts and custom fields of a product: its own, and under `translated` what shows. */
function serializeTexts(product: LoadedProduct, { catalogue }: ProductView) {
  const { localized, german, row, optionIds } = product;
  const colour = catalogue.properties.inOrder(optionIds).find(({ hex }) => hex)?.hex;
  const customFields = { ...row.facts, ...(colour && { hof_colour_hex: colour }) };
  return {
    ...texts(localized),
    packUnit: null,
    packUnitPlural: null,
    customFields: { ...customFields, ...localized?.customFields },
    translated: {
      ...shown(localized, german),
      packUnit: null,
      packUnitPlural: null,
      customFields: { ...customFields, ...german?.customFields, ...localized?.customFields },
    },
  };
}

const texts = (row: ProductTexts | null) =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, row?.[field] ?? null])) as Record<TextField, string | null>;

const shown = (localized: ProductTexts | null, german: ProductTexts | null) =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, localized?.[field] ?? german?.[field] ?? null])) as Record<
    TextField,
    string | null
  >;
