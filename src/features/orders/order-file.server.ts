import { requireCustomer } from '#features/account/require-customer.server.ts';
import { readOrder } from '#features/checkout/order/order.server.ts';
import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { downloadDocument, downloadFile, type Order } from '#store-api/contract/order.ts';
import { NotFound } from '#store-api/exits.ts';

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
    const read = kind === 'document' ? document : download;
    const file = result && (await read(storeContext, result.order, id));
    if (file) return file;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    // a store that wants to know who asks; to a customer what is somebody else's looks like what is not there
    await requireCustomer(storeContext, back);
  }
  throw new NotFound();
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
