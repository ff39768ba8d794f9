import type { Product, Variant } from '#features/content-schema/product.schema.ts';
import { idOf } from '#store/id.ts';
import type { product, productOption, productProperty } from '#store/records/schema/product.ts';
import { optionId, valuesOf } from './property-rows.ts';

export type ProductRow = typeof product.$inferInsert;

export const productId = (number: string): string => idOf('product', number);

/** What becomes one row: a product, or one of its variants, which inherits what it does not set. */
export type ProductOrVariant = {
  product: Product;
  /** Null for the product itself. */
  variant: Variant | null;
  /** Index among the variants. */
  position: number;
};

/** The product, then its variants. */
export const productAndVariants = (entry: Product): ProductOrVariant[] => [
  { product: entry, variant: null, position: 0 },
  ...entry.variants.map((variant, position) => ({ product: entry, variant, position })),
];

export const numberOf = ({ product: entry, variant }: ProductOrVariant): string => variant?.number ?? entry.number;

/** Whether it can be bought: a product with variants cannot. */
export const isSold = ({ product: entry, variant }: ProductOrVariant): boolean =>
  variant !== null || entry.variants.length === 0;

/** Its own pictures, or its parent's. */
export const picturesOf = ({ product: entry, variant }: ProductOrVariant): string[] =>
  variant?.pictures ?? entry.pictures;

/** Articles by the spare parts that belong to them: `51-101` → the systems that it can be put into, in the order of the range. */
export function devicesByPart(products: readonly Product[]): Map<string, string[]> {
  const devices = new Map<string, string[]>();
  for (const { number, spareParts } of products)
    for (const part of spareParts) devices.set(part, [...(devices.get(part) ?? []), number]);
  return devices;
}

/** `devices`: numbers of the articles that it is a spare part of. */
export function productRow(item: ProductOrVariant, devices: string[] = []): ProductRow {
  const { product: entry, variant, position } = item;
  return {
    id: productId(numberOf(item)),
    parentId: variant ? productId(entry.number) : null,
    rootId: productId(entry.number),
    number: numberOf(item),
    position,
    variantCount: variant ? 0 : entry.variants.length,
    active: true,
    family: entry.family,
    kind: entry.kind,
    isDownload: entry.kind === 'download',
    isCloseout: variant?.closeout ?? entry.closeout,
    minPurchase: entry.minPurchase,
    purchaseSteps: entry.purchaseSteps,
    maxPurchase: entry.maxPurchase,
    restockDays: variant?.restockDays ?? entry.restockDays,
    deliveryTime: variant?.deliveryTime ?? entry.deliveryTime,
    shippingFree: entry.shippingFree,
    weightKg: variant?.weightKg ?? entry.weightKg,
    widthMm: entry.sizeMm?.width ?? null,
    heightMm: entry.sizeMm?.height ?? null,
    lengthMm: entry.sizeMm?.depth ?? null,
    taxRate: entry.tax,
    ean: (variant ? variant.ean : entry.ean) ?? null,
    isTop: entry.top,
    isNew: entry.new,
    since: entry.since ?? null,
    facts: { ...customFieldsOf(entry), hof_fits: variant?.fits ?? entry.fits, hof_spare_part_of: devices },
  };
}

/** Custom fields without words. */
function customFieldsOf({
  family,
  kind,
  line,
  pictures,
  fit,
  containers,
  guaranteeYears,
}: Product): Record<string, unknown> {
  return {
    hof_family: family,
    hof_kind: kind,
    // what it will look like, for the drawing that stands for it until then
    hof_picture: pictures[0] ?? null,
    hof_line: line ?? null,
    hof_fit: fit ?? null,
    hof_containers: containers ?? null,
    hof_guarantee_years: guaranteeYears ?? null,
  };
}

export const optionRows = ({ variant }: ProductOrVariant): (typeof productOption.$inferInsert)[] =>
  variant
    ? Object.entries(variant.options).map(([group, value]) => ({
        productId: productId(variant.number),
        optionId: optionId(group, value),
      }))
    : [];

export const propertyRowsOf = ({ number, properties }: Product): (typeof productProperty.$inferInsert)[] => {
  const ids = Object.entries(properties).flatMap(([group, value]) =>
    valuesOf(value).map((each) => optionId(group, each)),
  );
  return [...new Set(ids)].map((id) => ({ productId: productId(number), optionId: id }));
};
