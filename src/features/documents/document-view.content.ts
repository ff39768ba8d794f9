import { productPages } from '#features/catalogue/products.server.ts';
import { alternatesOf } from '#features/navigation/address-book.server.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { readShopContact } from '#features/navigation/target.content.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { type DocumentLink, documentLinks } from '#features/product/document-links.ts';
import { type Alternates, LOCALES, type Locale } from '#i18n/locales.ts';
import { documentView as documentPath } from '#i18n/paths.ts';
import type { Product } from '#store-api/contract/product.ts';
import { sendAnonymous } from '#store-api/server.ts';
import { shared } from '#store-api/shared.server.ts';
import { orTrouble } from '#store-api/trouble.ts';
import { contentDisposition } from '#values/http.ts';
import { plainName } from '#values/text.ts';
import { printSheet } from './sheet/chapters.ts';
import { sheetOf } from './sheet/sheet.content.ts';

/** What an address below /documents asks for, as it was written. */
export interface DocumentParams {
  product: string;
  number: string;
  document: string;
}

/** A product, and what there is to read about it. */
interface Documented {
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
  const alternates = await documentAlternates(product, link.kind);
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
async function productOf(locale: Locale, number: string): Promise<Product | undefined> {
  return (await productPages({ locale, send: sendAnonymous }, 'productNumber', number.toUpperCase()))[0];
}

/** The same document in every language; the product is called otherwise there. */
async function documentAlternates({ id, productNumber }: Product, kind: string): Promise<Alternates> {
  const pages = await alternatesOf({ send: sendAnonymous }, id);
  return Object.fromEntries(
    LOCALES.flatMap(({ code }) => {
      const slug = pages[code]?.split('/').at(-1);
      return slug ? [[code, documentPath(code, slug, productNumber ?? '', kind)]] : [];
    }),
  );
}

/** A drawn PDF and the name it is saved under. */
interface DocumentFile {
  bytes: Uint8Array;
  name: string;
}

/** How long a drawn document is kept, in milliseconds; a change that the store tells drops it earlier. Editors see theirs at once. */
const KEEP_MS = import.meta.env.DEV ? 0 : 10 * 60_000;

/** They wait as one visitor: what the first of them has drawn is for all. */
const READERS = 'readers of documents';

/** The PDF of a product's document, drawn by the first who reads it. */
const readFile = (locale: Locale, product: Product, { kind, title }: Pick<DocumentLink, 'kind' | 'title'>) =>
  shared(
    `document ${locale} ${product.productNumber} ${kind}`,
    async (): Promise<DocumentFile> => ({
      bytes: await printSheet(READERS, await sheetOf(locale, product, kind)),
      name: `${product.productNumber}-${plainName(title)}.pdf`,
    }),
    KEEP_MS,
  );

// Product documents are rendered on request from store data, so they work with any Shopware; PDFs in a Shopware’s
// media are not used.

/** The PDF of an address, to be shown in our own pages and kept by browsers for an hour; whatever the product is called. */
export async function answerFile(
  locale: Locale,
  { number = '', document = '' }: { number?: string | undefined; document?: string | undefined },
): Promise<Response> {
  const file = await orTrouble(find(locale, number, document));
  if (!file) return new Response(null, { status: 404 });
  if ('retryAfterSeconds' in file)
    return new Response(null, { status: file.status, headers: { 'retry-after': String(file.retryAfterSeconds) } });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'content-disposition': contentDisposition('inline', file.name),
      'cache-control': 'public, max-age=3600',
      // the page of the document shows it inside
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'self'",
    },
  });
}

async function find(locale: Locale, number: string, kind: string): Promise<DocumentFile | undefined> {
  const product = await productOf(locale, number);
  const link = product && documentLinks(locale, product).find((one) => one.kind === kind);
  return product && link && readFile(locale, product, link);
}
