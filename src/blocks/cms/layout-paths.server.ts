import { allCategories } from '#features/catalog/categories.server.ts';
import { categoryLayout } from '#features/listing/layout.server.ts';
import { addressBook } from '#features/navigation/address-book.server.ts';
import { categoryPaths, type StaticPath } from '#features/navigation/static-paths.server.ts';
import { LOCALES } from '#i18n/locales.ts';
import { fromSeoPath } from '#i18n/paths.ts';
import { isLaidOut } from './around-listing.ts';

/**
 * Categories with blocks of their own around the list, and those without. Two routes draw them, because a route's
 * pages load the styles of everything it can draw (docs/decisions/002).
 */
export async function categoriesByLayout(): Promise<{ plain: StaticPath[]; laidOut: StaticPath[] }> {
  const paths = await categoryPaths();
  const withBlocks = await Promise.all(paths.map(hasBlocks));
  return { plain: paths.filter((_, at) => !withBlocks[at]), laidOut: paths.filter((_, at) => withBlocks[at]) };
}

async function hasBlocks({ props: { locale, id } }: StaticPath): Promise<boolean> {
  const [layout, category] = await Promise.all([
    categoryLayout({ locale }, id),
    allCategories(locale).then((categories) => categories.get(id)),
  ]);
  return category !== undefined && isLaidOut({ locale, layout, category });
}

/** Landing pages of a Shopware; `taken` are the addresses that pages of content have already. */
export async function landingPaths(taken: ReadonlySet<string>): Promise<StaticPath[]> {
  const paths = LOCALES.map(async ({ code }) =>
    [...(await addressBook(code)).values()]
      .filter(({ routeName }) => routeName === 'frontend.landing.page')
      .map(({ foreignKey, seoPathInfo }) => ({ locale: code, id: foreignKey, address: fromSeoPath(code, seoPathInfo) }))
      .filter(({ address }) => !taken.has(address))
      .map(({ address, ...props }) => ({ params: { path: address.slice(1) }, props })),
  );
  return (await Promise.all(paths)).flat();
}
