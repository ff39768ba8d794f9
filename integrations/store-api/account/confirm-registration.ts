import { refuse, violate } from '#store/errors.ts';
import { tokenHash } from '#store/id.ts';
import { emailProof } from '#store/mail/links.ts';
import { confirmNewsletter } from '#store/newsletter/newsletter.ts';
import { mailWelcome } from '#store/outbox/mail-account.ts';
import { mailApplied } from '#store/outbox/mail-professional.ts';
import { type CustomerRow, confirmCustomer, readCustomerByProof } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { type Body, callingStorefront, type StoreContext } from '#store/request.ts';
import { CONFIRM_REGISTRATION_MS } from '#store/rules/confirm-periods.ts';
import { changeSession } from '#store/session.ts';
import { waitsForProof } from '#store/shopper/require-shopper.ts';
import type { Store } from '#store/store.ts';
import { enter } from './login.ts';

/**
 * Notes that an account's address was confirmed by mail, and logs in; where it had to be, that opens the account.
 * A newsletter that was taken along to this address has waited for the same click.
 * @throws 404 no token, or none of this shop; 400 it was made for another address; 412 it has been used
 */
export async function confirmRegistration(c: StoreContext, { hash, em }: Body): Promise<void> {
  if (typeof hash !== 'string' || hash === '') throw refuse(404, 'CHECKOUT__NO_HASH_PROVIDED', 'No hash provided.');
  const { store, now } = c.var;
  await changeSession(c, async (tx, session) => {
    const kept = tokenHash(hash);
    const customer = await readCustomerByProof(tx, kept);
    if (!customer || isOld(customer, kept, now))
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
    if (!(await confirmCustomer(tx, customer, { tokenHash: kept, now })))
      throw refuse(
        412,
        'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
        `The customer with the id "${customer.id}" is already confirmed.`,
        {
          customerId: customer.id,
        },
      );
    await confirmNewsletter(tx, kept, now);
    if (!customer.isGuest && waitsForProof(customer))
      await welcome(store, tx, customer, { site: callingStorefront(c, customer.storefront) });
    return { session: await enter(c, tx, session, customer), result: undefined };
  });
}

/** Of one that was used it is no matter when it was mailed: that it was is said. */
function isOld({ optInTokenHash, optInSentAt, proofSentAt }: CustomerRow, tokenHash: string, now: Date): boolean {
  const sentAt = tokenHash === optInTokenHash ? optInSentAt : proofSentAt;
  return sentAt !== null && now.getTime() - Date.parse(sentAt) > CONFIRM_REGISTRATION_MS;
}

/**
 * What goes out once an account is open: a greeting, with the link that confirms the address where nobody has done so
 * (`token`), and word of an application to both sides.
 */
export async function welcome(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, token = null }: { site: string; token?: string | null },
): Promise<void> {
  await mailWelcome(store, tx, customer, { site, token });
  if (customer.requestedGroupId) await mailApplied(store, tx, customer, site);
}
