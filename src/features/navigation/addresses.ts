import type { Locale } from '#i18n/locales.ts';
import { categoryFallback, fromSeoPath, landingFallback, productFallback } from '#i18n/paths.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { SeoUrl } from '#store-api/contract/entity.ts';

/** What an address is made from; a Product has more. */
interface Addressed {
  id: string;
  seoUrls?: SeoUrl[] | null | undefined;
}

/** The SEO address of a product, else `/detail/{id}`. */
export const productHref = (locale: Locale, product: Addressed): string =>
  seoHref(locale, product) ?? productFallback(locale, product.id);

/** Where a navigation item leads; undefined for a folder, which is only a heading. */
export function categoryHref(locale: Locale, category: Category): string | undefined {
  if (category.type === 'folder') return undefined;
  if (category.type === 'link') return linkHref(locale, category);
  return seoHref(locale, category) ?? categoryFallback(locale, category.id);
}

function linkHref(locale: Locale, category: Category): string | undefined {
  const external = category.externalLink;
  if (external) return external;
  if (!category.internalLink) return undefined;
  const fallback =
    { product: productFallback, landing_page: landingFallback }[category.linkType ?? ''] ?? categoryFallback;
  return seoHref(locale, category) ?? fallback(locale, category.internalLink);
}

function seoHref(locale: Locale, { seoUrls }: Addressed): string | undefined {
  const seo = seoUrls?.find(({ isCanonical }) => isCanonical) ?? seoUrls?.[0];
  return seo && fromSeoPath(locale, seo.seoPathInfo);
}
