import { changeSession } from '#store/change-session.ts';
import { violate } from '#store/errors.ts';
import { newId, newToken } from '#store/id.ts';
import { addCustomer, type CustomerRow, emailKey, readAccount } from '#store/records/checkout/customers.ts';
import { nextNumber } from '#store/records/checkout/number-ranges.ts';
import { moveSession } from '#store/records/checkout/sessions.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import type { Body } from '#store/request-body.ts';
import { newAddress } from './address.ts';
import { hashPassword } from './password.ts';
import { type Registration, readRegistration } from './registration.ts';

/**
 * Registers a customer or a guest and logs them in: the session gets a new token, and the cart goes along (facts §1.3).
 * @throws 400 one violation a field
 */
export async function register(c: StoreContext, body: Body): Promise<void> {
  const { registration, violations } = readRegistration(c.var.store, body, c.req.url, c.var.now);
  const passwordHash =
    violations.length === 0 && !registration.isGuest ? await hashPassword(registration.password) : null;
  await changeSession(c, async (tx, session) => {
    if (await isTaken(tx, registration)) violations.push(taken(registration.email));
    if (violations.length > 0) throw violate(violations);
    const row = await newCustomer(c, tx, registration, passwordHash);
    const token = newToken();
    await moveSession(tx, session.token, token);
    const customerGroupId = row.groupId;
    const own = { customerId: row.id, customerGroupId, billingAddressId: null, shippingAddressId: null };
    return { session: { ...session, ...own, token, taxState: 'gross' }, answer: undefined };
  });
}

/** Guests may use an address as often as they like, and that of an account too (facts §4.5). */
const isTaken = async (tx: Database, { isGuest, email }: Registration): Promise<boolean> =>
  !isGuest && email !== '' && (await readAccount(tx, email)) !== undefined;

const taken = (email: string) => ({
  code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
  pointer: '/email',
  detail: `The email address ${email} is already in use.`,
  parameters: { '{{ email }}': `"${email}"` },
});

async function newCustomer(
  c: StoreContext,
  tx: Database,
  registration: Registration,
  passwordHash: string | null,
): Promise<CustomerRow> {
  const { isGuest, email, person, company, accountType, vatIds, birthday } = registration;
  const { store, now, locale } = c.var;
  const id = newId();
  const billing = newAddress(registration.billing, id, now);
  const shipping = registration.shipping ? newAddress(registration.shipping, id, now) : billing;
  const at = now.toISOString();
  const row: CustomerRow = {
    id,
    number: await nextNumber(tx, 'customer'),
    isGuest,
    isActive: true,
    email,
    emailKey: emailKey(email),
    passwordHash,
    groupId: store.facts.privateGroupId,
    locale,
    ...person,
    company,
    accountType,
    vatIds,
    birthday,
    defaultBillingAddressId: billing.id,
    defaultShippingAddressId: shipping.id,
    createdAt: at,
    updatedAt: at,
    lastLoginAt: at,
  };
  await addCustomer(tx, row, [...new Set([billing, shipping])]);
  return row;
}
