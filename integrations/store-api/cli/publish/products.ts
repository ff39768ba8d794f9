import { inEveryLanguage } from '#i18n/locales.ts';
import type { CatalogueRows } from '#store/catalogue/import/rows.ts';
import type { Pictures } from '#store/catalogue/media.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import { LISTS } from '#store/catalogue/product/related/lists.ts';
import { idOf } from '#store/id.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { WORDS } from '#store/words/words.ts';
import type { Entity, Fields } from './admin-api.ts';
import { textsBy } from './catalogue.ts';
import { PRIVATE, PROFESSIONAL, ruleId } from './rules.ts';
import { tagId } from './settings.ts';
import { baseOf, inLanguages, named, pricesOf, type Shopware } from './shopware.ts';
import type { Nested, Subject } from './write-subject.ts';

type ProductRow = CatalogueRows['products'][number];
type PriceRow = CatalogueRows['prices'][number];

/** Seen in listings, in searches and by link. */
const VISIBLE_EVERYWHERE = 30;

/** Products brought by us: whatever their number is now. */
const OURS = [
  {
    type: 'not' as const,
    operator: 'and' as const,
    queries: [{ type: 'equals' as const, field: 'customFields.hof_family', value: null }],
  },
];

/** Products with their variants behind them; prices, pictures, categories and properties are part of them. */
export function products(shopware: Shopware, config: ShopConfig, rows: CatalogueRows, pictures: Pictures): Subject {
  const build = productBuilder(shopware, config, rows, pictures);
  return {
    entity: 'product',
    rows: rows.products.map(build),
    once: ['stock', 'mainCategories'],
    nested: {
      prices: child('product_price', (price, owner) => priceId(owner.id, price), ['ruleId', 'quantityStart'], true),
      media: child('product_media', ({ mediaId }, owner) => mediaIdOf(owner.id, String(mediaId)), ['mediaId']),
      visibilities: child(
        'product_visibility',
        ({ salesChannelId }, owner) => visibilityId(owner.id, String(salesChannelId)),
        ['salesChannelId'],
        true,
      ),
      configuratorSettings: child(
        'product_configurator_setting',
        ({ optionId }, owner) => settingId(owner.id, String(optionId)),
        ['optionId'],
        true,
      ),
      downloads: child('product_download', ({ mediaId }, owner) => downloadId(owner.id, String(mediaId)), ['mediaId']),
      categories: linked('category', 'product_category', 'categoryId', rows.categories.categories),
      properties: linked('property_group_option', 'product_property', 'optionId', rows.properties.options),
      options: linked('property_group_option', 'product_option', 'optionId', rows.properties.options),
      tags: linked(
        'tag',
        'product_tag',
        'tagId',
        config.deliveryTimes.map(({ key }) => ({ id: tagId(key) })),
      ),
    },
    stale: {
      filter: OURS,
      reads: ['productNumber'],
      isOurs: ({ id, productNumber }) => id === idOf('product', String(productNumber)),
      hide: { active: false },
    },
  };
}

const priceId = (productId: string, { ruleId: rule, quantityStart }: Fields): string =>
  idOf('product-price', `${productId}:${rule}:${quantityStart}`);
const mediaIdOf = (productId: string, mediaId: string): string => idOf('product-media', `${productId}:${mediaId}`);
const visibilityId = (productId: string, channelId: string): string =>
  idOf('product-visibility', `${productId}:${channelId}`);
const settingId = (productId: string, optionId: string): string =>
  idOf('configurator-setting', `${productId}:${optionId}`);
const downloadId = (productId: string, mediaId: string): string => idOf('product-download', `${productId}:${mediaId}`);

/** Entities that belong to a product alone; ours have an id that their fields give. `isUnique`: these fields are. */
const child = (
  entity: string,
  idFor: (entity: Entity, owner: Entity) => string,
  reads: string[],
  isUnique = false,
): Nested => ({
  entity,
  reads,
  ...(isUnique && { unique: reads }),
  isOurs: (each, owner) => each.id === idFor(each, owner),
});

/** Links to what exists without the product; of those that it no longer has, only links to ours are taken out. */
function linked(entity: string, table: string, column: string, ours: readonly { id: string }[]): Nested {
  const ids = new Set(ours.map(({ id }) => id));
  return {
    entity,
    isOurs: ({ id }) => ids.has(id),
    link: { entity: table, key: (productId, id) => ({ productId, [column]: id }) },
  };
}

