import { shopAddress } from '#store/origins.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { Store } from '#store/store.ts';
import { orderMail } from './order-mail.ts';
import { sendMail } from './outbox.ts';

/**
 * Confirms an order by mail, after it is safely stored. A mail that fails is logged and never loses the order;
 * a mail server is not waited for, a file in the outbox is.
 */
export async function mailOrder(store: Store, stored: StoredOrder): Promise<void> {
  const { number, id } = stored.order;
  const sent = sendMail(store, `order-${number}`, orderMail(stored, store.facts, shopAddress(store.config))).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(JSON.stringify({ level: 'error', at: 'mail', orderId: id, reason }));
    },
  );
  if (!store.config.SMTP_URL) await sent;
}
