import type { Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import { languageId } from '#store/language.ts';

export type SeoRoute = 'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page';

/** Technical paths. */
export const PATH_OF: Record<SeoRoute, string> = {
  'frontend.detail.page': '/detail/',
  'frontend.navigation.page': '/navigation/',
  'frontend.landing.page': '/landingPage/',
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