function productBuilder(shopware: Shopware, config: ShopConfig, rows: CatalogueRows, pictures: Pictures) {
  const text = textsBy(rows.texts, ({ productId }) => productId);
  const prices = Map.groupBy(rows.prices, ({ productId }) => productId);
  const stock = new Map(rows.stock.map(({ productId, available }) => [productId, available]));
  const pictureRows = Map.groupBy(rows.pictures, ({ productId }) => productId);
  const downloads = Map.groupBy(rows.downloads, ({ productId }) => productId);
  const categoryRows = Map.groupBy(rows.productCategories, ({ productId }) => productId);
  const optionRows = Map.groupBy(rows.productOptions, ({ productId }) => productId);
  const propertyRows = Map.groupBy(rows.productProperties, ({ productId }) => productId);
  const options = new Map(rows.properties.options.map((option) => [option.id, option]));
  const variants = Map.groupBy(rows.products, ({ parentId }) => parentId ?? '');
  const picturesOf = (id: string) =>
    (pictureRows.get(id) ?? []).map(({ mediaId }) => mediaId).filter((mediaId) => pictures.media(mediaId));
  // one with variants is never sold itself: what cards say of it is what they have
  const stockOf = (rows: ProductRow[]) => rows.reduce((sum, variant) => sum + (stock.get(variant.id) ?? 0), 0);
  const optionIdsOf = (id: string) => (optionRows.get(id) ?? []).map(({ optionId }) => optionId);

  return (row: ProductRow): Entity => {
    const { id, parentId } = row;
    return {
      id,
      productNumber: row.number,
      ...(parentId && { parentId, options: optionIdsOf(id).map((optionId) => ({ id: optionId })) }),
      active: true,
      taxId: shopware.taxes.find(({ rate }) => rate === row.taxRate)?.id,
      ...priceFields(row),
      stock: stock.get(id) ?? stockOf(variants.get(id) ?? []),
      isCloseout: row.isCloseout,
      minPurchase: row.minPurchase,
      purchaseSteps: row.purchaseSteps,
      maxPurchase: row.maxPurchase,
      restockTime: row.restockDays,
      deliveryTimeId: config.deliveryTimes.find(({ key }) => key === row.deliveryTime)?.id,
      tags: [{ id: tagId(row.deliveryTime) }],
      shippingFree: row.shippingFree,
      weight: row.weightKg,
      ean: row.ean,
      markAsTopseller: row.isTop,
      ...mediaFields(row),
      ...(!parentId && rootFields(row)),
      translations: translations(row),
    };
  };

  /** What variants take over from their product. */
  function rootFields({ id, since, widthMm, heightMm, lengthMm, variantCount }: ProductRow): Fields {
    const assigned = (categoryRows.get(id) ?? []).filter(({ isAssigned }) => isAssigned);
    const settings = [...new Set((variants.get(id) ?? []).flatMap((variant) => optionIdsOf(variant.id)))];
    return {
      manufacturerId: MANUFACTURER_ID,
      width: widthMm,
      height: heightMm,
      length: lengthMm,
      releaseDate: since ? `${since}T00:00:00.000+00:00` : null,
      ...(variantCount > 0 && { variantListingConfig: { displayParent: true } }),
      visibilities: [
        {
          id: visibilityId(id, config.salesChannel.id),
          salesChannelId: config.salesChannel.id,
          visibility: VISIBLE_EVERYWHERE,
        },
      ],
      categories: assigned.map(({ categoryId }) => ({ id: categoryId })),
      mainCategories: assigned.slice(0, 1).map(({ categoryId }) => ({
        id: idOf('main-category', id),
        salesChannelId: config.salesChannel.id,
        categoryId,
      })),
      properties: (propertyRows.get(id) ?? []).map(({ optionId }) => ({ id: optionId })),
      configuratorSettings: settings.map((optionId) => ({
        id: settingId(id, optionId),
        optionId,
        position: options.get(optionId)?.position ?? 0,
      })),
      downloads: (downloads.get(id) ?? []).map(({ mediaId, position }) => ({
        id: downloadId(id, mediaId),
        mediaId,
        position,
      })),
    };
  }

  /** A variant with the pictures of its product has no media itself. */
  function mediaFields({ id, parentId }: ProductRow): Fields {
    const mediaIds = picturesOf(id);
    const isInherited = parentId && mediaIds.join() === picturesOf(parentId).join();
    const media = isInherited
      ? []
      : mediaIds.map((mediaId, position) => ({ id: mediaIdOf(id, mediaId), mediaId, position }));
    return { media, coverId: media[0]?.id ?? null };
  }

  /** The price of one piece for everybody, tiers for private customers where there are some, and every net price. */
  function priceFields({ id, taxRate }: ProductRow): Fields {
    const all = (prices.get(id) ?? []).toSorted((a, b) => a.fromQuantity - b.fromQuantity);
    const [gross, net] = [true, false].map((isGross) => all.filter((price) => price.isGross === isGross)) as [
      PriceRow[],
      PriceRow[],
    ];
    const amounts = ({ unitPrice, listPrice, isGross }: PriceRow) => {
      const of = (cents: number) => ({ cents, isGross, rate: taxRate });
      return pricesOf(shopware, baseOf(config), of(unitPrice), listPrice ? of(listPrice) : null);
    };
    const tiers = (key: string, list: PriceRow[]) =>
      list.map((price, at) => {
        const next = list[at + 1];
        const fields = { ruleId: ruleId(key), quantityStart: price.fromQuantity };
        const quantityEnd = next ? next.fromQuantity - 1 : null;
        return { id: priceId(id, fields), ...fields, quantityEnd, price: amounts(price) };
      });
    const [first] = gross;
    return {
      price: first ? amounts(first) : [],
      prices: [...tiers(PROFESSIONAL, net), ...(gross.length > 1 ? tiers(PRIVATE, gross) : [])],
    };
  }

  function translations(row: ProductRow): Record<string, Fields> {
    const colour = optionIdsOf(row.id).flatMap((optionId) => options.get(optionId)?.hex ?? [])[0];
    const customFields = { ...row.facts, hof_new: row.isNew, ...(colour && { hof_colour_hex: colour }) };
    if (row.parentId) return inLanguages(shopware, () => ({ customFields }));
    return inLanguages(shopware, (locale) => {
      const words = text(row.id, locale);
      const german = text(row.id, 'de');
      return {
        name: words?.name ?? german?.name,
        description: words?.description ?? null,
        metaTitle: words?.metaTitle ?? null,
        metaDescription: words?.metaDescription ?? null,
        keywords: words?.keywords ?? null,
        customSearchKeywords: words?.keywords?.split(', ') ?? null,
        customFields: { ...customFields, ...(words?.customFields ?? german?.customFields) },
      };
    });
  }
}

