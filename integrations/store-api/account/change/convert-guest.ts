import { welcome } from '#store/account/confirm-registration.ts';
import { claimEmail, countRegistration, hasToConfirm, taken } from '#store/account/email-taken.ts';
import { askerOf, hashPassword } from '#store/account/password.ts';
import { refuse, type Violation, violate } from '#store/errors.ts';
import { takePlaceIn } from '#store/limits/letters.ts';
import { mailOptIn } from '#store/outbox/mail-account.ts';
import { type CustomerRow, changeCustomer } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { type Body, callingStorefront, type StoreContext } from '#store/request.ts';
import { changeSession } from '#store/session.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { newProof, requireShopper } from '#store/shopper/require-shopper.ts';
import { readPassword } from './change-password.ts';

/**
 * Makes an account of a guest, who stays logged in with cart, addresses and orders. Where accounts have to
 * be confirmed, a mail goes out, and the next login waits for the click in it.
 * @throws 400 violations, or no guest; 403; 429 after too many
 */
export async function convertGuest(c: StoreContext, body: Body): Promise<void> {
  const { store, session } = c.var;
  const { customer: guest } = await requireShopper(store.records.read, session);
  requireGuest(guest);
  const violations: Violation[] = [];
  const password = readPassword(fieldsOf(body, '', violations), 'password');
  if (violations.length > 0) throw violate(violations);
  await countRegistration(c, { isGuest: false, email: guest.email });
  const passwordHash = await hashPassword(askerOf(c), password);
  await changeSession(c, async (tx, current) => {
    const { customer } = await requireShopper(tx, current);
    requireGuest(customer);
    if (!(await claimEmail(tx, customer.email))) throw violate([taken(customer.email)]);
    await takePlaceIn(tx, c, 'account', customer.email);
    await openAccount(c, tx, { ...customer, passwordHash });
    return { session: current, result: undefined };
  });
}

async function openAccount(c: StoreContext, tx: Database, customer: CustomerRow): Promise<void> {
  const { store, now } = c.var;
  const at = now.toISOString();
  const site = callingStorefront(c);
  const account = { isGuest: false, passwordHash: customer.passwordHash, updatedAt: at };
  if (customer.addressConfirmedAt) {
    await changeCustomer(tx, customer.id, account);
    return welcome(store, tx, customer, { site });
  }
  const isAwaited = hasToConfirm(store.config, { isGuest: false });
  const { token, kept } = newProof(now, { isAwaited });
  await changeCustomer(tx, customer.id, { ...account, ...kept });
  return isAwaited ? mailOptIn(store, tx, customer, { site, token }) : welcome(store, tx, customer, { site, token });
}

function requireGuest({ id, isGuest }: CustomerRow): void {
  if (!isGuest)
    throw refuse(
      400,
      'CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED',
      `Customer with id "${id}" is registered already and can not be converted.`,
      { customerId: id },
    );
}
