import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { readOrders } from '#store-api/contract/order.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { type OrderRow, orderRow } from './order-row.server.ts';

/** A page of the list of orders. */
export type Orders = { rows: OrderRow[]; page: number; pages: number; previous?: string; next?: string };

/** Orders on one page of the list. */
const PER_PAGE = 10;

/** The customer's orders, newest first; `?p=2` are the next ones. */
export async function ordersPage(asking: Asking, url: URL): Promise<Exclude<AtDoor, { customer: unknown }> | Orders> {
  const door = await atDoor(asking, url);
  if (!('customer' in door)) return door;
  const wished = Number(url.searchParams.get('p') ?? 1);
  try {
    return await readPage(asking, Number.isSafeInteger(wished) && wished > 0 ? wished : 1);
  } catch (error) {
    return { trouble: known(error) };
  }
}

/** The newest orders, for the overview. @throws when the store can't tell */
export const latestOrders = async (asking: Asking): Promise<OrderRow[]> => (await readPage(asking, 1, 3)).rows;

async function readPage(asking: Asking, page: number, limit = PER_PAGE): Promise<Orders> {
  const { orders } = await ask(asking, readOrders, {
    body: {
      ...{ page, limit, 'total-count-mode': 'exact' },
      sort: [{ field: 'orderDateTime', order: 'DESC' }],
      associations: LIST,
    },
  });
  const pages = Math.max(1, Math.ceil((orders.total ?? orders.elements.length) / limit));
  return {
    ...{ page, pages, rows: orders.elements.map((order) => orderRow(asking.locale, order)) },
    ...(page > 1 && { previous: pagePath(asking.locale, Math.min(page - 1, pages)) }),
    ...(page < pages && { next: pagePath(asking.locale, page + 1) }),
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

function known(error: unknown): Trouble {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  return trouble;
}
