import { overview } from '#features/account/overview.server.ts';
import { requireCustomer } from '#features/account/require-customer.server.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { latestOrders } from './orders.server.ts';

/** The overview of the account: who it is, and what was ordered last. */
export async function readOverview(storeContext: StoreContext, url: URL) {
  const customer = await requireCustomer(storeContext, url);
  const [view, orders] = await Promise.all([overview(storeContext, customer), latestOrders(storeContext)]);
  return { ...view, orders };
}
