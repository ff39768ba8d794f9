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
