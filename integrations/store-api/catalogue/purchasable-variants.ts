import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import { amongGiven, listOf, prepared } from '#store/records/insert-rows.ts';
import { productOption } from '#store/records/schema/product.ts';
import {
  propertyGroup,
  propertyGroupText,
  propertyOption,
  propertyOptionText,
} from '#store/records/schema/property.ts';
import type { Tier } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import {
  readCategoryIds,
  readDownloads,
  readPictures,
  readPrices,
  readPropertyIds,
  readRows,
} from './product/read-parts.ts';
import { readProductNames } from './product-names.ts';

/** What carts and orders have to know of a product or variant. */
export type PurchasableVariant = {
  id: string;
  parentId: string | null;
  number: string;
  /** In the language asked for, else German; a variant has its parent's. */
  name: string;
  active: boolean;
  /** Only variants of such a product can be bought: one with variants is never sold itself. */
  variantCount: number;
  family: string;
  kind: string;
  options: OptionName[];
  /** Price of one piece in CHF cents by quantity, ascending; the first counts from 1. */
  tiers: Tier[];
  /** Earlier price of one piece, null when not reduced. */
  listPrice: Cents | null;
  /** Whether these prices contain Swiss VAT: private yes, professional no. */
  isGross: boolean;
  /** VAT in Switzerland; names the class of tax (`taxRateIn`). */
  taxRate: number;
  stock: number;
  isCloseout: boolean;
  minPurchase: number;
  purchaseSteps: number;
  /** Null: as the shop allows. */
  maxPurchase: number | null;
  weightKg: number;
  widthMm: number | null;
  heightMm: number | null;
  lengthMm: number | null;
  shippingFree: boolean;
  restockDays: number;
  /** Key of a delivery time of the shop's facts. */
  deliveryTime: string;
  states: ['is-physical'] | ['is-download'];
  /** Media ids, the main picture first; some may not exist yet (`Pictures.first`). */
  pictureIds: string[];
  /** Files that a buyer gets. */
  downloads: { id: string; mediaId: string; fileName: string; fileExtension: string }[];
  /** Categories it stands in, and all above them. */
  categoryIds: string[];
  propertyIds: string[];
  optionIds: string[];
  isTop: boolean;
  isNew: boolean;
  /** Day it came into the range. */
  since: string | null;
  ean: string | null;
};

export type VariantView = { locale: Locale; customerGroupId: string; now: Date };

/** Products by id, as carts and orders see them; unknown ids are not in the map, inactive products are. */
export async function readPurchasableVariants(
  db: Database,
  productIds: readonly string[],
  { locale, customerGroupId }: VariantView,
): Promise<Map<string, PurchasableVariant>> {
  if (productIds.length === 0) return new Map();
  const rows = await readRows(db, productIds);
  const roots = new Set(rows.map((row) => row.rootId));
  const [names, prices, options, pictures, downloads, categories, properties] = await Promise.all([
    readProductNames(db, roots, locale),
    readPrices(db, productIds, customerGroupId),
    readOptionNames(db, productIds, locale),
    readPictures(db, productIds),
    readDownloads(db, roots),
    readCategoryIds(db, roots),
    readPropertyIds(db, roots),
  ]);
  return new Map(
    rows.map((row) => {
      const tiers = prices.get(row.id) ?? [];
      const optionNames = options.get(row.id) ?? [];
      const variant: PurchasableVariant = {
        ...row,
        name: names.get(row.rootId) ?? row.number,
        options: optionNames,
        tiers: tiers.map((tier) => ({ from: tier.fromQuantity, price: tier.unitPrice })),
        listPrice: tiers[0]?.listPrice ?? null,
        isGross: tiers[0]?.isGross ?? true,
        stock: row.stock ?? 0,
        states: row.isDownload ? ['is-download'] : ['is-physical'],
        pictureIds: pictures.get(row.id)?.map((picture) => picture.mediaId) ?? [],
        downloads: downloads.get(row.rootId) ?? [],
        categoryIds: categories.get(row.rootId)?.map((each) => each.categoryId) ?? [],
        propertyIds: properties.get(row.rootId)?.map((each) => each.optionId) ?? [],
        optionIds: optionNames.map((option) => option.optionId),
      };
      return [row.id, variant];
    }),
  );
}

/** One thing that tells a variant apart, in words: `{group: 'Farbe', option: 'Tannengrün'}`. */
type OptionName = { groupId: string; optionId: string; group: string; option: string };

const namesQuery = prepared((db) =>
  db
    .select({
      productId: productOption.productId,
      groupId: propertyGroup.id,
      optionId: propertyOption.id,
      locale: propertyOptionText.locale,
      group: propertyGroupText.name,
      option: propertyOptionText.name,
    })
    .from(productOption)
    .innerJoin(propertyOption, eq(propertyOption.id, productOption.optionId))
    .innerJoin(propertyGroup, eq(propertyGroup.id, propertyOption.groupId))
    .innerJoin(propertyOptionText, eq(propertyOptionText.optionId, propertyOption.id))
    .innerJoin(
      propertyGroupText,
      and(eq(propertyGroupText.groupId, propertyGroup.id), eq(propertyGroupText.locale, propertyOptionText.locale)),
    )
    .where(
      and(
        amongGiven(productOption.productId, 'ids'),
        inArray(propertyOptionText.locale, [sql.placeholder('locale'), DEFAULT_LOCALE]),
      ),
    )
    .orderBy(asc(propertyGroup.position))
    .prepare(),
);

/** Options by variant, in the order of their groups; German where the language has no word. */
async function readOptionNames(
  db: Database,
  productIds: Iterable<string>,
  locale: Locale,
): Promise<Map<string, OptionName[]>> {
  const rows = await namesQuery(db).all({ ids: listOf(productIds), locale });
  const names = new Map<string, OptionName[]>();
  // German first, so that the language's own words overwrite it
  for (const row of rows.sort((a, b) => Number(a.locale === locale) - Number(b.locale === locale))) {
    const list = names.get(row.productId) ?? [];
    const existing = list.find((entry) => entry.optionId === row.optionId);
    if (!existing) list.push(word(row));
    else Object.assign(existing, { group: row.group ?? existing.group, option: row.option ?? existing.option });
    names.set(row.productId, list);
  }
  return names;
}

const word = ({ groupId, optionId, group, option }: Omit<OptionName, 'group' | 'option'> & Words): OptionName => ({
  groupId,
  optionId,
  group: group ?? '',
  option: option ?? '',
});

type Words = { group: string | null; option: string | null };
