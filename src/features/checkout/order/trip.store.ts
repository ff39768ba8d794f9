import { keepText, readText } from '#ui/storage.store.ts';

/*
 * Which payments the page of an order has gone on to by itself in this tab. Once is enough: who comes back again wants to
 * be here, and would be sent away again after five seconds. A browser that keeps nothing costs only that.
 */

const KEY = 'hof-payments-begun';

export const hasGone = (orderId: string): boolean => gone().includes(orderId);

export const rememberGoing = (orderId: string): void =>
  void keepText(KEY, [...gone(), orderId].join(' '), 'sessionStorage');

const gone = (): string[] => readText(KEY, 'sessionStorage')?.split(' ') ?? [];
