import type { PaymentMethod } from '#store-api/contract/checkout.ts';
import type { Order } from '#store-api/contract/order.ts';

/**
 * What became of the payment: nothing yet; `settled`, and nothing more is asked of the customer; or it has to be tried
 * again. What is settled need not be paid: see `moneyOf`.
 */
export type PaymentOutcome = 'open' | 'settled' | 'broken';

const SETTLED = ['paid', 'paid_partially', 'authorized', 'in_progress', 'refunded', 'refunded_partially'];
const BROKEN = ['failed', 'cancelled'];

type Payment = NonNullable<Order['transactions']>[number];

const stateOf = (payment: Payment | undefined): string => payment?.stateMachineState?.technicalName ?? 'open';

/**
 * The payment that an order is judged by: the one that is paid, else one whose money went back, else the last.
 * Money that came late stands before the payment that was called off for it.
 */
export function decisivePayment({ transactions }: Pick<Order, 'transactions'>): Payment | undefined {
  const last = (states: readonly string[]) => transactions?.findLast((payment) => states.includes(stateOf(payment)));
  return last(['paid']) ?? last(['refunded_partially', 'refunded']) ?? transactions?.at(-1);
}

/** The outcome of the payment that counts; the others are history. */
export function paymentOutcome(order: Pick<Order, 'transactions'>): PaymentOutcome {
  const state = stateOf(decisivePayment(order));
  if (SETTLED.includes(state)) return 'settled';
  return BROKEN.includes(state) ? 'broken' : 'open';
}

/** Whether a payment page takes the money, by the way that was chosen last; see `hasPage`. */
export const isOnline = ({ transactions }: Pick<Order, 'transactions'>): boolean | undefined =>
  hasPage(transactions?.at(-1)?.paymentMethod);

/** Shopware's own ways to pay later, by `shortName`. */
const LATER = ['invoice_payment', 'pre_payment', 'cash_payment', 'debit_payment', 'default_payment'];

/**
 * Whether a payment page takes the money. Undefined where the store does not say: a Shopware 6.7 no longer does, and for
 * handlers of the kind that came with 6.6.5 both flags are false. Then only beginning the payment tells.
 */
export function hasPage(method: Partial<PaymentMethod> | null | undefined): boolean | undefined {
  if (method?.asynchronous) return true;
  return method?.synchronous || LATER.includes(method?.shortName ?? '') ? false : undefined;
}

/** Where the money is: here, promised by a provider that is still at work, or neither (not yet, or paid back). */
export type Money = 'paid' | 'paying' | undefined;

export function moneyOf(order: Pick<Order, 'transactions'>): Money {
  const state = stateOf(decisivePayment(order));
  if (state === 'paid') return 'paid';
  return ['authorized', 'in_progress'].includes(state) ? 'paying' : undefined;
}
