import { requireCustomer } from '#features/account/require-customer.server.ts';
import { readOrder } from '#features/checkout/order/order.server.ts';
import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { downloadDocument, downloadFile, type Order } from '#store-api/contract/order.ts';
import { troubleOf } from '#store-api/trouble.ts';

/** What the address of a file names. */
export type FileParams = { code?: string | undefined; kind?: string | undefined; id?: string | undefined };

/**
 * A file of an order of this shopper's: a document opens in the browser, what was bought is saved. Who is logged in no
 * longer logs in first, and comes back: to the document, or to the order, because a file that is saved shows no page.
 */
export async function orderFile(storeContext: StoreContext, params: FileParams, url: URL): Promise<Response> {
  const { code = '', kind, id = '' } = params;
  const back = kind === 'document' ? url : new URL(paths.accountOrder(storeContext.locale, code), url);
  try {
    const result = await readOrder(storeContext, { ids: [code] });
    if (!('order' in result)) return await refusal(storeContext, result.status, back);
    const file =
      kind === 'document'
        ? await document(storeContext, result.order, id)
        : await download(storeContext, result.order, id);
    return file ?? nothing(404);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : troubleOf(error)?.status;
    if (!status) throw error;
    return refusal(storeContext, status, back);
  }
}

async function document(storeContext: StoreContext, order: Order, id: string): Promise<Response | undefined> {
  const orderDocument = order.documents?.find((one) => one.id === id);
  if (!orderDocument) return undefined;
  const path = { documentId: id, deepLinkCode: orderDocument.deepLinkCode };
  const body = await callStore(storeContext, downloadDocument, { path });
  return fileResponse(body, 'inline', `${orderDocument.documentNumber ?? order.orderNumber}.pdf`);
}

async function download(storeContext: StoreContext, order: Order, id: string): Promise<Response | undefined> {
  const lineItemDownload = order.lineItems?.flatMap(({ downloads }) => downloads ?? []).find((one) => one.id === id);
  if (!lineItemDownload?.accessGranted) return undefined;
  const body = await callStore(storeContext, downloadFile, { path: { orderId: order.id, downloadId: id } });
  const { fileName = 'download', fileExtension } = lineItemDownload.media ?? {};
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

/** A store that wants to know who asks (403) sends to the login; to a customer it looks like 404, as what is somebody else's does. */
async function refusal(storeContext: StoreContext, status: number, back: URL): Promise<Response> {
  if (status !== 403) return nothing(status);
  const access = await requireCustomer(storeContext, back);
  if ('loginAt' in access) return new Response(null, { status: 303, headers: { location: access.loginAt } });
  return nothing('trouble' in access ? access.trouble.status : 404);
}

/** Nothing to say: the error page of the shop takes over. */
const nothing = (status: number): Response => new Response(null, { status });
