import { saying } from '#features/account/flash.ts';
import { customerOf, ownForm } from '#features/account/require-customer.server.ts';
import { type Goods, intoCart } from '#features/cart/flash/into-cart.server.ts';
import { type OrderAccess, readGuestOrder } from '#features/checkout/order/guest-order.server.ts';
import { type OrderRead, readOrder, requireOrder } from '#features/checkout/order/order.server.ts';
import { type OrderFile, orderView } from '#features/checkout/order/order-view.server.ts';
import { decisivePayment, isOnline } from '#features/checkout/order/payment.ts';
import { keepNewList } from '#features/lists/lists.server.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { cancelOrder, type Order } from '#store-api/contract/order.ts';
import { goTo } from '#store-api/exits.ts';
import { isCancellable, isPaymentOpen } from './order-status.ts';

/** What an address of an order shows: a customer's own order, or what a mailed link shows. */
export type OrderResult = ({ kind: 'own'; status: 200; failed: string } & OrderRead) | OrderAccess;

/**
 * The order behind an address, which names it by its id (the account's list) or by its code (a mail). The id opens it to
 * its customer alone, who logs in first; the code to who proves by e-mail and postcode that an order is theirs.
 * Codes of older mails look like ids. What looks like one leads to the login, unless it is the code of this session's own
 * order, or the address says that a guest asks (`guestOrderHref`). Whether such an order exists shows in neither case.
 */
export async function orderBehind(storeContext: StoreContext, code = '', request: Request): Promise<OrderResult> {
  const customer = await customerOf(storeContext);
  const isMaybeId = ID.test(code) && !new URL(request.url).searchParams.has(AS_GUEST);
  if (customer && isMaybeId) return ownOrder(storeContext, customer, code, request);
  // a button of the account, pressed after the session had ended: no e-mail and postcode would answer that
  if (!customer && (await ownForm(request.clone())).has('do')) loginTo(storeContext, code);
  const guestOrder = await readGuestOrder(storeContext, code, request);
  if (isMaybeId && guestOrder.kind === 'ask') loginTo(storeContext, code);
  const isOwn = customer && guestOrder.kind === 'order' && request.method === 'GET';
  return isOwn ? goTo(paths.accountOrder(storeContext.locale, guestOrder.order.id)) : guestOrder;
}

const ID = /^[0-9a-f]{32}$/;

/** In the address of an order: who asks has ordered without an account. */
const AS_GUEST = 'guest';

