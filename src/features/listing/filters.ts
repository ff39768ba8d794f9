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

interface FilterOption {
  id: string;
  name: string;
  hex: string | null;
  /** How many goods have it; null where the store does not count. */
  count: number | null;
  isChosen: boolean;
}

/** The first measure leads, then the store's order. One option that all goods have is no choice, unless it is chosen. */
export function filterGroups({ aggregations }: ProductListing, { properties }: ListingState): FilterGroup[] {
  const chosen = new Set(properties);
  const groups = 'properties' in aggregations ? ((aggregations as Aggregations).properties?.entities ?? []) : [];
  const shown = groups
    .map((group) => filterGroup(group, chosen))
    .filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen));
  const measure = shown.find(isMeasure);
  return measure ? [measure, ...shown.filter((group) => group !== measure)] : shown;
}

/** People, liters, millimeters: what one asks for first in this shop. */
const isMeasure = ({ options }: FilterGroup): boolean => options.every(({ name }) => /^\d/.test(name));

/** “2” under “Personen”: what the legend says is not said again. */
export const shortName = (name: string, group: string): string =>
  name.endsWith(` ${group}`) ? name.slice(0, -group.length - 1) : name;

type Aggregations = {
  price?: { min?: number | null; max?: number | null } | null;
  properties?: { entities?: PropertyGroup[] | null } | null;
};

function filterGroup(group: PropertyGroup, chosen: ReadonlySet<string>): FilterGroup {
  const options = [...(group.options ?? [])]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => ({
      id: option.id,
      name: option.name ?? '',
      hex: option.colorHexCode ?? null,
      count: countOf(option),
      isChosen: chosen.has(option.id),
    }));
  return {
    id: group.id,
    name: group.name ?? '',
    isColour: options.length > 0 && options.every(({ hex }) => hex),
    options,
  };
}

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

/** The first groups are always there; the others only for who wants them, or has one of them set. */
export function shownGroups(groups: readonly FilterGroup[], { hasAllFilters }: ListingState) {
  const [first, others] = [groups.slice(0, FIRST_GROUPS), groups.slice(FIRST_GROUPS)];
  const areShown = hasAllFilters || others.some(({ options }) => options.some(({ isChosen }) => isChosen));
  return { first, others: areShown ? others : [], areHidden: others.length > 0 && !areShown };
}

const FIRST_GROUPS = 2;

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
