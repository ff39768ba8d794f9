import { newToken } from '#store/id.ts';
import { readCustomer } from '#store/records/checkout/customers.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { forgetTokens } from '#store/records/checkout/sessions.ts';
import type { StoreContext } from '#store/request.ts';
import { changeSession } from '#store/session.ts';

/**
 * Logs a guest in who has proved that an order is theirs: the session moves to a new token, its cart
 * goes along. Whoever is logged in stays so; a guest who was forgotten since can't come back.
 */
export async function loginGuest(c: StoreContext, { order }: StoredOrder): Promise<void> {
  await changeSession(c, async (tx, session) => {
    const guest = session.customerId === null ? await readCustomer(tx, order.customerId) : undefined;
    if (!guest?.isGuest) return { session, result: undefined };
    await forgetTokens(tx, session.id);
    const mine = { token: newToken(), customerId: guest.id, customerGroupId: guest.groupId };
    return { session: { ...session, ...mine }, result: undefined };
  });
}
