import { inLanguage } from '#i18n/locales.ts';
import { compose } from '#store/mail/compose.ts';
import { correspondent, oneLine } from '#store/mail/fill.ts';
import { moneyIn, orderTable } from '#store/mail/order-table.ts';
import { SERVICE_LOCALE } from '#store/mail/trades.ts';
import { shopAddress } from '#store/origins.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import { queueWritten } from './queue-mail.ts';

/** Tells the merchant of a new order, in the transaction that places it. */
export async function mailMerchantOrder(store: Store, tx: Database, stored: StoredOrder): Promise<void> {
  const { shopConfig } = store;
  const { order, transactions } = stored;
  const method = shopConfig.paymentMethods.find(({ id }) => id === transactions.at(-1)?.paymentMethodId);
  const { firstName, lastName, company } = order.customer;
  const variables = {
    orderNumber: order.number,
    total: moneyIn(order.currencyId, shopConfig)(order.total),
    customer: oneLine([company, `${firstName} ${lastName}`].filter(Boolean).join(', ')),
    paymentMethod: method ? inLanguage(SERVICE_LOCALE, method.name) : '',
  };
  await mailMerchant(store, tx, `new-order-${order.number}`, () => ({
    id: 'orderService',
    variables,
    when: method?.key === 'invoice' || order.total === 0 ? [] : ['unpaid'],
    replyTo: correspondent(order.customer),
    table: orderTable({ ...stored, order: { ...order, locale: SERVICE_LOCALE } }, shopConfig),
  }));
}

/** Tells the merchant of a review that nobody sees before it is approved. */
export async function mailMerchantReview(
  store: Store,
  tx: Database,
  { productName, title, points }: { productName: string; title: string; points: number },
): Promise<void> {
  const variables = { productName, reviewTitle: oneLine(title), points: String(points) };
  await mailMerchant(store, tx, 'review-waits', () => ({ id: 'reviewService', variables }));
}

type Notice = Pick<Parameters<typeof compose>[0], 'id' | 'variables' | 'when' | 'replyTo' | 'table'>;

/** Writes to MERCHANT_MAIL; where it is not set, nobody is told. */
async function mailMerchant(store: Store, tx: Database, name: string, write: () => Notice): Promise<void> {
  const { config, shopConfig } = store;
  const address = config.MERCHANT_MAIL;
  if (!address) return;
  const to = { name: shopConfig.shop.name, address };
  await queueWritten(store, tx, name, () =>
    compose({ ...write(), locale: SERVICE_LOCALE, site: shopAddress(config), to }, shopConfig),
  );
}
