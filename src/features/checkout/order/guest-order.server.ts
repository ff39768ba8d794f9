import { ownForm } from '#features/account/require-customer.server.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Order } from '#store-api/contract/order.ts';
import { noOrder, type OrderRead, readOrder } from './order.server.ts';
import { orderView } from './order-view.server.ts';
import { isOnline, paymentOutcome } from './payment.ts';

/** What the page of a mailed link shows: the order, or the question who asks, with what was typed. */
export type OrderAccess =
  | { kind: 'order'; status: 200; order: Order; isPaymentDue: boolean }
  | { kind: 'ask'; status: 200 | 403 | 429; email: string; zipcode: string; waitSeconds: number };

/** The order of a mailed link. E-mail and postcode come by POST: they have no place in an address or a log. */
export async function readGuestOrder(
  storeContext: StoreContext,
  code: string | undefined,
  request: Request,
): Promise<OrderAccess> {
  if (!code || !/^[\w-]{16,64}$/.test(code)) throw noOrder(storeContext);
  const form = await ownForm(request);
  const [email = '', zipcode = ''] = ['email', 'zipcode'].map((name) => form.get(name)?.trim());
  const filter = [{ type: 'equals' as const, field: 'deepLinkCode', value: code }];
  // who has proved it is logged in as that guest, so that the way back from a payment page leads to the order
  try {
    const result = await readOrder(storeContext, { filter, email, zipcode, login: true, checkPromotion: true });
    if (result) return { kind: 'order', status: 200, order: result.order, isPaymentDue: isPaymentDue(result) };
    return { kind: 'ask', status: 403, email, zipcode, waitSeconds: 0 };
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 403, 404, 429].includes(error.status)) throw error;
    const isMissing = error.status === 400 || error.status === 404;
    const status = email && error.status === 429 ? 429 : email || isMissing ? 403 : 200;
    return { kind: 'ask', status, email, zipcode, waitSeconds: error.pauseSeconds ?? 0 };
  }
}

/** Whether money is still due that a payment page takes; what a Shopware does not say of a method may be so. */
function isPaymentDue({ order, isChangeable }: OrderRead): boolean {
  return isChangeable && paymentOutcome(order) !== 'settled' && isOnline(order) !== false;
}

/** What the page says of the order. */
export function guestOrderWords(locale: Locale, order: Order) {
  const t = wordsOf(locale, 'account');
  const isNew = paymentOutcome(order) === 'open';
  return {
    payLabel: wordsOf(locale, 'checkout')(isNew ? 'redirectNow' : 'unpaidRetry'),
    order: orderView(order, locale),
    title: t('orderTitle', { number: order.orderNumber }),
    text: order.orderDateTime ? t('orderFrom', { date: formatDate(locale, order.orderDateTime) }) : '',
  };
}
