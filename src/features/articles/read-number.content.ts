import { productOfNumber, productsNear } from '#features/catalogue/products.server.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { readShopContact } from '#features/navigation/target.content.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import type { ArticleLocale } from '#i18n/locales.ts';
import { type Article, aroundOf } from './articles-view.server.ts';

/** Longest text that is taken for a number. */
const LONGEST = 40;

/** Where a printed number leads: to its product, or to what one may have meant. */
export type NumberView =
  | { kind: 'known'; to: string }
  | { kind: 'unknown'; locale: ArticleLocale; number: string; near: Article[]; phone: string };

/**
 * A number as it stands in the catalog or in a QR code, with any signs between its parts.
 * @throws {ApiError} when the store does not answer
 */
export async function readNumber(locale: ArticleLocale, written: string): Promise<NumberView> {
  const around = aroundOf(locale);
  const number = written.trim().slice(0, LONGEST);
  const product = await productOfNumber(around, number);
  if (product) return { kind: 'known', to: productHref(around, product) };
  const near = (await productsNear(around, number)).map((one) => ({
    number: one.productNumber ?? '',
    name: nameOf(one),
    href: productHref(around, one),
  }));
  return { kind: 'unknown', locale, number, near, phone: (await readShopContact(around)).phone };
}
