import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Order } from '#store-api/contract/order.ts';
import { keepText, readText } from '#ui/storage.store.ts';
import { payment } from './payment.store.ts';
import { isOnline } from './payment.ts';

/**
 * Goes on from a placed order: to the page that takes its money, else to its own page, which thanks for what is paid
 * later, and begins a payment anew that could not be begun here. On the way to a payment the page of the order takes the
 * place of the checkout: a reload and the way back show what was ordered.
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
 * Which payments the page of an order has gone on to by itself in this tab. Once is enough: who comes back again wants to
 * be here, and would be sent away again after five seconds. A browser that keeps nothing costs only that.
 */

const KEY = 'hof-payments-begun';

export const hasGone = (orderId: string): boolean => gone().includes(orderId);

export const rememberGoing = (orderId: string): void =>
  void keepText(KEY, [...gone(), orderId].join(' '), 'sessionStorage');

const gone = (): string[] => readText(KEY, 'sessionStorage')?.split(' ') ?? [];
