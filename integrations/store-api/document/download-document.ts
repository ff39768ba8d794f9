import { refuse } from '#store/errors.ts';
import { readReceipt } from '#store/order-state/receipt.ts';
import { type Proof, verifyGuest } from '#store/order-state/verify-guest.ts';
import { type OrderDocumentRow, readDocument } from '#store/records/checkout/documents.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { StoreContext } from '#store/request.ts';
import { contentDisposition } from '#values/content-disposition.ts';
import { creditSheetOf } from './credit-sheet.ts';
import { printSheet } from './print-sheet.ts';
import { sheetOf } from './sheet.ts';
import { DOCUMENT_NAMES } from './words.ts';

/** Which document, and how the caller shows that it is theirs: by being logged in, else by e-mail and postcode. */
export type DocumentRequest = Proof & { documentId: string; deepLinkCode: string; isDownload: boolean };

/**
 * The PDF of a document, the same until money changes what an invoice asks for (docs/decisions/029).
 * @throws 404 unknown or with another deep link, 403 not theirs, 429 after too many guesses, 406 for a client that takes no PDF, 503 when
 * too many are drawn
 */
export async function downloadDocument(c: StoreContext, request: DocumentRequest): Promise<Response> {
  const { store, session } = c.var;
  const document = await readDocument(store.records.read, request.documentId);
  if (document?.deepLinkCode !== request.deepLinkCode) throw notFound(request);
  const order = await readOrder(store.records.read, document.orderId);
  if (!order) throw notFound(request);
  if (order.order.customerId !== session.customerId) await verifyGuest(c, order.order.deepLinkCode, order, request);
  if (!takesPdf(c.req.header('accept')))
    throw refuse(406, 'DOCUMENT__FILE_TYPE_NOT_ACCEPTABLE', 'This document is there as application/pdf only.');
  const sheet =
    document.type === 'invoice'
      ? sheetOf(document, order, store.shopConfig, await readReceipt(store.records.read, order))
      : creditSheetOf(document, order, store.shopConfig);
  return c.body(await printSheet(c, sheet), 200, {
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(request.isDownload ? 'attachment' : 'inline', fileName(document, order)),
  });
}

const fileName = ({ type, number }: OrderDocumentRow, { order }: StoredOrder): string =>
  `${DOCUMENT_NAMES[type][order.locale]}-${number}.pdf`;

/** Clients of JSON ask for JSON everywhere; only who names other types alone gets nothing. */
function takesPdf(accept = '*/*'): boolean {
  const types = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  return ['application/pdf', 'application/octet-stream', 'application/json', 'application/*', '*/*'].some((type) =>
    types.includes(type),
  );
}

const notFound = ({ documentId }: DocumentRequest) =>
  refuse(
    404,
    'DOCUMENT__DOCUMENT_NOT_FOUND',
    `The document with id "${documentId}" is invalid or could not be found.`,
    {
      documentId,
    },
  );
