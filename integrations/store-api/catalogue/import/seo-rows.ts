import { PRODUCT_SEGMENT, type Product } from '#features/content-schema/product.schema.ts';
import type { Shop } from '#features/content-schema/shop.schema.ts';
import { inLanguage, LOCALES, type Locale } from '#i18n/locales.ts';
import { type ContentPage, landingPageId } from '#store/catalogue/catalogue.ts';
import { idOf } from '#store/id.ts';
import type { seoUrl } from '#store/records/schema/catalogue.ts';
import { plainName } from '#values/text.ts';
import { numberOf, productId, sortsOf } from './product-rows.ts';
import type { PropertyRows } from './property-rows.ts';

export type SeoRow = typeof seoUrl.$inferInsert;

/**
 * Addresses of a product and its variants. A variant's is the product's with its options behind;
 * the main variant is at home at the product's, so its own is not canonical.
 */
export function productSeoRows(product: Product, nameOf: PropertyRows['name']): SeoRow[] {
  return LOCALES.flatMap(({ code }) => {
    const path = `${PRODUCT_SEGMENT[code]}/${product.slug[code] ?? product.slug.de}`;
    return sortsOf(product).map((sort): SeoRow => {
      const options = Object.entries(sort.variant?.options ?? {});
      const words = options.map(([group, value]) => slugOf(nameOf(group, value, code), code));
      return {
        locale: code,
        seoPathInfo: [path, ...words].join('-'),
        foreignKey: productId(numberOf(sort)),
        routeName: 'frontend.detail.page',
        isCanonical: sort.variant === null || sort.position > 0,
      };
    });
  });
}

/** Addresses of a page of content; the one at home has none. */
export const pageSeoRows = ({ key, page }: ContentPage): SeoRow[] =>
  LOCALES.map(({ code }) => ({
    locale: code,
    seoPathInfo: page.slug[code] ?? page.slug.de,
    foreignKey: landingPageId(key),
    routeName: 'frontend.landing.page' as const,
    isCanonical: true,
  })).filter(({ seoPathInfo }) => seoPathInfo !== '');

/** Addresses of the groups that one applies for: a client finds the group by them. */
export const groupSeoRows = ({ customerGroups }: Shop): SeoRow[] =>
  customerGroups
    .filter(({ registration }) => registration)
    .flatMap(({ id, name }) =>
      LOCALES.map(({ code }) => ({
        locale: code,
        seoPathInfo: `customer-group-registration/${slugOf(inLanguage(code, name), code)}`,
        foreignKey: idOf('customer-group', id),
        routeName: 'frontend.account.customer-group-registration.page' as const,
        isCanonical: true,
      })),
    );

/** @throws {Error} when two entries claim one address */
export function checkAddresses(rows: SeoRow[]): SeoRow[] {
  const owners = new Map<string, string>();
  for (const { locale, seoPathInfo, foreignKey } of rows) {
    const address = `${locale} ${seoPathInfo}`;
    const owner = owners.get(address);
    if (owner !== undefined && owner !== foreignKey)
      throw new Error(
        `content: the address "${seoPathInfo}" (${locale}) is claimed twice; expected a slug of its own.`,
      );
    owners.set(address, foreignKey);
  }
  return rows;
}

/** A word as a segment of an address: `Tannengrün` → `tannengruen`; other languages lose their accents. */
export const slugOf = (word: string, locale: Locale): string =>
  plainName(locale === 'de' ? word : word.normalize('NFD').replace(/\p{M}/gu, ''));
