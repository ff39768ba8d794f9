import type { Violation } from '#store/errors.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import type { Body } from '#store/request-body.ts';
import { type Person, readAddress, readPerson } from '#store/shopper/address.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { readSite } from '#store/shopper/storefront.ts';
import type { Store } from '#store/store.ts';
import { readBirthday } from './birthday.ts';
import { type AccountType, readAccountType, readRequestedGroup, readVatIds } from './business.ts';
import { type CustomFields, readCustomFields } from './change/custom-fields.ts';
import { readPassword } from './change/new-password.ts';

/** A registration as it was understood; `password` is empty for guests. */
export type Registration = {
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
export function readRegistration(
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
