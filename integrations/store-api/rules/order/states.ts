/** The three courses of an order: of the order itself, of a parcel, of a payment. */
export type StateMachine = 'order' | 'order_delivery' | 'order_transaction';

export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled';

export type DeliveryState = 'open' | 'shipped' | 'shipped_partially' | 'returned' | 'returned_partially' | 'cancelled';

export type TransactionState =
  | 'open'
  | 'in_progress'
  | 'unconfirmed'
  | 'authorized'
  | 'paid'
  | 'paid_partially'
  | 'reminded'
  | 'failed'
  | 'cancelled'
  | 'chargeback'
  | 'refunded'
  | 'refunded_partially';

type Transitions<State extends string> = Record<State, Partial<Record<string, State>>>;

const ORDER: Transitions<OrderState> = {
  open: { process: 'in_progress', cancel: 'cancelled' },
  in_progress: { complete: 'completed', cancel: 'cancelled' },
  completed: { reopen: 'open' },
  cancelled: { reopen: 'open' },
};

const DELIVERY: Transitions<DeliveryState> = {
  open: { ship: 'shipped', ship_partially: 'shipped_partially', cancel: 'cancelled' },
  shipped: { retour: 'returned', retour_partially: 'returned_partially', cancel: 'cancelled' },
  shipped_partially: {
    ship: 'shipped',
    retour: 'returned',
    retour_partially: 'returned_partially',
    cancel: 'cancelled',
  },
  returned: {},
  returned_partially: { retour: 'returned' },
  cancelled: { reopen: 'open' },
};

const PAY = { paid: 'paid', paid_partially: 'paid_partially' } as const;
const STOP = { fail: 'failed', cancel: 'cancelled' } as const;
const REFUND = { refund: 'refunded', refund_partially: 'refunded_partially' } as const;

const TRANSACTION: Transitions<TransactionState> = {
  open: {
    ...PAY,
    ...STOP,
    process: 'in_progress',
    process_unconfirmed: 'unconfirmed',
    authorize: 'authorized',
    remind: 'reminded',
  },
  in_progress: { ...PAY, ...STOP, authorize: 'authorized' },
  unconfirmed: { ...PAY, ...STOP, authorize: 'authorized' },
  authorized: { ...PAY, ...STOP },
  paid: { ...REFUND, cancel: 'cancelled', chargeback: 'chargeback' },
  paid_partially: { ...REFUND, paid: 'paid', remind: 'reminded', cancel: 'cancelled' },
  reminded: { ...PAY, ...STOP },
  failed: { ...PAY, reopen: 'open' },
  cancelled: { reopen: 'open' },
  chargeback: { ...PAY, cancel: 'cancelled' },
  refunded: {},
  refunded_partially: { ...REFUND },
};

/** From which state which transition leads where, by Shopware's names. */
export const MACHINES = { order: ORDER, order_delivery: DELIVERY, order_transaction: TRANSACTION } as const;

/** Every state that a machine knows. */
export type StateOf = { order: OrderState; order_delivery: DeliveryState; order_transaction: TransactionState };

/** Where a transition leads from a state; null when it may not happen there. */
export function stateAfter<Machine extends StateMachine>(
  machine: Machine,
  state: StateOf[Machine],
  transition: string,
): StateOf[Machine] | null {
  const transitions = MACHINES[machine] as Transitions<StateOf[Machine]>;
  return Object.hasOwn(transitions[state], transition) ? (transitions[state][transition] ?? null) : null;
}

/** A refusal to touch a payment, by the code of its reason. */
export type PaymentObstacle =
  | 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'
  | 'CHECKOUT__ORDER_ORDER_CANCELLED'
  | 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE';

/** States of a payment that has brought the money, even where it has gone back since. */
const BROUGHT: TransactionState[] = ['paid', 'refunded_partially', 'refunded'];

export const hasBroughtMoney = ({ state }: { state: TransactionState }): boolean => BROUGHT.includes(state);

