import { requireProfessional } from '#features/professional/access/require-professional.server.ts';
import { wordsOf } from '#i18n/words.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { downloadQuote, readQuotes } from '#store-api/contract/quote.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { contentDisposition } from '#values/content-disposition.ts';

/** The PDF of a professional's own quote, where one logs in first, or why there is none. What is not theirs is not there. */
export async function quoteFile(
  storeContext: StoreContext,
  id: string,
  url: URL,
): Promise<Response | { loginAt: string } | { trouble: Trouble }> {
  const access = await requireProfessional(storeContext, url);
  if ('stranger' in access) return { trouble: NOT_THERE };
  if (!('customer' in access)) return access;
  try {
    const quote = (await callStore(storeContext, readQuotes)).elements.find((one) => one.id === id);
    if (!quote) return { trouble: NOT_THERE };
    const body = await callStore(storeContext, downloadQuote, { path: { id } });
    if (!(body instanceof Blob)) return { trouble: { status: 502, retryAfterSeconds: 0 } };
    const name = wordsOf(storeContext.locale, 'professional')('quoteNumber', { number: quote.quoteNumber });
    return new Response(body, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition('inline', `${name}.pdf`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

const NOT_THERE: Trouble = { status: 404, retryAfterSeconds: 0 };
