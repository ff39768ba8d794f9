import { changeSession } from '#store/change-session.ts';
import { refuse, violate } from '#store/errors.ts';
import { tokenHash } from '#store/id.ts';
import { emailProof } from '#store/mail/links.ts';
import { shopAddress } from '#store/origins.ts';
import { confirmCustomer, readCustomerByOptIn } from '#store/records/checkout/customers.ts';
import type { StoreContext } from '#store/request.ts';
import type { Body } from '#store/request-body.ts';
import { enter } from './login.ts';
import { welcome } from './welcome.ts';

/** A registration that is not confirmed so long is forgotten, and its link leads nowhere. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Opens the account of a registration that was confirmed by mail, and logs in (facts §2.5).
 * @throws 404 no token, or none of this shop; 400 it was made for another address; 412 it has been used
 */
export async function confirmRegistration(c: StoreContext, { hash, em }: Body): Promise<void> {
  if (typeof hash !== 'string' || hash === '') throw refuse(404, 'CHECKOUT__NO_HASH_PROVIDED', 'No hash provided.');
  const { store, now } = c.var;
  await changeSession(c, async (tx, session) => {
    const customer = await readCustomerByOptIn(tx, tokenHash(hash));
    if (!customer?.optInSentAt || now.getTime() - Date.parse(customer.optInSentAt) > CONFIRM_WITHIN_MS)
      throw refuse(
        404,
        'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
        `No matching customer for the hash "${hash}" was found.`,
        {
          hash,
        },
      );
    if (em !== emailProof(customer.email))
      throw violate([{ code: 'NOT_EQUAL_ERROR', pointer: '/em', detail: 'The link was made for another address.' }]);
    if (!(await confirmCustomer(tx, customer.id, now)))
      throw refuse(
        412,
        'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
        `The customer with the id "${customer.id}" is already confirmed.`,
        {
          customerId: customer.id,
        },
      );
    if (!customer.isGuest) await welcome(store, tx, customer, shopAddress(store.config));
    return { session: await enter(c, tx, session, customer), answer: undefined };
  });
}
