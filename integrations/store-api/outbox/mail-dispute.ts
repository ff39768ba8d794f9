import { compose } from '#store/mail/compose.ts';
import { writtenDay } from '#store/mail/fill.ts';
import { moneyIn } from '#store/mail/order-table.ts';
import { customerService, SERVICE_LOCALE } from '#store/mail/trades.ts';
import { shopAddress } from '#store/origins.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import type { Cents } from '#values/money.ts';
import { queueMail } from './queue-mail.ts';

/** So much is asked back at the bank; `until`: the last day for evidence, null when none is taken. */
type Dispute = { amount: Cents; until: Date | null };

/** Tells customer service that the money of an order is disputed. */
export function mailDispute(store: Store, tx: Database, { order }: StoredOrder, dispute: Dispute): Promise<void> {
  const { shopConfig, config } = store;
  const { amount, until } = dispute;
  const variables = {
    orderNumber: order.number,
    amount: moneyIn(order.currencyId, shopConfig)(amount),
    dueDate: until ? writtenDay(until, SERVICE_LOCALE, shopConfig.shop.timezone) : '',
  };
  const when = until ? ['evidence'] : [];
  const draft = {
    id: 'disputeService',
    locale: SERVICE_LOCALE,
    site: shopAddress(config),
    to: customerService(shopConfig),
  };
  return queueMail(store, tx, `dispute-${order.number}`, compose({ ...draft, variables, when }, shopConfig));
}