const crossSellingId = (productId: string, list: string): string => idOf('cross-selling', `${productId}:${list}`);
const assignedId = (crossSelling: string, productId: string): string =>
  idOf('cross-selling-product', `${crossSelling}:${productId}`);

/** Accessories, spare parts and related products. */
export function crossSellings(shopware: Shopware, rows: CatalogueRows): Subject {
  const byList = Map.groupBy(rows.crossSellings, ({ productId, list }) => crossSellingId(productId, list));
  return {
    entity: 'product_cross_selling',
    rows: [...byList].flatMap(([id, links]) => {
      const list = LISTS.find(({ key }) => key === links[0]?.list);
      if (!list) return [];
      return {
        id,
        productId: links[0]?.productId,
        position: list.position,
        type: 'productList',
        sortBy: 'name',
        sortDirection: 'ASC',
        active: true,
        limit: links.length,
        translations: named(
          shopware,
          inEveryLanguage((locale) => WORDS[locale].crossSellings[list.key]),
        ),
        assignedProducts: links.map(({ targetId, position }) => ({
          id: assignedId(id, targetId),
          productId: targetId,
          position,
        })),
      };
    }),
    nested: {
      assignedProducts: {
        entity: 'product_cross_selling_assigned_products',
        reads: ['productId'],
        isOurs: ({ id, productId }, owner) => id === assignedId(owner.id, String(productId)),
      },
    },
    stale: {
      filter: [
        {
          type: 'not',
          operator: 'and',
          queries: [{ type: 'equals', field: 'product.customFields.hof_family', value: null }],
        },
      ],
      reads: ['productId', 'name'],
      isOurs: ({ id, productId }) => LISTS.some(({ key }) => id === crossSellingId(String(productId), key)),
    },
  };
}