/**
 * The payment that an order is judged by: the one that keeps the money, else one that has brought it, else the last.
 * Money that came late stands before the payment that was called off for it. `payments`: oldest first.
 */
export function decisivePayment<Payment extends { state: TransactionState }>(payments: Payment[]): Payment | undefined {
  return payments.findLast(({ state }) => state === 'paid') ?? payments.findLast(hasBroughtMoney) ?? payments.at(-1);
}

/** States of a payment whose money is here, all of it or what was not paid back. */
const HERE: TransactionState[] = ['paid', 'refunded_partially'];

/** States in which a payment on invoice waits as it should: the goods go first. */
const NOT_DUE: TransactionState[] = ['open', 'reminded', 'paid_partially'];

/** The payment that an order has to wait for before its goods leave; null when they may. `payments`: oldest first. */
export function awaitedPayment<Payment extends { state: TransactionState; isOnInvoice: boolean }>(
  payments: Payment[],
): Payment | null {
  const payment = decisivePayment(payments);
  if (!payment || HERE.includes(payment.state)) return null;
  return payment.isOnInvoice && NOT_DUE.includes(payment.state) ? null : payment;
}

/** Why an order can't be called off by the shop, as it stands; null when it can. */
export type CancelObstacle = 'called off' | 'shipped' | 'paid' | 'being paid';

/** `payments`: their states, oldest first. */
export function cancelObstacle(
  order: OrderState,
  deliveries: DeliveryState[],
  payments: TransactionState[],
): CancelObstacle | null {
  if (order === 'cancelled') return 'called off';
  if (deliveries.some((state) => state !== 'open')) return 'shipped';
  if (payments.some((state) => HERE.includes(state) || state === 'paid_partially')) return 'paid';
  return isCancellable(order, deliveries, payments) ? null : 'being paid';
}

/** States of the last payment in which another one may follow. */
const CHANGEABLE: TransactionState[] = ['open', 'cancelled', 'reminded', 'failed', 'chargeback', 'unconfirmed'];

/** So many payments an order has at most, however often one fails: each is a row for ever. */
const MOST_PAYMENTS = 10;

/** Whether no other payment may follow these. */
export const wereAllTries = ({ length }: readonly unknown[]): boolean => length >= MOST_PAYMENTS;

/**
 * Why the payment of an order can't change any more: one of its payments has brought the money, it is called off or
 * done, or its last payment is under way or was the last try. Null when it may change or, still open, be paid.
 * `payments`: their states, oldest first.
 */
export function paymentObstacle(order: OrderState, payments: TransactionState[]): PaymentObstacle | null {
  if (payments.includes('paid')) return 'CHECKOUT__ORDER_ORDER_ALREADY_PAID';
  if (order === 'cancelled') return 'CHECKOUT__ORDER_ORDER_CANCELLED';
  const last = payments.at(-1);
  const hasTriedAll = wereAllTries(payments) && last !== 'open';
  const mayFollow = last !== undefined && CHANGEABLE.includes(last) && !hasTriedAll;
  return order === 'completed' || !mayFollow ? 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE' : null;
}

/** Whether an order may still be called off: no money is here or on its way, what came is paid back, nothing has left. */
export function isCancellable(order: OrderState, deliveries: DeliveryState[], payments: TransactionState[]): boolean {
  const isHere = deliveries.every((state) => state === 'open');
  const isUnpaid = payments.every((state) => CHANGEABLE.includes(state) || state === 'refunded');
  return (order === 'open' || order === 'in_progress') && isHere && isUnpaid;
}

/** Whether an order in progress is done: its parcels have left and the money has come. Files alone have no parcel. */
export function isDone(order: OrderState, deliveries: DeliveryState[], payments: TransactionState[]): boolean {
  const hasLeft = deliveries.length > 0 && deliveries.every((state) => state === 'shipped');
  return order === 'in_progress' && hasLeft && payments.some((state) => BROUGHT.includes(state));
}
