import type { Product } from '#store-api/contract/product.ts';
import { LISTINGS } from '#values/change.ts';
import type { ListingPage } from './listing-view.server.ts';
import type { Live } from './on-demand-page.content.ts';

/** Cache lifetime of a page rendered on demand, the same as of other cached data. */
const GOOD = 'max-age=30, stale-while-revalidate=600';

/**
 * Headers that tell the server how long to keep a page and what it shows: ids with their version (`id@ms since 1970`).
 * None for responses that the server caches by their status.
 */
export function keeping(onDemandPage: Live): Record<string, string> {
  const names = namesOf(onDemandPage);
  return names ? keptAs(names) : {};
}

/** The same for what a search found; null while nothing is searched. */
export const keepingSearch = (page: ListingPage | null): Record<string, string> =>
  keptAs(page ? listNames(page) : [LISTINGS]);

const keptAs = (names: string[]) => ({
  'surrogate-control': GOOD,
  'surrogate-key': [...new Set(names)].join(' '),
});

function namesOf(onDemandPage: Live): string[] | undefined {
  if (onDemandPage.kind === 'product') return productNames(onDemandPage.view);
  if (onDemandPage.kind === 'category') return categoryNames(onDemandPage.view);
  return onDemandPage.kind === 'landing' ? landingNames(onDemandPage.view) : undefined;
}

/** Its product blocks may show any product, like a listing. */
const landingNames = ({ landing: { id, cmsPage } }: View<'landing'>): string[] => [
  LISTINGS,
  id,
  ...(cmsPage ? [cmsPage.id] : []),
];

type View<Kind extends Live['kind']> = Extract<Live, { kind: Kind; view: unknown }>['view'];

const productNames = ({ product, variants, trail, crossSelling }: View<'product'>): string[] => [
  ...[product, ...variants].flatMap((one) => [versioned(one), ...(one.parentId ? [one.parentId] : [])]),
  ...Object.values(crossSelling).flatMap((goods: readonly Product[]) => goods.map(({ id }) => id)),
  ...trail.map(({ id }) => id),
];

const categoryNames = ({ trail, children, page }: View<'category'>): string[] => [
  ...[...trail, ...children].map(({ id }) => id),
  ...listNames(page),
];

const listNames = ({ listing }: ListingPage): string[] => [
  LISTINGS,
  ...listing.elements.flatMap(({ id, parentId }) => (parentId ? [id, parentId] : [id])),
];

function versioned({ id, ...product }: { id: string }): string {
  const { updatedAt } = product as { updatedAt?: unknown };
  const at = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN;
  return Number.isFinite(at) ? `${id}@${at}` : id;
}
