import { inLanguage } from '#i18n/locales.ts';
import { refuse, StoreError } from '#store/errors.ts';
import { aDelivery, anOrder, move } from '#store/order-state/transition.ts';
import { mailShipped } from '#store/outbox/mail-order.ts';
import { closeVisits } from '#store/payment/close-visits.ts';
import { keepTrackingCodes, type StoredOrder } from '#store/records/checkout/orders.ts';
import { addShipment, readShipments } from '#store/records/checkout/shipments.ts';
import { readOrderByNumber } from '#store/records/cli/orders.ts';
import type { Database } from '#store/records/database.ts';
import { awaitedPayment, cancelObstacle } from '#store/rules/order/states.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { type ArticleQuantity, goodsLeft, requireAmong } from './article-quantity.ts';
import { cancelInTransaction, shipOrder } from './cancel-order.ts';

/** What leaves: the order by its number, and the codes that follow it; none when there is none. */
export type Shipment = {
  number: string;
  trackingCodes: string[];
  /** Only these, the rest follows; everything that is left when there are none. */
  articles?: ArticleQuantity[];
};

/** `isUnpaidFine`: the owner ships although the money is not here. */
type ShipmentTerms = { isUnpaidFine: boolean; now: Date };

/** Longest code that follows a parcel, in characters. */
const LONGEST_CODE = 100;

/**
 * Hands the goods of an order to whoever delivers them, and tells the customer.
 * @throws 404 no such order; 400 nothing to ship, shipped or called off already, not paid yet, no code of a parcel service
 */
export async function shipByNumber(
  store: Store,
  shipment: Shipment,
  { isUnpaidFine, now }: ShipmentTerms,
): Promise<void> {
  const { number } = shipment;
  const trackingCodes = shipment.trackingCodes.map(trackingCode);
  await store.records.transaction(async (tx) => {
    const stored = await orderWithNumber(tx, number);
    const [delivery] = stored.deliveries;
    if (!delivery)
      throw isImpossible(
        'STORE__NOTHING_TO_SHIP',
        number,
        `Order ${number} has nothing to ship: it consists of files.`,
      );
    if (delivery.state !== 'open' && delivery.state !== 'shipped_partially')
      throw isImpossible(
        'STORE__PARCEL_NOT_HERE',
        number,
        `Order ${number} can't be shipped: its parcel is ${inWords(delivery.state)}.`,
      );
    const unpaid = isUnpaidFine ? null : unpaidNote(stored, store.shopConfig);
    if (unpaid) throw refuse(400, 'CHECKOUT__ORDER_NOT_PAID', unpaid, { number });
    const sent = (await readShipments(tx, stored.order.id)).flatMap(({ articles }) => articles);
    const left = goodsLeft(stored, sent);
    const articles = shipment.articles ?? [];
    requireAmong(articles, left, number);
    const isRest = articles.length === 0 || goodsLeft(stored, [...sent, ...articles]).length === 0;
    if (isRest) await shipOrder(tx, stored, trackingCodes, now);
    else await shipPart(tx, stored, { articles, trackingCodes, now });
    const isWhole = isRest && sent.length === 0;
    await mailShipped(store, tx, stored, {
      trackingCodes,
      now,
      goods: isWhole ? null : isRest ? left : articles,
      isRest,
    });
  });
}

/** Notes that some goods have left; the delivery waits for the rest. */
async function shipPart(
  tx: Database,
  stored: StoredOrder,
  { articles, trackingCodes, now }: { articles: ArticleQuantity[]; trackingCodes: string[]; now: Date },
): Promise<void> {
  const { order, deliveries } = stored;
  const [goods] = deliveries;
  await addShipment(tx, { orderId: order.id, articles, trackingCodes, createdAt: now.toISOString() });
  for (const delivery of deliveries)
    if (delivery.state === 'open') await move(tx, aDelivery(delivery), 'ship_partially', now);
  if (goods) await keepTrackingCodes(tx, goods.id, [...goods.trackingCodes, ...trackingCodes]);
  if (order.state === 'open') await move(tx, anOrder(order), 'process', now);
}

/** What became of one row of a list of shipments. */
export type ShipmentResult = {
  row: number;
  number: string;
  result: 'shipped' | 'shipped before' | 'refused';
  reason: string | null;
};

/**
 * Ships a list, one order after the other, each for itself: what is refused stops nothing else. Rows of one order are
 * its parcels. What a list has shipped before is not shipped again, so that it may be repeated after a mishap.
 * @throws what keeps the database from working; the rows before it are shipped
 */
