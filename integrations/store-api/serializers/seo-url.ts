import { and, eq } from 'drizzle-orm';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { type ContentPage, landingPageId, layoutId } from '#store/catalogue/catalogue.ts';
import { idOf } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { type SeoRoute, seoUrl } from '#store/records/schema/catalogue.ts';
import { languageId } from '#store/request.ts';
import { worded } from './words.ts';

/** Technical paths. */
const PATH_OF: Record<SeoRoute, string> = {
  'frontend.detail.page': '/detail/',
  'frontend.navigation.page': '/navigation/',
  'frontend.landing.page': '/landingPage/',
  'frontend.account.customer-group-registration.page': '/customer-group-registration/',
};

export type Address = {
  locale: Locale;
  seoPathInfo: string;
  foreignKey: string;
  routeName: SeoRoute;
  isCanonical: boolean;
};

export const serializeSeoUrl = (address: Address, salesChannelId: string) => ({
  id: idOf('seo-url', `${address.locale}:${address.seoPathInfo}`),
  salesChannelId,
  languageId: languageId(address.locale),
  foreignKey: address.foreignKey,
  routeName: address.routeName,
  pathInfo: PATH_OF[address.routeName] + address.foreignKey,
  seoPathInfo: address.seoPathInfo,
  isCanonical: address.isCanonical,
  isModified: false,
  isDeleted: false,
  url: null,
  customFields: null,
  apiAlias: 'seo_url' as const,
});

/** A page of content as a landing page; the one at home has an empty address. */
export function serializeLandingPage({ key, page }: ContentPage, locale: Locale, salesChannelId: string) {
  const url = page.slug[locale] ?? page.slug.de;
  const id = landingPageId(key);
  const words = worded(locale, {
    name: page.title,
    metaTitle: page.title,
    metaDescription: page.description,
    keywords: null,
  });
  const routeName = 'frontend.landing.page' as const;
  const address = { locale, seoPathInfo: url, foreignKey: id, routeName, isCanonical: true };
  return {
    id,
    active: true,
    cmsPageId: layoutId(`page:${key}`),
    slotConfig: null,
    customFields: { hof_key: key },
    seoUrls: url === '' ? [] : [serializeSeoUrl(address, salesChannelId)],
    url,
    ...words,
    // the contract wants a name also where the language has none of its own
    name: inLanguage(locale, page.title),
    translated: { ...words.translated, url },
    apiAlias: 'landing_page' as const,
  };
}

/** The canonical address of a product or category in a language, without prefix and slashes; null when it has none. */
export async function readSeoPath(db: Database, foreignKey: string, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select({ path: seoUrl.seoPathInfo })
    .from(seoUrl)
    .where(and(eq(seoUrl.foreignKey, foreignKey), eq(seoUrl.locale, locale), eq(seoUrl.isCanonical, true)));
  return row?.path ?? null;
}
