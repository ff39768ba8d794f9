import { announceStock } from '#store/back-in-stock/notices.ts';
import { refuse } from '#store/errors.ts';
import { refundOrder } from '#store/payment/refund.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { returnStock } from '#store/records/checkout/stock.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import type { Cents } from '#values/money.ts';
import type { ArticleQuantity } from './article-quantity.ts';
import { orderWithNumber } from './by-number.ts';

type ArticleRefund = { number: string; articles: ArticleQuantity[]; isRestocked: boolean };

/**
 * Pays back what articles of an order have cost, and puts them back into stock if they have come back. Answers how much.
 * @throws 404 no such order; 400 not so many were bought, or more than what is left would go back; {RefundRefused}
 */
export async function refundArticles(
  store: Store,
  { number, articles, isRestocked }: ArticleRefund,
  now: Date,
): Promise<Cents> {
  const stored = await orderWithNumber(store.records.read, number);
  const amount = await refundOrder(store, stored.order.id, priceOfArticles(stored, articles), now);
  if (isRestocked) await store.records.transaction((tx) => restock(store, tx, { stored, articles, now }));
  return amount;
}

/** What articles have cost, with their tax and their part of the discounts on the cart. Pure. @throws 400 */
export function priceOfArticles(
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
  articles: ArticleQuantity[],
): Cents {
  const goods = lines.filter(({ type }) => type !== 'promotion');
  const whole = goods.reduce((sum, { price }) => sum + price.total, 0);
  const share = whole === 0 ? 0 : order.price.positions / whole;
  const byArticle = Map.groupBy(articles, ({ article }) => article);
  const price = [...byArticle].reduce((sum, [article, all]) => {
    const returned = all.reduce((count, each) => count + each.quantity, 0);
    const ofArticle = goods.filter(({ payload }) => payload.productNumber === article);
    const bought = ofArticle.reduce((count, { quantity }) => count + quantity, 0);
    if (!Number.isSafeInteger(returned) || returned < 1 || returned > bought)
      throw refuse(
        400,
        'CHECKOUT__ORDER_NOT_REFUNDABLE',
        `Order ${order.number} has ${bought} pieces of ${article}; ${returned} can't be paid back.`,
      );
    const cost = ofArticle.reduce((total, line) => total + grossOf(line, order.price.taxState), 0);
    return sum + (cost * returned) / bought;
  }, 0);
  return Math.round(price * share);
}

const grossOf = ({ price }: StoredOrder['lines'][number], taxState: 'gross' | 'net'): Cents =>
  taxState === 'gross' ? price.total : price.taxes.reduce((sum, { tax }) => sum + tax, price.total);

/** Puts articles of an order back into stock, and tells those who wait for them. */
export async function restock(
  store: Store,
  tx: Database,
  { stored: { lines }, articles, now }: { stored: StoredOrder; articles: ArticleQuantity[]; now: Date },
): Promise<void> {
  const goods = articles.flatMap(({ article, quantity }) => {
    const line = lines.find(
      ({ payload, states }) => payload.productNumber === article && states.includes('is-physical'),
    );
    return line?.productId ? [{ productId: line.productId, quantity }] : [];
  });
  for (const each of goods.sort((a, b) => (a.productId < b.productId ? -1 : 1))) await returnStock(tx, each);
  await announceStock(
    store,
    tx,
    goods.map(({ productId }) => productId),
    now,
  );
}
