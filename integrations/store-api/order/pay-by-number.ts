import { refuse } from '#store/errors.ts';
import { closeVisits } from '#store/payment/close-visits.ts';
import { acceptMoney } from '#store/payment/settle.ts';
import { decisivePayment } from '#store/rules/order/states.ts';
import type { Store } from '#store/store.ts';
import { orderWithNumber } from './by-number.ts';

/** Notes that the money for an order has arrived, and tells the customer. @throws 404 no such order; 400 it waits for none */
export async function payByNumber(store: Store, number: string, now: Date): Promise<void> {
  const { transactions } = await store.records.transaction(async (tx) => {
    const stored = await orderWithNumber(tx, number);
    const payment = decisivePayment(stored.transactions);
    // a transfer may follow a card that failed; for an order that was called off it has to go back
    const isDue = stored.order.state !== 'cancelled';
    const isPaid = isDue && payment && (await acceptMoney(store, tx, payment.id, now));
    if (!isPaid)
      throw refuse(
        400,
        'STORE__NO_MONEY_AWAITED',
        `Order ${number} does not wait for money: its payment is ${payment?.state}.`,
        { number },
      );
    return stored;
  });
  // an open payment page must not be paid as well
  await closeVisits(store, transactions);
}
