import { overview } from '#features/account/overview.server.ts';
import { type CustomerAccess, requireCustomer } from '#features/account/require-customer.server.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { troubleOf } from '#store-api/trouble.ts';
import type { OrderRow } from './orders.server.ts';
import { latestOrders } from './orders.server.ts';

/** The overview of the account: who it is, and what was ordered last. */
export type OverviewPage = Awaited<ReturnType<typeof overview>> & { orders: OrderRow[] };

export async function readOverview(
  storeContext: StoreContext,
  url: URL,
): Promise<Exclude<CustomerAccess, { customer: unknown }> | OverviewPage> {
  const access = await requireCustomer(storeContext, url);
  if (!('customer' in access)) return access;
  try {
    const [view, orders] = await Promise.all([overview(storeContext, access.customer), latestOrders(storeContext)]);
    return { ...view, orders };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}
