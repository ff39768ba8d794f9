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

/** Sorts out products, of which the first counts where one is there twice. What a part belongs to, it says itself (`hof_spare_part_of`). */
export function catalogueOf(all: readonly Product[]): PartsCatalogue {
  const products = [...new Map(all.toReversed().map((product) => [product.id, product])).values()].reverse();
  const articles = products.filter(({ parentId }) => !parentId).toSorted(byNumber);
  const parts = articles.filter((article) => sparePartOf(article).length > 0);
  const named = new Set(parts.flatMap(sparePartOf));
  const devices = articles.filter((article) => named.has(numberOf(article)));
  const knownIds = new Set([...parts, ...devices].map(({ id }) => id));
  const variants = products.filter(({ parentId }) => parentId && knownIds.has(parentId));
  const others = products.filter(({ id, parentId }) => !knownIds.has(parentId ?? id));
  return { parts, devices, variants, others };
}

/** Numbers of what it is a spare part of. */
export const sparePartOf = (product: Product): string[] => productAttributesOf(product).sparePartOf;

/** The parts of a device, by number. */
export const partsOfDevice = (catalogue: PartsCatalogue, device: Product): Product[] =>
  indexOf(catalogue).partsOf.get(numberOf(device)) ?? [];

/** What a part belongs to, by number. */
export function devicesOfPart(catalogue: PartsCatalogue, part: Product): Product[] {
  const { deviceOf } = indexOf(catalogue);
  return [...new Set(sparePartOf(part))].sort().flatMap((number) => deviceOf.get(number) ?? []);
}

/** What belongs together, by the number of the device: asked for by every row of every page. */
interface Index {
  partsOf: Map<string, Product[]>;
  deviceOf: Map<string, Product>;
}

const indexes = new WeakMap<readonly Product[], Index>();

function indexOf({ parts, devices }: PartsCatalogue): Index {
  const kept = indexes.get(parts);
  if (kept) return kept;
  const deviceOf = new Map(devices.map((device) => [numberOf(device), device]));
  const partsOf = new Map<string, Product[]>();
  for (const part of parts)
    for (const number of new Set(sparePartOf(part))) {
      const others = partsOf.get(number);
      if (others) others.push(part);
      else partsOf.set(number, [part]);
    }
  const index = { partsOf, deviceOf };
  indexes.set(parts, index);
  return index;
}

/** Outer size in millimeters; what is not known is that of something small. */
export const sizeOf = ({ width, height, length }: Product) => ({
  width: width || 60,
  height: height || 30,
  depth: length || 60,
});

export const numberOf = ({ productNumber }: Product): string => productNumber ?? '';

const byNumber = (a: Product, b: Product): number => numberOf(a).localeCompare(numberOf(b), 'en');
