import type { Address } from '#store/account/address.ts';

export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled';
export type DeliveryState = 'open' | 'shipped' | 'cancelled';
export type TransactionState = 'open' | 'paid' | 'cancelled' | 'failed';

/** Who ordered, as it was then. */
export type OrderCustomer = {
  email: string;
  number: string;
  isGuest: boolean;
  groupId: string;
  salutationId: string | null;
  title: string | null;
  firstName: string;
  lastName: string;
  company: string | null;
  vatIds: string[];
};

/** Where to, as it was then. */
export type OrderAddress = Address;

/** A refusal to touch a payment, by the code of its reason; null when it may still change (facts §2.7). */
export type PaymentObstacle =
  | 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'
  | 'CHECKOUT__ORDER_ORDER_CANCELLED'
  | 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE';

/** Why the payment of an order can't change any more: it is paid, called off, or already on its way out of the house. */
export function paymentObstacle(order: OrderState, transaction: TransactionState | undefined): PaymentObstacle | null {
  if (transaction === 'paid') return 'CHECKOUT__ORDER_ORDER_ALREADY_PAID';
  if (order === 'cancelled') return 'CHECKOUT__ORDER_ORDER_CANCELLED';
  return order === 'completed' || transaction === undefined ? 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE' : null;
}

/** Whether a customer may still call an order off: nothing is paid, nothing has left (D5). */
export const isCancellable = (order: OrderState, delivery: DeliveryState | undefined): boolean =>
  (order === 'open' || order === 'in_progress') && delivery !== 'shipped';
