import type { Locale } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { Recorded, readRecording } from '#tests/shopware/recording.ts';

interface Named {
  id: string;
  productNumber?: string;
  translated: { name: string };
  seoUrls: { seoPathInfo: string }[] | null;
}

const recorded = new Recorded(readRecording());
const of = (kind: string, locale: Locale) =>
  recorded.body<{ elements: Named[] }>(`more-${kind}-${locale.slice(0, 2)}`).elements;

/** Name of a product in a language, and the address of its page. */
export function goods(locale: Locale, number: string): { id: string; name: string; path: string } {
  const product = of('products', locale).find((one) => one.productNumber === number);
  if (!product) throw new Error(`The Shopware has no ${number}.`);
  return { id: product.id, name: product.translated.name, path: pathOf(locale, product) };
}

/** Category «Raclette & Fondue». */
export const RACLETTE = '8ce26698b3b750039d5d89680d7f430b';

export function category(locale: Locale, id: string): { name: string; path: string } {
  const found = of('categories', locale).find((one) => one.id === id);
  if (!found) throw new Error(`The Shopware has no category ${id}.`);
  return { name: found.translated.name, path: pathOf(locale, found) };
}

/** What an address of the Shopware shows that this shop has a page for, too. */
const SHOWN = /^frontend\.(detail|navigation|landing)\.page$/;

/** Every address of the Shopware in a language. */
export const addresses = (locale: Locale): string[] =>
  recorded
    .body<{ elements: { seoPathInfo: string; isCanonical: boolean; routeName: string }[] }>(
      `more-seo-${locale.slice(0, 2)}`,
    )
    .elements.filter(({ isCanonical, routeName }) => isCanonical && SHOWN.test(routeName))
    .map(({ seoPathInfo }) => inLocale(locale, `/${seoPathInfo.replace(/\/$/, '')}`));

const pathOf = (locale: Locale, { seoUrls }: Named) =>
  inLocale(locale, `/${seoUrls?.[0]?.seoPathInfo.replace(/\/$/, '') ?? ''}`);

/** How a way to pay is called. */
export function payment(locale: Locale, technicalName: string): string {
  const methods = of('payment', locale) as (Named & { technicalName: string })[];
  return methods.find((one) => one.technicalName === technicalName)?.translated.name ?? technicalName;
}
