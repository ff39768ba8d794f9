import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Order } from '#store-api/contract/order.ts';
import { keepText, readText } from '#ui/storage.store.ts';
import { payment } from './payment.store.ts';
import { isOnline } from './payment.ts';

/**
 * Continues after an order: to its payment page, else to the page of the order, which can start a failed payment again.
 * On the way to a payment page the order replaces the checkout in the history: a reload and the back button show it.
 */
export async function goOn(
  order: Pick<Order, 'id' | 'transactions'>,
  locale: Locale,
  start = payment.start,
): Promise<void> {
  const orderPath = paths.checkoutSuccess(locale, order.id);
  if (isOnline(order) === false) return location.assign(orderPath);
  history.replaceState(null, '', orderPath);
  location.assign((await start(order.id, locale)) ?? orderPath);
}

/*
 * Payments that this tab was redirected to automatically. Only once each: who comes back wants to see the order. Without
 * storage the redirect is repeated.
 */

const KEY = 'hof-payments-begun';

export const hasGone = (orderId: string): boolean => gone().includes(orderId);

export const rememberGoing = (orderId: string): void =>
  void keepText(KEY, [...gone(), orderId].join(' '), 'sessionStorage');

const gone = (): string[] => readText(KEY, 'sessionStorage')?.split(' ') ?? [];
