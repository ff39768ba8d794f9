import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { productHref } from '#features/navigation/addresses.ts';
import type { Locale } from '#i18n/locales.ts';
import { documentView } from '#i18n/paths.ts';
import type { Product } from '#store-api/contract/product.ts';
import { decoded } from '#values/http.ts';

/** A document of a product, and the URL of its page. */
export interface DocumentLink {
  /** Last part of its address: `manual`, `datasheet` … */
  kind: string;
  title: string;
  href: string;
}

/** The documents that a product names, in its order. */
export const documentLinks = (locale: Locale, product: Product): DocumentLink[] =>
  productAttributesOf(product).documents.map(({ kind, title }) => ({
    kind,
    title,
    href: documentView(locale, documentSlug(locale, product), product.productNumber ?? '', kind),
  }));

/** First segment of a document's URL: the slug of the product. */
const documentSlug = (locale: Locale, product: Product): string =>
  decoded(productHref(locale, product).split('/').at(-1) ?? '');
