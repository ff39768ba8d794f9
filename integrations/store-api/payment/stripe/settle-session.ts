import type Stripe from 'stripe';
import { aPayment } from '#store/order-state/transition.ts';
import { acceptMoney, settlePayment } from '#store/payment/settle.ts';
import { readOrder, type StoredOrder, takeStep } from '#store/records/checkout/orders.ts';
import {
  endVisit,
  keepReference,
  markPaid,
  orderIdOf,
  type PaymentVisit,
  readVisit,
} from '#store/records/checkout/payments.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';

type Session = Stripe.Checkout.Session;

/** Another amount, or another currency, than the order's: nothing is taken for paid. */
export class WrongAmount extends Error {
  override readonly name = 'WrongAmount';
}

/** What became of a page: `processing` when the bank takes its time, `open` while nobody has paid. */
type SessionEnd = 'paid' | 'failed' | 'cancelled' | 'processing' | 'open';

/** What a page says of itself; `hasFailed` when the message that brought it says so. Pure. */
function sessionEnd({ status, payment_status }: Session, hasFailed = false): SessionEnd {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  if (hasFailed) return 'failed';
  if (status === 'expired') return 'cancelled';
  return status === 'complete' ? 'processing' : 'open';
}

/** Brings a payment to where its page at Stripe is. True when the money is there or on its way. @throws {WrongAmount} */
export const settleSession = (store: Store, session: Session, now: Date): Promise<boolean> =>
  store.records.transaction((tx) => settleSessionIn(tx, store, session, { now }));

/** The same inside a transaction. Told twice or in the wrong order it changes nothing more: what is paid stays paid. */
export async function settleSessionIn(
  tx: Database,
  store: Store,
  session: Session,
  { now, hasFailed = false }: { now: Date; hasFailed?: boolean },
): Promise<boolean> {
  const visit = await readVisit(tx, session.metadata?.visit ?? '');
  // another shop may use the same account at Stripe
  if (!visit || (visit.reference !== null && visit.reference !== session.id)) return false;
  const end = sessionEnd(session, hasFailed);
  if (end === 'open') return false;
  if (end === 'paid') await takePaid(tx, store, { session, visit, now });
  else if (end === 'processing') await markProcessing(tx, visit, now);
  else if (await endVisit(tx, visit.token, end))
    await settlePayment(store, tx, visit.transactionId, { outcome: end, now });
  return end === 'paid' || end === 'processing';
}

type Paid = { session: Session; visit: PaymentVisit; now: Date };

async function takePaid(tx: Database, store: Store, { session, visit, now }: Paid): Promise<void> {
  if (visit.outcome === 'paid') return;
  const order = await orderOf(tx, visit);
  const iso = store.shopConfig.currencies.find(({ id }) => id === order?.order.currencyId)?.iso;
  const due = order?.transactions.find(({ id }) => id === visit.transactionId)?.amount.total;
  if (session.amount_total !== due || session.currency?.toUpperCase() !== iso)
    throw new WrongAmount(`${session.id} brought ${session.amount_total} ${session.currency}, expected ${due} ${iso}.`);
  const { payment_intent: intent } = session;
  const reference = typeof intent === 'string' ? intent : intent?.id;
  if (reference) await keepReference(tx, visit.transactionId, reference);
  await markPaid(tx, visit.token);
  const isChange = await acceptMoney(store, tx, visit.transactionId, now);
  if (isChange && order?.order.state === 'cancelled') logForOwner(order, 'paid after it was called off: pay it back');
  else if (isChange && order?.transactions.some(({ state }) => state === 'paid'))
    logForOwner(order, 'paid twice: pay one back');
}

async function markProcessing(tx: Database, visit: PaymentVisit, now: Date): Promise<void> {
  const order = await orderOf(tx, visit);
  const payment = order?.transactions.find(({ id }) => id === visit.transactionId);
  if (payment) await takeStep(tx, aPayment(payment), 'process', now);
}

async function orderOf(tx: Database, { transactionId }: PaymentVisit): Promise<StoredOrder | undefined> {
  const orderId = await orderIdOf(tx, transactionId);
  return orderId ? readOrder(tx, orderId) : undefined;
}

const logForOwner = ({ order: { id } }: StoredOrder, reason: string): void =>
  console.error(JSON.stringify({ level: 'warn', at: 'payment', orderId: id, reason }));
