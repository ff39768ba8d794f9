import { newToken } from '#store/id.ts';
import {
  addVisit,
  holdPayment,
  moveVisit,
  type PaymentVisit,
  readOpenVisits,
} from '#store/records/checkout/payments.ts';
import type { PaymentStart } from './handler.ts';

/** The visit of this payment that is still open, else a new one: two calls at once share it, and pay once. */
export function ownVisit({ store, transaction, finishUrl, errorUrl, now }: PaymentStart): Promise<PaymentVisit> {
  return store.records.transaction(async (tx) => {
    await holdPayment(tx, transaction.id);
    const [openVisit] = await readOpenVisits(tx, transaction.id);
    if (openVisit) {
      await moveVisit(tx, openVisit.token, { finishUrl, errorUrl });
      return openVisit;
    }
    const visit = { token: newToken(), transactionId: transaction.id, finishUrl, errorUrl, reference: null };
    const row = { ...visit, createdAt: now.toISOString(), outcome: null };
    await addVisit(tx, row);
    return row;
  });
}

/** Why a payment did not happen, as the shop's pages know it. */
export const REASON_CODES = {
  failed: 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED',
  cancelled: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT',
} as const;

/** The address of the unpaid page, with the reason. */
export function withError(errorUrl: string, code: string): string {
  const url = new URL(errorUrl);
  url.searchParams.set('error-code', code);
  return url.href;
}
