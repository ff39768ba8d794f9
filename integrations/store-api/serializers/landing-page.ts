import { inLanguage, type Locale } from '#i18n/locales.ts';
import { type ContentPage, landingPageId, layoutId } from '#store/catalogue/pages.ts';
import { serializeSeoUrl } from './seo-url.ts';
import { worded } from './words.ts';

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
