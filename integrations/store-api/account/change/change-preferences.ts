import { changeSession } from '#store/change-session.ts';
import { refuse, type Violation, violate } from '#store/errors.ts';
import { localeOfId } from '#store/language.ts';
import { changeCustomer } from '#store/records/checkout/customers.ts';
import type { StoreContext } from '#store/request.ts';
import type { Body } from '#store/request-body.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';
import { changeOwn } from './change-own.ts';

/** The language in which the customer is written to; that of the session is a matter of the context. @throws 400, 403 */
export function changeLanguage(c: StoreContext, body: Body): Promise<void> {
  return changeOwn(c, requireCustomer, () => {
    const violations: Violation[] = [];
    const fields = fieldsOf(body, '', violations);
    const id = fields.idAmong('languageId', c.var.store.shopConfig.languages, 'language', { required: true });
    const locale = id === null ? undefined : localeOfId(id);
    if (!locale) throw violate(violations);
    return { locale };
  });
}

/** How the customer usually pays, from this session on (6.6 only). @throws 400 no such method, 403 */
export function changePaymentMethod(c: StoreContext, paymentMethodId: string): Promise<void> {
  return changeSession(c, async (tx, session) => {
    const { customer } = await requireCustomer(tx, session);
    if (!c.var.store.shopConfig.paymentMethods.some(({ id }) => id === paymentMethodId))
      throw refuse(
        400,
        'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
        `Change Payment to method ${paymentMethodId} was not possible.`,
        { paymentMethodId },
      );
    await changeCustomer(tx, customer.id, { paymentMethodId, updatedAt: c.var.now.toISOString() });
    return { session: { ...session, paymentMethodId }, result: undefined };
  });
}
