// Product documents are rendered on request from store data, so they work with any Shopware; PDFs in a Shopware’s
// media are not used.
import { documentLinks } from '#features/product/document-links.ts';
import type { Locale } from '#i18n/locales.ts';
import { orTrouble } from '#store-api/trouble.ts';
import { contentDisposition } from '#values/content-disposition.ts';
import { type DocumentFile, readFile } from './document-file.content.ts';
import { productOf } from './document-view.content.ts';

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