/** Where e-mail and postcode are asked for instead of a login, `undefined` where `address` is none of an order by its id. */
export function guestOrderHref(address: string | undefined): string | undefined {
  const [path = ''] = address?.split(/[?#]/) ?? [];
  return /\/account\/order\/[0-9a-f]{32}$/.test(path) ? `${path}?${AS_GUEST}` : undefined;
}

const loginTo = ({ locale }: StoreContext, code: string) => goTo(paths.login(locale, paths.accountOrder(locale, code)));

async function ownOrder(
  storeContext: StoreContext,
  customer: Customer,
  id: string,
  request: Request,
): Promise<OrderResult> {
  const result = await requireOrder(storeContext, id);
  const action = (await ownForm(request)).get('do');
  const failed = action ? await fulfill(storeContext, customer, action, result.order) : '';
  return { kind: 'own', status: 200, ...result, failed };
}

/** Does what a button of the page asks for and goes on, or says in words that it did not work. */
async function fulfill(storeContext: StoreContext, customer: Customer, action: string, order: Order): Promise<string> {
  const { locale } = storeContext;
  const failed = wordsOf(locale, 'account')('orderActionFailed');
  try {
    if (action === 'cancel') return await calledOff(storeContext, order);
    if (action === 'keep') return await keptAsList(storeContext, customer, order);
    if (action !== 'again') return failed;
    return goTo(await intoCart(storeContext, goodsOf(order)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('An order could not be changed.', error);
    return failed;
  }
}

/**
 * The order once it is called off, or why it can't be any more. A second press finds it so already, which the store
 * refuses and the shopper wanted.
 */
async function calledOff(storeContext: StoreContext, { id }: Order): Promise<string> {
  try {
    await callStore(storeContext, cancelOrder, { body: { orderId: id } });
  } catch (error) {
    const now = await readOrder(storeContext, { ids: [id] }).catch(() => undefined);
    if (now?.order.stateMachineState?.technicalName !== 'cancelled') return tooLate(storeContext, error);
  }
  return goTo(saying(paths.accountOrder(storeContext.locale, id), 'order-cancelled'));
}

/** An order that is paid, or has gone on, can't be called off; anything else is thrown on. */
function tooLate({ locale }: StoreContext, error: unknown): string {
  const code = TOO_LATE.find((one) => error instanceof ApiError && error.has(one));
  if (!code) throw error;
  return wordsOf(locale, 'connection')(`error-${code}`);
}

const TOO_LATE = ['CHECKOUT__ORDER_ORDER_ALREADY_PAID', 'SYSTEM__ILLEGAL_STATE_TRANSITION'] as const;

/** The page of a new reorder list with the articles of an order, or why there is no room for it. */
async function keptAsList(storeContext: StoreContext, customer: Customer, order: Order): Promise<string> {
  const name = wordsOf(storeContext.locale, 'account')('orderTitle', { number: order.orderNumber });
  const items = goodsOf(order).flatMap(({ productId, quantity, isGone }) => (isGone ? [] : { productId, quantity }));
  const kept = await keepNewList(storeContext, customer, { name, items });
  if ('noRoom' in kept) return kept.noRoom;
  return goTo(saying(paths.accountLists(storeContext.locale, kept.id), 'list-made'));
}

/** The articles of an order, by their number should they be gone; what has lost its article is known by its line. */
const goodsOf = ({ lineItems }: Order): Goods[] =>
  (lineItems ?? [])
    .filter(({ type }) => type === 'product')
    .map(({ id, productId, quantity, payload }) => ({
      ...{ productId: productId || id, quantity, isGone: !productId },
      number: typeof payload.productNumber === 'string' ? payload.productNumber : undefined,
    }));

/** An order of the account, in words. */
export function ownView(locale: Locale, order: Order, isChangeable: boolean) {
  const t = wordsOf(locale, 'account');
  const view = orderView(order, locale);
  return {
    ...view,
    title: t('orderTitle', { number: order.orderNumber }),
    text: order.orderDateTime ? t('orderFrom', { date: formatDate(locale, order.orderDateTime) }) : '',
    details: [...standings(locale, order), ...view.details],
    documents: documentsOf(locale, order),
    trackingLinks: trackingLinksOf(order),
    comment: typeof order.customerComment === 'string' ? order.customerComment : '',
    canCancel: isCancellable(order),
    canPay: isChangeable && isPaymentOpen(order),
    payLabel: t(isOnline(order) === false ? 'orderPaymentChange' : 'orderPayNow'),
    canRepeat: (order.lineItems ?? []).some(({ type, productId }) => type === 'product' && productId),
  };
}

function standings(locale: Locale, order: Order) {
  const t = wordsOf(locale, 'account');
  const states = [
    { kind: 'order', name: t('orderStatus'), state: order.stateMachineState },
    { kind: 'transaction', name: t('orderPay'), state: decisivePayment(order)?.stateMachineState },
    { kind: 'delivery', name: t('orderDelivery'), state: order.deliveries?.[0]?.stateMachineState },
  ];
  return states.flatMap(({ kind, name, state }) => {
    const text = state && (t.maybe(`state-${kind}-${state.technicalName}`) ?? state.name);
    return text ? [{ name, text }] : [];
  });
}

const documentsOf = (locale: Locale, { id, documents, orderNumber }: Order): OrderFile[] =>
  (documents ?? []).map((document) => ({
    label: `${document.config?.title ?? document.documentType?.name ?? ''} ${document.documentNumber ?? orderNumber}, PDF`,
    href: paths.accountOrderFile(locale, id, 'document', document.id),
  }));

/** The numbers of the parcels, with the carrier's own page where the way to ship has one. */
function trackingLinksOf({ deliveries }: Order) {
  return (deliveries ?? []).flatMap(({ trackingCodes, shippingMethod }) => {
    const page = shippingMethod?.trackingUrl;
    const at = typeof page === 'string' && page.startsWith('https://') ? page : undefined;
    return (trackingCodes ?? []).map((code) => ({ code, href: at?.replace('%s', encodeURIComponent(code)) }));
  });
}
