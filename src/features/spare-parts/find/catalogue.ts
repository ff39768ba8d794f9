import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import type { Product } from '#store-api/contract/product.ts';

/** Spare parts, and what they belong to. Variants stand for their article; all by number. */
export interface PartsCatalogue {
  parts: Product[];
  /** Appliances and systems that have spare parts. */
  devices: Product[];
  /** Variants of parts and devices: they have numbers of their own. */
  variants: Product[];
  /** What the shop sells besides, with its variants: bins, bags, accessories. */
  others: Product[];
}

/** Sorts out a whole range. What a part belongs to, it says itself (`hof_spare_part_of`). */
export function catalogueOf(products: readonly Product[]): PartsCatalogue {
  const articles = products.filter(({ parentId }) => !parentId).toSorted(byNumber);
  const parts = articles.filter((article) => productAttributesOf(article).sparePartOf.length > 0);
  const named = new Set(parts.flatMap((part) => productAttributesOf(part).sparePartOf));
  const devices = articles.filter((article) => named.has(numberOf(article)));
  const knownIds = new Set([...parts, ...devices].map(({ id }) => id));
  const variants = products.filter(({ parentId }) => parentId && knownIds.has(parentId));
  const others = products.filter(({ id, parentId }) => !knownIds.has(parentId ?? id));
  return { parts, devices, variants, others };
}

/** The parts of a device, by number. */
export const partsOfDevice = ({ parts }: PartsCatalogue, device: Product): Product[] =>
  parts.filter((part) => productAttributesOf(part).sparePartOf.includes(numberOf(device)));

/** What a part belongs to, by number. */
export function devicesOfPart({ devices }: PartsCatalogue, part: Product): Product[] {
  const { sparePartOf } = productAttributesOf(part);
  return devices.filter((device) => sparePartOf.includes(numberOf(device)));
}

/** Outer size in millimeters; what is not known is that of something small. */
export const sizeOf = ({ width, height, length }: Product) => ({
  width: width || 60,
  height: height || 30,
  depth: length || 60,
});

export const numberOf = ({ productNumber }: Product): string => productNumber ?? '';

const byNumber = (a: Product, b: Product): number => numberOf(a).localeCompare(numberOf(b), 'en');
