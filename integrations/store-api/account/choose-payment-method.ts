import { changeSession } from '#store/change-session.ts';
import { refuse } from '#store/errors.ts';
import { readCustomer } from '#store/records/checkout/customers.ts';
import type { StoreContext } from '#store/request.ts';

/**
 * A customer with an account chooses how to pay from now on (facts §2.5, 6.6). It is a choice of the session, which
 * comes back at the next login; 6.7 knows no other. @throws 403 guests and strangers, 400 a method that is not the shop's
 */
export async function choosePaymentMethod(c: StoreContext, paymentMethodId: string): Promise<void> {
  const { store } = c.var;
  await changeSession(c, async (tx, session) => {
    const customer = session.customerId ? await readCustomer(tx, session.customerId) : undefined;
    if (!customer || customer.isGuest)
      throw refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
    if (!store.facts.paymentMethods.some(({ id }) => id === paymentMethodId))
      throw refuse(
        400,
        'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
        `Payment Method with id "${paymentMethodId}" not found.`,
        { paymentMethodId },
      );
    return { session: { ...session, paymentMethodId }, answer: undefined };
  });
}
