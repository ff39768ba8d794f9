import type { ProductListing } from '#store-api/contract/listing.ts';
import type { PropertyGroup, PropertyOption } from '#store-api/contract/product.ts';
import { type ListingState, listingSearch, withChange } from './listing-query.ts';

/** One property to filter by. */
export interface FilterGroup {
  id: string;
  name: string;
  isColour: boolean;
  options: FilterOption[];
}

export interface FilterOption {
  id: string;
  name: string;
  hex: string | null;
  /** How many goods have it; null where the store does not count. */
  count: number | null;
  isChosen: boolean;
}

/** Groups in the store's order. One option that all goods have is no choice, unless it is chosen. */
export function filterGroups({ aggregations }: ProductListing, { properties }: ListingState): FilterGroup[] {
  const chosen = new Set(properties);
  const groups = 'properties' in aggregations ? ((aggregations as Aggregations).properties?.entities ?? []) : [];
  return groups
    .map((group) => filterGroup(group, chosen))
    .filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen));
}

type Aggregations = {
  price?: { min?: number | null; max?: number | null } | null;
  properties?: { entities: PropertyGroup[] } | null;
};

function filterGroup(group: PropertyGroup, chosen: ReadonlySet<string>): FilterGroup {
  const options = [...(group.options ?? [])]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => ({
      id: option.id,
      name: nameOf(option),
      hex: option.colorHexCode ?? null,
      count: countOf(option),
      isChosen: chosen.has(option.id),
    }));
  return {
    id: group.id,
    name: nameOf(group),
    isColour: options.length > 0 && options.every(({ hex }) => hex),
    options,
  };
}

const nameOf = ({ name, translated }: Pick<PropertyOption, 'name' | 'translated'>) => translated?.name ?? name ?? '';

/** Our store counts in an extension; a plain Shopware does not. */
function countOf({ extensions }: PropertyOption): number | null {
  const count = (extensions as { count?: { count?: unknown } } | null | undefined)?.count?.count;
  return typeof count === 'number' ? count : null;
}

/** Lowest and highest price in whole units, around all goods of the list; null when there is nothing to narrow. */
export function priceSpan({ aggregations }: ProductListing): { min: number; max: number } | null {
  const { min, max } = ('price' in aggregations && (aggregations as Aggregations).price) || {};
  if (typeof min !== 'number' || typeof max !== 'number' || max <= min) return null;
  return { min: Math.floor(min), max: Math.ceil(max) };
}

/** What is set, each with the address that takes it away. */
export interface Chip {
  name: string;
  without: string;
}

export function chipsOf(state: ListingState, groups: readonly FilterGroup[], priceName: string): Chip[] {
  const without = (change: Partial<ListingState>) => listingSearch(withChange(state, change));
  const options = groups.flatMap((group) => group.options).filter(({ isChosen }) => isChosen);
  const hasPrice = state.minPrice !== null || state.maxPrice !== null;
  return [
    ...options.map(({ id, name }) => ({
      name,
      without: without({ properties: state.properties.filter((other) => other !== id) }),
    })),
    ...(hasPrice ? [{ name: priceName, without: without({ minPrice: null, maxPrice: null }) }] : []),
  ];
}
