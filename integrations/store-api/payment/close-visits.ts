import type { OrderTransactionRow } from '#store/records/checkout/orders.ts';
import { endVisit, readOpenVisits } from '#store/records/checkout/payments.ts';
import type { Store } from '#store/store.ts';
import { handlerOf } from './handler.ts';

/**
 * Closes the payment pages of payments that were replaced or canceled, so that nobody pays there any more. A failure of
 * the provider is only logged: a payment that arrives anyway is accepted and can be refunded.
 */
export async function closeVisits(store: Store, payments: OrderTransactionRow[]): Promise<void> {
  for (const { id, paymentMethodId } of payments) {
    const method = store.shopConfig.paymentMethods.find((each) => each.id === paymentMethodId);
    for (const visit of await readOpenVisits(store.records.read, id)) {
      try {
        if (method) await handlerOf(store.config, method).close(store, visit);
        await store.records.transaction((tx) => endVisit(tx, visit.token, 'cancelled'));
      } catch (error) {
        console.error(JSON.stringify({ level: 'warn', at: 'payment', transactionId: id, reason: reasonOf(error) }));
      }
    }
  }
}

/**
 * The reason of a failure, for the log. Of a provider's errors only kind, code and field: their messages may quote what
 * the shopper typed.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { type, code, param } = error as Error & { type?: string; code?: string; param?: string };
  return type ? [type, code, param].filter(Boolean).join(' ') : error.message;
}
