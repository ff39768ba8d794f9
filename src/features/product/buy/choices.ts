import { availabilityOf } from '#features/catalog/availability.ts';
import type { Product, PropertyOption } from '#store-api/contract/product.ts';

/** One thing to choose (colour, size): its options, each leading to the variant that has it. */
export interface Choice {
  id: string;
  name: string;
  /** Name of the option that is shown now. */
  chosen: string;
  isColour: boolean;
  options: {
    id: string;
    name: string;
    hex: string | null;
    /** The variant one gets: the one that differs least from what is shown. */
    variant: Product;
    isCurrent: boolean;
  }[];
}

/** What there is to choose on the page of `product`; nothing where all variants agree. */
export function choicesOf(product: Product, variants: readonly Product[]): Choice[] {
  return (product.options ?? [])
    .map((shown) => choice(shown, product, variants))
    .filter(({ options }) => options.length > 1);
}

function choice(shown: PropertyOption, product: Product, variants: readonly Product[]): Choice {
  const offers = new Map<string, Choice['options'][number]>();
  for (const option of variants.flatMap(({ options }) => options ?? [])) {
    if (groupId(option) !== groupId(shown) || offers.has(option.id)) continue;
    const variant = closest(option, product, variants);
    const { id, colorHexCode } = option;
    if (variant)
      offers.set(id, { id, name: nameOf(option), hex: colorHexCode ?? null, variant, isCurrent: id === shown.id });
  }
  const options = [...offers.values()];
  const name = shown.group?.translated?.name ?? shown.group?.name ?? '';
  return { id: groupId(shown), name, chosen: nameOf(shown), isColour: options.every(({ hex }) => hex), options };
}

/** Among the variants with this option the one that keeps most of the other choices. */
function closest(option: PropertyOption, product: Product, variants: readonly Product[]): Product | undefined {
  const kept = new Set(product.options?.map(({ id }) => id));
  const agreement = (variant: Product) => variant.options?.filter(({ id }) => kept.has(id)).length ?? 0;
  return variants
    .filter(({ options }) => options?.some(({ id }) => id === option.id))
    .reduce<Product | undefined>((best, each) => (!best || agreement(each) > agreement(best) ? each : best), undefined);
}

const groupId = ({ groupId: id, group }: PropertyOption): string => id ?? group?.id ?? '';
const nameOf = (option: PropertyOption): string => option.translated?.name ?? option.name ?? '';

/** Variants in the order of their options, as the shop sorts colours and sizes. */
export function inOptionOrder(variants: readonly Product[]): Product[] {
  const places = (variant: Product) => variant.options?.map(({ position }) => position ?? 0) ?? [];
  return [...variants].sort((a, b) => {
    const [one, other] = [places(a), places(b)];
    return one.map((place, index) => place - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}

/** The variant that is at home at its product's own address; where none is, the first that can be had. */
export const mainVariant = (variants: readonly Product[]): Product | undefined =>
  variants.find(({ seoUrls, parentId }) => seoUrls?.some(({ foreignKey }) => foreignKey === parentId)) ??
  variants.find((variant) => availabilityOf(variant).kind !== 'out') ??
  variants[0];

/** What a variant is called behind its product's name: `Tannengrün, 4 l`. */
export const variantWords = (product: Product): string => (product.options ?? []).map(nameOf).join(', ');

/** The colours a product comes in, by the id of the product that gathers them; each as #rrggbb. */
export function coloursOf(variants: readonly Product[]): Map<string, string[]> {
  const colours = new Map<string, string[]>();
  for (const { parentId, options } of variants) {
    const productColors = colours.get(parentId ?? '') ?? [];
    for (const { colorHexCode } of options ?? [])
      if (colorHexCode && !productColors.includes(colorHexCode)) productColors.push(colorHexCode);
    colours.set(parentId ?? '', productColors);
  }
  return colours;
}
