import { productPages } from '#features/catalog/products.server.ts';
import { freshAlternates } from '#features/navigation/address-book.server.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { readShopContact } from '#features/navigation/shop-contact.content.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { type DocumentLink, documentLinks } from '#features/product/document-links.ts';
import { type Alternates, LOCALES, type Locale } from '#i18n/locales.ts';
import { documentView as documentPath } from '#i18n/paths.ts';
import type { Product } from '#store-api/contract/product.ts';
import { readFile } from './document-file.content.ts';

/** What an address below /documents asks for, as it was written. */
export interface DocumentParams {
  product: string;
  number: string;
  document: string;
}

/** A product, and what there is to read about it. */
export interface Documented {
  locale: Locale;
  number: string;
  /** Undefined for a number that nobody knows. */
  product: { name: string; href: string; isVariant: boolean } | undefined;
  links: DocumentLink[];
  phone: string;
}

export type DocumentView =
  | ({
      kind: 'document';
      title: string;
      file: string;
      bytes: number;
      fileName: string;
      alternates: Alternates;
    } & Documented)
  | ({ kind: 'missing' } & Documented)
  | { kind: 'moved'; to: string };

/**
 * The page of a document. The number decides; a product that is called otherwise by now moves its documents along.
 * @throws {ApiError} when the store does not answer
 */
export async function readDocument(locale: Locale, params: DocumentParams): Promise<DocumentView> {
  const product = await productOf(locale, params.number);
  const { phone } = await readShopContact(locale);
  if (!product) return { kind: 'missing', locale, number: params.number, product: undefined, links: [], phone };
  const all = documentLinks(locale, product);
  const link = all.find(({ kind }) => kind === params.document.toLowerCase());
  const links = all.filter((one) => one !== link);
  const documented: Documented = {
    ...{ locale, links, phone, number: product.productNumber ?? '' },
    product: { name: nameOf(product), href: productHref(locale, product), isVariant: Boolean(product.parentId) },
  };
  if (!link) return { kind: 'missing', ...documented };
  const requestedPath = documentPath(locale, params.product, params.number, params.document);
  if (requestedPath !== link.href) return { kind: 'moved', to: link.href };
  const { title } = link;
  const { bytes, name: fileName } = await readFile(locale, product, link);
  const alternates = await alternatesOf(product, link.kind);
  return {
    kind: 'document',
    ...documented,
    title,
    alternates,
    file: `${link.href}.pdf`,
    fileName,
    bytes: bytes.length,
  };
}

/** The product or variant of this number with all that its documents print. */
export async function productOf(locale: Locale, number: string): Promise<Product | undefined> {
  const filter = [{ type: 'equals', field: 'productNumber', value: number.toUpperCase() }];
  return (await productPages({ locale }, { filter, limit: 1 }))[0];
}

/** The same document in every language; the product is called otherwise there. */
async function alternatesOf({ id, productNumber }: Product, kind: string): Promise<Alternates> {
  const pages = await freshAlternates(id);
  return Object.fromEntries(
    LOCALES.flatMap(({ code }) => {
      const slug = pages[code]?.split('/').at(-1);
      return slug ? [[code, documentPath(code, slug, productNumber ?? '', kind)]] : [];
    }),
  );
}
