import { printSheet } from '#features/documents/sheet/print-sheet.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { orTrouble } from '#store-api/trouble.ts';
import { contentDisposition } from '#values/content-disposition.ts';
import { plainName } from '#values/plain-name.ts';
import { configurationSheet } from './configuration-sheet.content.ts';

/** The PDF of a configuration. It holds the prices of who asks, so nobody else keeps it. */
export async function answerConfiguration(
  storeContext: StoreContext & { visitor: string },
  url: URL,
  now: Date,
): Promise<Response> {
  const sheet = configurationSheet(storeContext, { query: url.searchParams, origin: url, now });
  const bytes = await orTrouble(sheet.then((sheetContent) => printSheet(storeContext.visitor, sheetContent)));
  if ('retryAfterSeconds' in bytes)
    return new Response(null, { status: bytes.status, headers: { 'retry-after': String(bytes.retryAfterSeconds) } });
  const name = plainName(wordsOf(storeContext.locale, 'configurator')('paperKind'));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': contentDisposition('inline', `${name}.pdf`),
      'cache-control': 'private, no-store',
    },
  });
}
