import { changeSession } from '#store/change-session.ts';
import { violate } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { takePlaceIn } from '#store/limits/letters.ts';
import { mailOptIn } from '#store/outbox/mail-account.ts';
import { addCustomer, type CustomerRow, emailKey } from '#store/records/checkout/customers.ts';
import { nextNumber } from '#store/records/checkout/number-ranges.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import type { Body } from '#store/request-body.ts';
import { newAddress } from '#store/shopper/address.ts';
import { newProof, type Proof } from '#store/shopper/proof.ts';
import type { Shopper } from '#store/shopper/shopper.ts';
import { countRegistration } from './count-registration.ts';
import { claimEmail, taken } from './email-taken.ts';
import { hasToConfirm } from './has-to-confirm.ts';
import { enter } from './login.ts';
import { askerOf, hashPassword } from './password.ts';
import { type Registration, readRegistration } from './registration.ts';
import { welcome } from './welcome.ts';

/**
 * Registers a customer or a guest and logs them in: the session gets a new token, and the cart goes along.
 * Where the address has to be confirmed first, nobody is logged in, and a mail goes out.
 * @throws 400 one violation a field, 429 after too many
 */
export async function register(c: StoreContext, body: Body): Promise<Shopper> {
  const { store, now } = c.var;
  const { registration, violations } = readRegistration(store, body, c.req.url, now);
  if (violations.length === 0) await countRegistration(c, registration);
  const passwordHash =
    violations.length === 0 && !registration.isGuest ? await hashPassword(askerOf(c), registration.password) : null;
  return changeSession(c, async (tx, session) => {
    if (!(await mayHave(tx, registration))) violations.push(taken(registration.email));
    if (violations.length > 0) throw violate(violations);
    const isAwaited = hasToConfirm(store.config, registration);
    const proof = isAwaited || !registration.isGuest ? newProof(now, { isAwaited }) : null;
    if (proof) await takePlaceIn(tx, c, 'account', registration.email);
    const shopper = await newCustomer(c, tx, registration, { passwordHash, proof });
    const { site } = registration;
    if (proof && isAwaited) {
      await mailOptIn(store, tx, shopper.customer, { site, token: proof.token });
      return { session, result: shopper };
    }
    if (proof) await welcome(store, tx, shopper.customer, { site, token: proof.token });
    return { session: await enter(c, tx, session, shopper.customer), result: shopper };
  });
}

/** Guests may use an address as often as they like, and that of an account too. */
const mayHave = async (tx: Database, { isGuest, email }: Registration): Promise<boolean> =>
  isGuest || email === '' || (await claimEmail(tx, email));

const UNPROVEN = {
  optInTokenHash: null,
  optInSentAt: null,
  optInConfirmedAt: null,
  proofTokenHash: null,
  proofSentAt: null,
  addressConfirmedAt: null,
};

async function newCustomer(
  c: StoreContext,
  tx: Database,
  registration: Registration,
  { passwordHash, proof }: { passwordHash: string | null; proof: Proof | null },
): Promise<Shopper> {
  const { isGuest, email, person, company, accountType, vatIds, birthday, requestedGroupId, customFields } =
    registration;
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
    groupId: store.shopConfig.privateGroupId,
    requestedGroupId,
    paymentMethodId: null,
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
    lastLoginAt: proof?.kept.optInSentAt ? null : at,
    ...UNPROVEN,
    ...proof?.kept,
    customFields,
  };
  const addresses = [...new Set([billing, shipping])];
  await addCustomer(tx, row, addresses);
  return { customer: row, addresses, billing, shipping };
}
