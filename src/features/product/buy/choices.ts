import { offerOf } from '#features/catalogue/offer.ts';
import type { Fit } from '#features/catalogue/product-attributes.ts';
import { availabilityOf } from '#features/catalogue/stock-words.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Words } from '#i18n/words.ts';
import type { Product, PropertyOption } from '#store-api/contract/product.ts';

/** One thing to choose (color, size): its options, each leading to the variant that has it. */
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
  const name = shown.group?.name ?? '';
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
const nameOf = (option: PropertyOption): string => option.name ?? '';

/** Variants in the order of their options, as the shop sorts colors and sizes. */
export function inOptionOrder(variants: readonly Product[]): Product[] {
  const places = (variant: Product) => variant.options?.map(({ position }) => position ?? 0) ?? [];
  return [...variants].sort((a, b) => {
    const [one, other] = [places(a), places(b)];
    return one.map((place, index) => place - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}

/** The variant that is at home at its product's own address; where none is, the cheapest that can be had, as in a Shopware. */
export function mainVariant(variants: readonly Product[]): Product | undefined {
  const atHome = variants.find(({ seoUrls, parentId }) => seoUrls?.some(({ foreignKey }) => foreignKey === parentId));
  if (atHome) return atHome;
  const priceOf = (variant: Product) => offerOf(variant)?.unit ?? Number.POSITIVE_INFINITY;
  const cheapest = variants.toSorted((one, other) => priceOf(one) - priceOf(other));
  return cheapest.find((variant) => availabilityOf(variant).kind !== 'out') ?? cheapest[0];
}

/** What a variant is called behind its product's name: `Tannengrün, 4 l`. */
export const variantWords = (product: Product): string => (product.options ?? []).map(nameOf).join(', ');

/** The colors a product comes in, by the id of the product that gathers them; each as #rrggbb. */
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

/** What the plus puts into the cart; nothing for what is chosen first (colors, sizes), sold out or without a price. */
export function quickAddOf(product: Product): { id: string; least: number | undefined } | undefined {
  const isChosenFirst = (product.childCount ?? 0) > 0 || Boolean(product.parentId);
  if (isChosenFirst || !product.calculatedPrice || availabilityOf(product).kind === 'out') return undefined;
  const least = product.minPurchase ?? 1;
  return { id: product.id, least: least > 1 ? least : undefined };
}

/** What a waste system needs around it, for people and for the configurator. */
export interface Cabinet {
  /** “Schrank 550 mm breit, innen ab 455 mm hoch und 482 mm tief” */
  needs: string;
  /** The smallest cabinet that it goes into, as the configurator is asked it. */
  configuratorQuery: Record<string, string>;
}

/** Null for what fits everywhere or does not say what it needs. */
export function cabinetOf(locale: Locale, t: Words<'configurator'>, fit: Fit | null): Cabinet | null {
  if (!fit) return null;
  const { minInstallationHeightMm: height, minInstallationDepthMm: depth, minWidthMm } = fit;
  const widths = fit.bodyWidthsMm.length > 0 ? fit.bodyWidthsMm : minWidthMm === null ? [] : [minWidthMm];
  if (widths.length === 0 || height === null || depth === null) return null;
  const mm = (value: number) => formatNumber(locale, value, 0);
  const key = fit.bodyWidthsMm.length > 0 ? 'needsCabinet' : 'needsRoom';
  return {
    needs: t(key, { widths: widths.map(mm).join(' / '), height: mm(height), depth: mm(depth) }),
    configuratorQuery: measuresOf({
      type: fit.systemTypes[0],
      bodyWidth: widths[0],
      bodyHeight: fit.minBodyHeightMm,
      installationHeight: height,
      installationDepth: depth,
      bodyDepth: fit.minBodyDepthMm,
      sideWall: fit.sideWallMm[0],
    }),
  };
}

/** What it does not say is left to the configurator. */
const measuresOf = (all: Record<string, string | number | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([id, value]) => (value ? [[id, String(value)]] : [])));
