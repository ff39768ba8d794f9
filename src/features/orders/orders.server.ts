import { requireCustomer } from '#features/account/require-customer.server.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Order, readOrders } from '#store-api/contract/order.ts';
import { cents } from '#values/money.ts';
import { statusOf } from './order-status.ts';

/** A page of the list of orders. */
export type Orders = { rows: OrderRow[]; page: number; pages: number; previous?: string; next?: string };

/** Orders on one page of the list. */
const PER_PAGE = 10;

/** The customer's orders, newest first; `?p=2` are the next ones. */
export async function ordersPage(storeContext: StoreContext, url: URL): Promise<Orders> {
  await requireCustomer(storeContext, url);
  const wished = Number(url.searchParams.get('p') ?? 1);
  return readPage(storeContext, Number.isSafeInteger(wished) && wished > 0 ? wished : 1);
}

/** The newest orders, for the overview. @throws when the store can't tell */
export const latestOrders = async (storeContext: StoreContext): Promise<OrderRow[]> =>
  (await readPage(storeContext, 1, 3)).rows;

async function readPage(storeContext: StoreContext, page: number, limit = PER_PAGE): Promise<Orders> {
  const { orders } = await callStore(storeContext, readOrders, {
    body: {
      ...{ page, limit, 'total-count-mode': 'exact' },
      sort: [{ field: 'orderDateTime', order: 'DESC' }],
      associations: LIST,
    },
  });
  const pages = Math.max(1, Math.ceil((orders.total ?? orders.elements.length) / limit));
  return {
    ...{ page, pages, rows: orders.elements.map((order) => orderRow(storeContext.locale, order)) },
    ...(page > 1 && { previous: pagePath(storeContext.locale, Math.min(page - 1, pages)) }),
    ...(page < pages && { next: pagePath(storeContext.locale, page + 1) }),
  };
}

/** What a line of the list tells. */
const LIST = {
  stateMachineState: {},
  currency: {},
  deliveries: { associations: { stateMachineState: {} } },
  transactions: { associations: { stateMachineState: {} } },
  documents: { associations: { documentType: {} } },
};

const pagePath = (locale: Locale, page: number): string =>
  page > 1 ? `${paths.accountOrder(locale)}?p=${page}` : paths.accountOrder(locale);

/** One line of the table of orders, in words. */
export type OrderRow = {
  number: string;
  href: string;
  date: string;
  status: string;
  /** The mark before the standing: all is well, something is to be done, it is over. */
  tone: '' | 'low' | 'out';
  amount: string;
  invoice: { label: string; href: string } | undefined;
};

function orderRow(locale: Locale, order: Order): OrderRow {
  const t = wordsOf(locale, 'account');
  const { kind, state, tone } = statusOf(order);
  const invoice = order.documents?.find(({ documentType }) => documentType?.technicalName === 'invoice');
  return {
    number: order.orderNumber,
    href: paths.accountOrder(locale, order.id),
    date: order.orderDateTime ? formatDate(locale, order.orderDateTime, 'short') : '',
    status: t.maybe(`state-${kind}-${state}`) ?? state,
    tone,
    amount: formatMoney(locale, cents(order.amountTotal), order.currency?.isoCode),
    invoice: invoice && {
      label: t('orderInvoice', { number: invoice.documentNumber ?? order.orderNumber }),
      href: paths.accountOrderFile(locale, order.id, 'document', invoice.id),
    },
  };
}