export async function shipList(store: Store, shipments: Shipment[], terms: ShipmentTerms): Promise<ShipmentResult[]> {
  const results: ShipmentResult[] = [];
  const rows = shipments.map((shipment, index) => ({ ...shipment, row: index + 1 }));
  for (const [number, ofOrder] of Map.groupBy(rows, (each) => each.number)) {
    const trackingCodes = [...new Set(ofOrder.flatMap((each) => each.trackingCodes))];
    const outcome = await shippedOnce(store, { number, trackingCodes }, terms);
    results.push(...ofOrder.map(({ row }) => ({ row, number, ...outcome })));
  }
  return results.sort((a, b) => a.row - b.row);
}

type ShipmentOutcome = Pick<ShipmentResult, 'result' | 'reason'>;

async function shippedOnce(store: Store, shipment: Shipment, terms: ShipmentTerms): Promise<ShipmentOutcome> {
  try {
    const [delivery] = (await orderWithNumber(store.records.read, shipment.number)).deliveries;
    const isKnown = shipment.trackingCodes.every((code) => delivery?.trackingCodes.includes(code));
    if (delivery?.state === 'shipped' && isKnown) return { result: 'shipped before', reason: null };
    await shipByNumber(store, shipment, terms);
    return { result: 'shipped', reason: null };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { result: 'refused', reason: error.problems.map(({ detail }) => detail).join(' ') };
  }
}

const OBSTACLES = {
  'called off': 'it is called off already',
  shipped: 'its parcel has left, so take it back as a return',
  paid: 'it has already been paid, so pay it back first',
  'being paid': 'its payment is under way',
} as const;

/** Calls an order off; `reason` is told to the customer. @throws 404 no such order; 400 when it is too late, in words */
export async function cancelByNumber(
  store: Store,
  { number, reason }: { number: string; reason: string | null },
  now: Date,
): Promise<void> {
  const { transactions } = await store.records.transaction(async (tx) => {
    const stored = await orderWithNumber(tx, number);
    const obstacle = cancelObstacle(
      stored.order.state,
      stored.deliveries.map(({ state }) => state),
      stored.transactions.map(({ state }) => state),
    );
    if (obstacle)
      throw isImpossible(
        `STORE__NOT_CANCELLABLE_${obstacle.replace(' ', '_').toUpperCase()}`,
        number,
        `Order ${number} can't be called off: ${OBSTACLES[obstacle]}.`,
      );
    await cancelInTransaction(store, tx, stored, { by: 'shop', reason, now });
    return stored;
  });
  await closeVisits(store, transactions);
}

/** The order with a number. @throws 404 */
export async function orderWithNumber(db: Database, number: string): Promise<StoredOrder> {
  const stored = await readOrderByNumber(db, number);
  if (!stored) throw refuse(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `There is no order ${number}.`, { number });
  return stored;
}

/** The payment that the goods of an order wait for, with its method; null when they may leave. Pure. */
export function awaitedOf({ order, transactions }: StoredOrder, { paymentMethods }: ShopConfig) {
  const payments = transactions.map(({ state, paymentMethodId }) => {
    const method = paymentMethods.find(({ id }) => id === paymentMethodId);
    return { state, method, isOnInvoice: method?.key === 'invoice' };
  });
  return order.total === 0 ? null : awaitedPayment(payments);
}

/** What an owner has to know before an order leaves that nobody has paid; null when it may go. Pure. */
export function unpaidNote(stored: StoredOrder, shopConfig: ShopConfig): string | null {
  const awaited = awaitedOf(stored, shopConfig);
  if (!awaited) return null;
  const method = awaited.method ? inLanguage('de', awaited.method.name) : 'a method that is gone';
  return `Order ${stored.order.number} is not paid: its payment by ${method} is ${inWords(awaited.state)}.`;
}

/** A state as a sentence has it. */
const inWords = (state: string): string => state.replaceAll('_', ' ');

const isImpossible = (code: string, number: string, sentence: string) => refuse(400, code, sentence, { number });

/** @throws 400 */
function trackingCode(typed: string): string {
  const code = typed.trim();
  if (/^[\w .:/-]+$/.test(code) && code.length <= LONGEST_CODE) return code;
  throw refuse(
    400,
    'STORE__NO_TRACKING_CODE',
    `A tracking code should have at most ${LONGEST_CODE} letters and digits, found "${typed}".`,
  );
}
