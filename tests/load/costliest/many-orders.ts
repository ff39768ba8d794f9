import { readConfig } from '#config.schema.ts';
import { openBeside } from '#store/cli/open-beside.ts';
import { idOf } from '#store/id.ts';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { orderAgain } from '#tests/support/many-orders.ts';

/** Of somebody who has bought for years. */
const TIMES = 400;
const LINES = 25;

/** Gives customers of the running shop many orders, each with many lines: one after the other, since the shop writes too. */
export async function giveOrders(env: Record<string, string | undefined>, customerIds: string[]): Promise<void> {
  const { store, close } = await openBeside(readConfig(env), 'content');
  for (const customerId of customerIds) {
    const stored = aStoredOrder({ lines: LINES });
    Object.assign(stored.order, { customerId, number: customerId });
    for (const line of stored.lines) line.coverId = idOf('media', 'raclette-4-table');
    await orderAgain(store.records, stored, { times: TIMES, lines: LINES });
  }
  await close();
}
