import { Hono } from 'hono';
import { confirm, subscribe, unsubscribe } from '#store/back-in-stock/notices.ts';
import type { StoreEnv } from '#store/request.ts';
import { readBody, success } from '#store/request.ts';
import { confirmStockNotice, endStockNotice, requestStockNotice } from '#store-api/contract/back-in-stock.ts';
import { onCall } from './on-call.ts';

/** Hearing of a product when it is back: an extension, Shopware's core has none. */
export function backInStockRoutes() {
  const routes = new Hono<StoreEnv>();
  onCall(routes, requestStockNotice, async (c) =>
    c.json({ ...success, status: await subscribe(c, await readBody(c)) }),
  );
  onCall(routes, confirmStockNotice, async (c) => c.json({ ...success, ...(await confirm(c, await readBody(c))) }));
  onCall(routes, endStockNotice, async (c) => c.json({ ...success, ...(await unsubscribe(c, await readBody(c))) }));
  return routes;
}
