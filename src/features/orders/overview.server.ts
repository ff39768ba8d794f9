import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import { overview } from '#features/account/overview.server.ts';
import type { Asking } from '#store-api/ask.server.ts';
import { troubleOf } from '#store-api/trouble.ts';
import type { OrderRow } from './order-row.server.ts';
import { latestOrders } from './orders.server.ts';

/** The overview of the account: who it is, and what was ordered last. */
export type OverviewPage = Awaited<ReturnType<typeof overview>> & { orders: OrderRow[] };

export async function readOverview(
  asking: Asking,
  url: URL,
): Promise<Exclude<AtDoor, { customer: unknown }> | OverviewPage> {
  const door = await atDoor(asking, url);
  if (!('customer' in door)) return door;
  try {
    const [view, orders] = await Promise.all([overview(asking, door.customer), latestOrders(asking)]);
    return { ...view, orders };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}
