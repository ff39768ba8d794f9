import type { Config } from '#config.schema.ts';
import { closeVisits, reasonOf } from '#store/payment/close-visits.ts';
import { readHolding } from '#store/records/checkout/held.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import { isCancellable } from '#store/rules/order/states.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { cancelInTransaction } from './cancel-order.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Calls off what guests and unconfirmed accounts have ordered and not paid in the time that the owner gives them, where it holds what others could
 * buy or use; each alone, so that one that can't be called off keeps none of the others.
 */
export async function releaseHeld(store: Store, now: Date): Promise<void> {
  const { config, shopConfig, records } = store;
  const release = async (id: string) => {
    const released = await records.transaction(async (tx) => {
      const stored = await readOrder(tx, id);
      if (!stored || !isOver(stored, shopConfig, { config, now })) return [];
      await cancelInTransaction(store, tx, stored, { by: 'time', now });
      return stored.transactions;
    });
    await closeVisits(store, released);
  };
  for await (const held of readHolding(records.read, now))
    for (const stored of held.filter((each) => isOver(each, shopConfig, { config, now })))
      await release(stored.order.id).catch((error: unknown) => {
        const { id } = stored.order;
        console.error(JSON.stringify({ level: 'error', at: 'hold', orderId: id, reason: reasonOf(error) }));
      });
}

/** Whether nobody has paid or begun with an order in its time. Who pays at once has hours, who transfers has days; 0 is for ever. */
function isOver(
  { order, deliveries, transactions }: StoredOrder,
  { paymentMethods }: ShopConfig,
  { config, now }: { config: Config; now: Date },
): boolean {
  const [deliveryStates, payments] = [deliveries.map(({ state }) => state), transactions.map(({ state }) => state)];
  if (order.state !== 'open' || !isCancellable(order.state, deliveryStates, payments)) return false;
  const last = transactions.at(-1);
  const method = paymentMethods.find(({ id }) => id === last?.paymentMethodId);
  const hours = method?.flow === 'redirect' ? config.HOLD_HOURS : config.HOLD_DAYS * 24;
  return hours > 0 && now.getTime() - Date.parse(order.createdAt) > hours * HOUR_MS;
}
