import { inLanguage, localeInfo } from '#i18n/locales.ts';
import { refuse } from '#store/errors.ts';
import { readReceipt } from '#store/order-state/transition.ts';
import { type GuestCredentials, verifyGuest } from '#store/order-state/verify-guest.ts';
import { addressLines, amountText, moneyText, rateText } from '#store/print/address-lines.ts';
import { type OrderDocumentRow, readDocument, readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import { type StoreContext, visitorIn } from '#store/request.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { WORDS } from '#store/words/words.ts';
import { contentDisposition } from '#values/http.ts';
import { press } from '#values/paper/press.ts';
import { QueueFullError } from '#values/turns.ts';
import { dayText, type Sheet, sheetOf } from './sheet.ts';

/** Which document, and how the caller shows that it is theirs: by being logged in, else by e-mail and postcode. */
export type DocumentRequest = GuestCredentials & { documentId: string; deepLinkCode: string; isDownload: boolean };

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
  const sheet = await documentSheet(store, document, order);
  return c.body(await printSheet(c, sheet), 200, {
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(request.isDownload ? 'attachment' : 'inline', fileName(document, order)),
  });
}

/** What a document of an order says today. */
export async function documentSheet(
  { records, shopConfig }: Pick<Store, 'records' | 'shopConfig'>,
  document: OrderDocumentRow,
  order: StoredOrder,
): Promise<Sheet> {
  if (document.type !== 'invoice') return creditSheetOf(document, order, shopConfig);
  return sheetOf(document, order, shopConfig, await readReceipt(records.read, order));
}

const fileName = ({ type, number }: OrderDocumentRow, { order }: StoredOrder): string =>
  `${WORDS[order.locale].documentNames[type]}-${number}.pdf`;

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

/** The credit note of an order: what it corrects, how much goes back, and the tax in it in the proportions of the order. Pure. */
export function creditSheetOf(document: OrderDocumentRow, stored: StoredOrder, shopConfig: ShopConfig): Sheet {
  const { order, addresses, documents } = stored;
  const { locale, price } = order;
  const words = WORDS[locale].documents;
  const currency = shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? '';
  const billing = addresses.find(({ id }) => id === order.billingAddressId)?.address;
  const invoice = documents.find(({ id }) => id === document.referencedId);
  const method = shopConfig.paymentMethods.find(({ id }) => id === document.paymentMethodId);
  const day = dayText(localeInfo(locale).numbers, shopConfig.shop.timezone);
  const given = document.amount ?? 0;
  const share = order.total === 0 ? 0 : given / order.total;
  const part = (cents: number) => Math.round(cents * share);
  return {
    locale,
    language: localeInfo(locale).htmlLang,
    kind: words.creditNote,
    number: document.number,
    issuedAt: new Date(document.createdAt),
    issuer: document.issuer,
    recipient: billing ? addressLines(billing, shopConfig, locale) : [],
    details: [
      [words.creditDate, day(document.createdAt)],
      ...(invoice ? [[words.invoice, invoice.number] as [string, string]] : []),
      [words.order, order.number],
      [words.customer, order.customer.number],
      ...order.customer.vatIds.map((id): [string, string] => [words.vatNumber, id]),
    ],
    deliverTo: null,
    currency,
    lines: [
      {
        quantity: '1',
        name: words.credited,
        detail: '',
        unitPrice: amountText(given),
        amount: amountText(given),
      },
    ],
    sums: [],
    total: moneyText(currency, given),
    taxes: price.taxes.map(({ rate, tax, price: base }) => [
      words.vatIncluded(
        rateText(rate, locale),
        moneyText(currency, part(price.taxState === 'net' ? base + tax : base)),
      ),
      amountText(part(tax)),
    ]),
    notes: [words.paidBack(day(document.createdAt), method ? inLanguage(locale, method.name) : '')],
    bill: null,
  };
}

const print = press<Sheet>(new URL('./draw/invoice.ts', import.meta.url));

/** The PDF of an invoice, a credit note or a quote: kept for who asks again. @throws 503 when too many wait for theirs */
export async function printSheet(c: StoreContext, sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await print(visitorIn(c), sheet);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw refuse(503, 'DOCUMENT__BUSY', 'Too many documents are being drawn. Please try again in a moment.');
  }
}
