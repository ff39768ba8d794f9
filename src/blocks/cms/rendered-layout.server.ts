import type { AstroGlobal } from 'astro';
import { frameStyle } from '#blocks/frame/frame.ts';
import { framesOf, type RenderedSection } from '#blocks/rendered-block.ts';
import { allCategories } from '#features/catalogue/products.server.ts';
import type { CategoryView } from '#features/listing/category-view.server.ts';
import { categoryLayout, styleHash } from '#features/listing/layout.server.ts';
import { addressBook, categoryPaths, type StaticPath } from '#features/navigation/address-book.server.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { fromSeoPath } from '#i18n/paths.ts';
import type { CmsPage } from '#store-api/contract/cms.ts';
import { aroundListing, isLaidOut } from './around-listing.ts';
import { layoutOf } from './layout.ts';

/** The sections of a layout, and the rules of its colors, which the page announces to its content policy. */
export interface RenderedLayout {
  sections: RenderedSection[];
  style: string | null;
}

/** What a layout looks like here; what can't be drawn stands in the log, a line each. */
export function renderedLayout(locale: Locale, page: CmsPage | null | undefined): RenderedLayout {
  if (!page) return { sections: [], style: null };
  const { sections, complaints } = layoutOf(locale, page);
  for (const sentence of complaints) console.warn(`The layout "${page.name ?? page.id}": ${sentence}`);
  return { sections, style: frameStyle(framesOf(sections)) };
}

/** What stands above and below the list of a category; nothing on its other pages. */
export function renderedAround({ locale, layout, category }: CategoryView): {
  above: RenderedLayout;
  below: RenderedLayout;
} {
  const around = layout && aroundListing(layout, category);
  return { above: renderedLayout(locale, around?.above), below: renderedLayout(locale, around?.below) };
}

/** Tells the content policy of a page the styles of its layouts. Called in the page's own frontmatter: the header leaves before a layout is rendered. */
export function announceStyles(csp: AstroGlobal['csp'], ...layouts: RenderedLayout[]): void {
  for (const { style } of layouts) if (style) csp?.insertStyleHash(styleHash(style));
}

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
