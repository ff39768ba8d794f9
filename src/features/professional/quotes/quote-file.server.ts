import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { downloadQuote } from '#store-api/contract/quote.ts';
import { troubleOf } from '#store-api/trouble.ts';

/** The PDF of a customer's own quote; the shop's error page for somebody else's. */
export async function quoteFile(asking: Asking, id = ''): Promise<Response> {
  try {
    const body = await ask(asking, downloadQuote, { path: { id } });
    if (!(body instanceof Blob)) return new Response(null, { status: 502 });
    return new Response(body, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="offerte.pdf"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : troubleOf(error)?.status;
    if (!status) throw error;
    // what is not theirs is not there
    return new Response(null, { status: [400, 403].includes(status) ? 404 : status });
  }
}
