import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import { alternatesOf } from '#features/navigation/address-book.server.ts';
import type { Alternates, Locale } from '#i18n/locales.ts';
import { landingFallback } from '#i18n/paths.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readCategory } from '#store-api/contract/category.ts';
import { type CmsPage, type LandingPage, readLandingPage } from '#store-api/contract/cms.ts';
import { A_BUILD_MS } from '#store-api/shared.server.ts';
import type { CategoryView } from './category-view.server.ts';
import type { Sibling } from './family/family.content.ts';

/** The layout of a category; its list comes as short as may be, because the page reads that itself. */
export async function categoryLayout(storeContext: StoreContext, id: string): Promise<CmsPage | null> {
  const options = { path: { id }, body: { limit: 1 }, keepMs: A_BUILD_MS };
  return (await callStore(storeContext, readCategory, options)).cmsPage ?? null;
}

/** A landing page: a page that the editors of a Shopware have made of blocks. */
export interface LandingView {
  locale: Locale;
  landing: LandingPage;
  alternates: Alternates;
}

/** @throws {ApiError} 404 for a page nobody knows */
export async function landingView(storeContext: StoreContext, id: string): Promise<LandingView> {
  const [landing, alternates] = await Promise.all([
    callStore(storeContext, readLandingPage, { path: { id } }),
    alternatesOf(storeContext, id),
  ]);
  return { locale: storeContext.locale, landing, alternates };
}

/** The data of the document's head. */
export function landingHead({ locale, landing, alternates }: LandingView) {
  const { name, metaTitle, metaDescription } = landing;
  return {
    locale,
    alternates,
    canonical: alternates[locale] ?? landingFallback(locale, landing.id),
    title: metaTitle || landing.metaTitle || name || landing.name || '',
    description: metaDescription || landing.metaDescription || undefined,
  };
}

type Sized = Pick<Sibling, 'width' | 'height'>;

/** The tallest of a family is drawn this high at most, in rem; the others follow, because all have one scale. */
const TALLEST = 22;

/** The columns of a family portrait: as wide as the things are. A rule of the page's own, because no attribute may style. */
export function familyStyle(siblings: readonly Sized[]): string {
  const columns = siblings.map(({ width }) => `minmax(0,${width}fr)`).join(' ');
  const all = siblings.reduce((sum, { width }) => sum + width, 0);
  const most = Math.round((all / Math.max(...siblings.map(({ height }) => height))) * TALLEST);
  return `@layer feature{.family ol{grid-template-columns:${columns};max-inline-size:${most}rem}}`;
}

/** Tells the content policy of a page the columns of its family; in the page's own frontmatter, as `announceStyles`. */
export function announceFamily(csp: AstroGlobal['csp'], { family }: Pick<CategoryView, 'family'>): void {
  if (family) csp?.insertStyleHash(styleHash(familyStyle(family.siblings)));
}

/** What the page announces to its content policy. */
export const styleHash = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}` as const;
