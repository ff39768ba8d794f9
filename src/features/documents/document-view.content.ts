import { freshAlternates } from '#features/catalog/address-book.server.ts';
import { productHref } from '#features/catalog/addresses.ts';
import { nameOf } from '#features/catalog/card-view.server.ts';
import { type DocumentLink, documentLinks } from '#features/catalog/document-links.ts';
import { readHouse } from '#features/catalog/house.content.ts';
import { productPages } from '#features/catalog/products.server.ts';
import { type Alternates, LOCALES, type Locale } from '#i18n/locales.ts';
import { documentView as documentPath } from '#i18n/paths.ts';
import type { Product } from '#store-api/contract/product.ts';
import { readFile } from './document-file.content.ts';

/** What an address below /documents asks for, as it was written. */
export interface Wish {
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
 * The page of a document (B6). The number decides; a product that is called otherwise by now moves its documents along.
 * @throws {ApiError} when the store does not answer
 */
export async function readDocument(locale: Locale, wish: Wish): Promise<DocumentView> {
  const product = await productOf(locale, wish.number);
  const { phone } = await readHouse(locale);
  if (!product) return { kind: 'missing', locale, number: wish.number, product: undefined, links: [], phone };
  const all = documentLinks(locale, product);
  const found = all.find(({ kind }) => kind === wish.document.toLowerCase());
  const links = all.filter((one) => one !== found);
  const documented: Documented = {
    ...{ locale, links, phone, number: product.productNumber ?? '' },
    product: { name: nameOf(product), href: productHref(locale, product), isVariant: Boolean(product.parentId) },
  };
  if (!found) return { kind: 'missing', ...documented };
  const asked = documentPath(locale, wish.product, wish.number, wish.document);
  if (asked !== found.href) return { kind: 'moved', to: found.href };
  const { title } = found;
  const { bytes, name: fileName } = await readFile(locale, product, found);
  const alternates = await alternatesOf(product, found.kind);
  return {
    kind: 'document',
    ...documented,
    title,
    alternates,
    file: `${found.href}.pdf`,
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
