// A set is summed only when all prices are the shopper’s own; a lid or tensioner is added once for each bin it
// fits (`hof_fits`).
import type { ItemToAdd } from '#features/cart/change/change.ts';
import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { offerOf } from '#features/catalogue/offer.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { availabilityOf } from '#features/catalogue/stock-words.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { variantWords } from '#features/product/buy/choices.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CrossSelling, Product } from '#store-api/contract/product.ts';
import type { Cents } from '#values/money.ts';
import type { System } from '../configurator-data.ts';

/** Something of the set, and how many of it. */
type SetPart = Part & { unitCount: number };

/** A system and what was chosen to go with it. */
export interface WholeSet {
  /** Article numbers of what is chosen: a version, and everything that is ticked. */
  chosen: string[];
  /** The version that is chosen, where there are such. */
  version: Part | undefined;
  goods: SetPart[];
  /** What goes into the cart; empty while the system can't be bought. */
  itemsToAdd: ItemToAdd[];
  count: number;
  /** What the system costs this shopper, or the version of it; null until the store has told. */
  systemCents: Cents | null;
  /** Null like `own`: a sum of two sorts of prices, with tax and without, would be wrong. */
  total: Cents | null;
}

/** `asked`: what the address names; without it what is usual. What can't be bought is no part of a set. */
export function wholeSet(
  system: System,
  systemDetails: Omit<SystemDetails, 'systemId'> | undefined,
  chosenNumbers: readonly string[] | undefined,
): WholeSet {
  const { parts, versions, cents } = systemDetails ?? { parts: [], versions: [], cents: null };
  const numbers = chosenNumbers ?? usual(parts);
  const isHere = ({ least }: Part) => least !== null;
  const version = versions.filter(isHere).find(({ number }) => numbers.includes(number)) ?? versions.find(isHere);
  const goods = parts
    .filter((part) => isHere(part) && numbers.includes(part.number))
    .map((part) => ({ ...part, unitCount: piecesFor(system, part) }));
  const systemOrVersion = version ?? { id: system.id, least: system.least, cents };
  const first = { id: systemOrVersion.id, unitCount: systemOrVersion.least ?? 1 };
  return {
    ...{ version, goods },
    itemsToAdd:
      systemOrVersion.least === null
        ? []
        : [first, ...goods].map(({ id, unitCount }) => ({ productId: id, quantity: unitCount })),
    chosen: [...(version ? [version] : []), ...goods].map(({ number }) => number),
    count: 1 + goods.length,
    systemCents: systemOrVersion.cents,
    total:
      systemOrVersion.cents === null
        ? null
        : goods.reduce((sum, one) => sum + one.cents * one.unitCount, systemOrVersion.cents * first.unitCount),
  };
}

/** One for each bin that it is made for: a lid for two bins goes in twice. */
export function piecesFor({ containers }: System, { bins, least }: Part): number {
  const ofThem = containers.filter(({ article }) => article !== undefined && bins.includes(article));
  return Math.max(
    least ?? 1,
    ofThem.reduce((sum, { count }) => sum + count, 0),
  );
}

/** The set line by line: `2 × 40-601-35 Sackspanner`, for so much; a version is called by its system's name and its own. */
export const linesOf = (
  system: System,
  { version, goods, systemCents }: WholeSet,
): { text: string; cents: Cents | null }[] => [
  {
    text: version ? `${version.number} ${system.name}, ${version.name}` : `${system.number} ${system.name}`,
    cents: systemCents,
  },
  ...goods.map(({ number, name, cents, unitCount }) => ({
    text: `${unitCount > 1 ? `${unitCount}\u00A0× ` : ''}${number} ${name}`,
    cents: cents * unitCount,
  })),
];

/** Something that belongs to a system. */
export interface Part {
  id: string;
  number: string;
  name: string;
  href: string;
  group: Group;
  price: string;
  cents: Cents;
  /** How many go into the cart at once; null for what can't be bought now. */
  least: number | null;
  /** Article numbers of the bins that it is made for, one for each; empty for what goes with the whole system. */
  bins: string[];
}

/** The groups of a set, in their order. */
export const GROUPS = ['bags', 'filters', 'binParts', 'accessories'] as const;
export type Group = (typeof GROUPS)[number];

/** What belongs to one system. */
export interface SystemDetails {
  systemId: string;
  /** What the system itself costs who asks; null where the store tells no price. */
  cents: Cents | null;
  parts: Part[];
  /** The colors it comes in, one of which has to be chosen; empty where there is nothing to choose. */
  versions: Part[];
}

/** The accessories among the lists of a product: the store puts them first. */
export const accessoriesOf = (lists: readonly CrossSelling[]): Product[] =>
  lists.filter(({ crossSelling }) => crossSelling.position === 1).flatMap(({ products }) => products);

/** What the store has told about one system, `products` being what `ofSystem` asked for. */
export function systemDetailsOf(
  locale: Locale,
  systemId: string,
  lists: readonly CrossSelling[],
  products: readonly Product[],
): SystemDetails {
  const system = products.find(({ id }) => id === systemId);
  return {
    systemId,
    cents: (system && offerOf(system)?.unit) ?? null,
    parts: partsOf(locale, accessoriesOf(lists)),
    versions: versionsOf(
      locale,
      products.filter(({ id }) => id !== systemId),
    ),
  };
}

export const partsOf = (locale: Locale, products: readonly Product[]): Part[] =>
  products.flatMap((product) => {
    const price = offerOf(product);
    return price
      ? [
          {
            id: product.id,
            number: product.productNumber ?? '',
            name: [product.name, product.parentId && variantWords(product)].filter(Boolean).join(', '),
            href: productHref(locale, product),
            group: groupOf(product),
            price: formatMoney(locale, price.unit),
            cents: price.unit,
            least: availabilityOf(product).kind === 'out' ? null : (product.minPurchase ?? 1),
            bins: groupOf(product) === 'binParts' ? productAttributesOf(product).fits : [],
          },
        ]
      : [];
  });

/** The versions of a system by what tells them apart: “Weiss”. */
const versionsOf = (locale: Locale, variants: readonly Product[]): Part[] =>
  partsOf(locale, variants).map((part) => {
    const variant = variants.find(({ id }) => id === part.id);
    return { ...part, name: variant ? variantWords(variant) : part.name };
  });

/** Asks for a system, for its price, and its versions. */
export const ofSystem = (systemId: string) => ({
  filter: [
    {
      type: 'multi',
      operator: 'or',
      queries: ['id', 'parentId'].map((field) => ({ type: 'equals', field, value: systemId })),
    },
  ],
  ...CARD_FIELDS,
  limit: 100,
});

/** Lids, tensioners and single bins are of the family of bins. */
function groupOf(product: Product): Group {
  const { family, picture } = productAttributesOf(product);
  if (family === 'bag') return 'bags';
  if (family === 'filter') return 'filters';
  return family === 'container' || picture.includes('bag-clamp') ? 'binParts' : 'accessories';
}

/** What is ticked before anybody has chosen: bags are needed from the first day on. */
export const usual = (parts: readonly Part[]): string[] =>
  parts.filter(({ group, least }) => group === 'bags' && least !== null).map(({ number }) => number);
