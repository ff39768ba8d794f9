import type { DocumentLink } from '#features/product/document-links.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import { shared } from '#store-api/shared.server.ts';
import { plainName } from '#values/plain-name.ts';
import { printSheet } from './sheet/print-sheet.ts';
import { sheetOf } from './sheet/sheet.content.ts';

/** A drawn PDF and the name it is saved under. */
export interface DocumentFile {
  bytes: Uint8Array;
  name: string;
}

/** How long a drawn document is kept, in milliseconds; a change that the store tells drops it earlier. Editors see theirs at once. */
const KEEP_MS = import.meta.env.DEV ? 0 : 10 * 60_000;

/** They wait as one visitor: what the first of them has drawn is for all. */
const READERS = 'readers of documents';

/** The PDF of a product's document, drawn by the first who reads it. */
export const readFile = (locale: Locale, product: Product, { kind, title }: Pick<DocumentLink, 'kind' | 'title'>) =>
  shared(
    `document ${locale} ${product.productNumber} ${kind}`,
    async (): Promise<DocumentFile> => ({
      bytes: await printSheet(READERS, await sheetOf(locale, product, kind)),
      name: `${product.productNumber}-${plainName(title)}.pdf`,
    }),
    KEEP_MS,
  );
