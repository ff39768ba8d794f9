import { atDoor } from '#features/account/guard.server.ts';
import { readOrder } from '#features/checkout/order/order.server.ts';
import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { downloadDocument, downloadFile, type Order } from '#store-api/contract/order.ts';
import { troubleOf } from '#store-api/trouble.ts';

/** What the address of a file names. */
export type Wish = { code?: string | undefined; kind?: string | undefined; id?: string | undefined };

/**
 * A file of an order of this shopper's: a document opens in the browser, what was bought is saved. Who is logged in no
 * longer logs in first, and comes back: to the document, or to the order, because a file that is saved shows no page.
 */
export async function orderFile(asking: Asking, wish: Wish, url: URL): Promise<Response> {
  const { code = '', kind, id = '' } = wish;
  const back = kind === 'document' ? url : new URL(paths.accountOrder(asking.locale, code), url);
  try {
    const found = await readOrder(asking, { ids: [code] });
    if (!('order' in found)) return await refusal(asking, found.status, back);
    const file =
      kind === 'document' ? await document(asking, found.order, id) : await download(asking, found.order, id);
    return file ?? nothing(404);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : troubleOf(error)?.status;
    if (!status) throw error;
    return refusal(asking, status, back);
  }
}

async function document(asking: Asking, order: Order, id: string): Promise<Response | undefined> {
  const found = order.documents?.find((one) => one.id === id);
  if (!found) return undefined;
  const path = { documentId: id, deepLinkCode: found.deepLinkCode };
  const body = await ask(asking, downloadDocument, { path });
  return fileResponse(body, 'inline', `${found.documentNumber ?? order.orderNumber}.pdf`);
}

async function download(asking: Asking, order: Order, id: string): Promise<Response | undefined> {
  const found = order.lineItems?.flatMap(({ downloads }) => downloads ?? []).find((one) => one.id === id);
  if (!found?.accessGranted) return undefined;
  const body = await ask(asking, downloadFile, { path: { orderId: order.id, downloadId: id } });
  const { fileName = 'download', fileExtension } = found.media ?? {};
  return fileResponse(body, 'attachment', [fileName, fileExtension].filter(Boolean).join('.'));
}

function fileResponse(body: unknown, way: 'inline' | 'attachment', name: string): Response {
  const content = body instanceof Blob || typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(content, {
    headers: {
      'content-type': (body instanceof Blob && body.type) || 'text/plain; charset=utf-8',
      'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** A store that wants to know who asks (403) sends to the login (B2); to a customer it looks like 404, as what is somebody else's does. */
async function refusal(asking: Asking, status: number, back: URL): Promise<Response> {
  if (status !== 403) return nothing(status);
  const door = await atDoor(asking, back);
  if ('loginAt' in door) return new Response(null, { status: 303, headers: { location: door.loginAt } });
  return nothing('trouble' in door ? door.trouble.status : 404);
}

/** Nothing to say: the error page of the shop takes over. */
const nothing = (status: number): Response => new Response(null, { status });
