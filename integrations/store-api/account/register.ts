import { type Violation, violate } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { takePlaceIn } from '#store/limits/letters.ts';
import { isStorefront } from '#store/origins.ts';
import { mailOptIn } from '#store/outbox/mail-account.ts';
import { type Address, addCustomer, type CustomerRow, emailKey } from '#store/records/checkout/customers.ts';
import { nextNumber } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import type { Body, StoreContext } from '#store/request.ts';
import { changeSession } from '#store/session.ts';
import { newAddress, type Person, readAddress, readPerson } from '#store/shopper/address.ts';
import { fieldsOf, readSite } from '#store/shopper/fields.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import { type EmailConfirmation, newProof } from '#store/shopper/require-shopper.ts';
import type { Store } from '#store/store.ts';
import { type AccountType, readAccountType, readBirthday, readRequestedGroup, readVatIds } from './business.ts';
import { readPassword } from './change/change-password.ts';
import { type CustomFields, readCustomFields } from './change/custom-fields.ts';
import { welcome } from './confirm-registration.ts';
import { claimEmail, countRegistration, hasToConfirm, taken } from './email-taken.ts';
import { enter } from './login.ts';
import { askerOf, hashPassword } from './password.ts';

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
    const confirmation = isAwaited || !registration.isGuest ? newProof(now, { isAwaited }) : null;
    if (confirmation) await takePlaceIn(tx, c, 'account', registration.email);
    const shopper = await newCustomer(c, tx, registration, { passwordHash, confirmation });
    const { site } = registration;
    const here = { ...session, storefront: shopper.customer.storefront };
    if (confirmation && isAwaited) {
      await mailOptIn(store, tx, shopper.customer, { site, token: confirmation.token });
      return { session: here, result: shopper };
    }
    if (confirmation) await welcome(store, tx, shopper.customer, { site, token: confirmation.token });
    return { session: await enter(c, tx, here, shopper.customer), result: shopper };
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
  { passwordHash, confirmation }: { passwordHash: string | null; confirmation: EmailConfirmation | null },
): Promise<Shopper> {
  const { isGuest, email, person, company, accountType, vatIds, birthday, requestedGroupId, customFields } =
    registration;
  const { store, now, locale } = c.var;
  const { site } = registration;
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
    lastLoginAt: confirmation?.kept.optInSentAt ? null : at,
    ...UNPROVEN,
    ...confirmation?.kept,
    customFields,
    storefront: isStorefront(store.config, site) ? site : null,
  };
  const addresses = [...new Set([billing, shipping])];
  await addCustomer(tx, row, addresses);
  return { customer: row, addresses, billing, shipping };
}

/** A registration as it was understood; `password` is empty for guests. */
type Registration = {
  isGuest: boolean;
  email: string;
  password: string;
  person: Person;
  company: string | null;
  accountType: AccountType;
  vatIds: string[];
  /** A group that is applied for. */
  requestedGroupId: string | null;
  birthday: string | null;
  /** What the client keeps with the customer; of a professional the trade. */
  customFields: CustomFields;
  /** The shop's address, for links in mails. */
  site: string;
  billing: Address;
  /** Null: the billing address is both. */
  shipping: Address | null;
};

/** Reads the body of `POST /account/register`; everything that is wrong with it is in `violations`. */
function readRegistration(
  { shopConfig, config }: Store,
  body: Body,
  requestUrl: string,
  now: Date,
): { registration: Registration; violations: Violation[] } {
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const isGuest = fields.flag('guest');
  const email = fields.email('email');
  const password = isGuest ? '' : readPassword(fields, 'password');
  const person = readPerson(shopConfig, fields);
  const site = readSite(fields, config, requestUrl);
  const billing = readAddress(shopConfig, fields.part('billingAddress'), '/billingAddress', violations, person);
  const shipping = fields.has('shippingAddress')
    ? readAddress(shopConfig, fields.part('shippingAddress'), '/shippingAddress', violations)
    : null;
  const accountType = readAccountType(fields, 'private');
  const isBusiness = accountType === 'business';
  const company = billing.company ?? fields.optional('company');
  if (isBusiness && !company)
    fields.report('billingAddress/company', 'IS_BLANK_ERROR', 'This value should not be blank.');
  const vatIds = isBusiness ? readVatIds(shopConfig, fields, billing.countryId) : [];
  const requestedGroupId = readRequestedGroup(shopConfig, fields, { accountType, vatIds });
  const birthday = readBirthday(fields, body, shopConfig.limits.minAge, now);
  const customFields = readCustomFields(shopConfig, fields.part('customFields'), violations, {
    isGuest,
    groupId: shopConfig.privateGroupId,
    customFields: null,
  });
  return {
    registration: {
      isGuest,
      email,
      password,
      person,
      company,
      accountType,
      vatIds,
      requestedGroupId,
      birthday,
      customFields,
      site,
      billing: isBusiness ? { ...billing, company } : billing,
      shipping,
    },
    violations,
  };
}
