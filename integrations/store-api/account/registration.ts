import type { Violation } from '#store/errors.ts';
import type { Body } from '#store/request-body.ts';
import type { Store } from '#store/store.ts';
import { type Address, type Person, readAddress, readPerson } from './address.ts';
import { readBirthday } from './birthday.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { readSite } from './storefront.ts';

/** A registration as it was understood; `password` is empty for guests. */
export type Registration = {
  isGuest: boolean;
  email: string;
  password: string;
  person: Person;
  company: string | null;
  accountType: 'private' | 'business';
  vatIds: string[];
  birthday: string | null;
  /** The shop's address, for links in mails. */
  site: string;
  billing: Address;
  /** Null: the billing address is both. */
  shipping: Address | null;
};

/** Shortest password of an account, in characters (facts §5.3). */
export const MIN_PASSWORD = 8;

/** Longest one: hashing it must not become work that somebody else orders. */
export const MAX_PASSWORD = 4096;

/** Reads the body of `POST /account/register` (facts §2.5.1); everything that is wrong with it is in `violations`. */
export function readRegistration(
  { facts, config }: Store,
  body: Body,
  requestUrl: string,
  now: Date,
): { registration: Registration; violations: Violation[] } {
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const isGuest = body.guest === true;
  const email = fields.email('email');
  const password = isGuest ? '' : fields.secret('password', { required: true, min: MIN_PASSWORD, max: MAX_PASSWORD });
  const person = readPerson(facts, fields);
  const site = readSite(fields, config, requestUrl);
  const billing = readAddress(facts, fields.part('billingAddress'), '/billingAddress', violations, person);
  const shipping = fields.has('shippingAddress')
    ? readAddress(facts, fields.part('shippingAddress'), '/shippingAddress', violations)
    : null;
  const accountType = fields.choice('accountType', ['private', 'business'], 'private');
  const vatIds = fields.texts('vatIds');
  if (accountType === 'business') checkBusiness(facts, fields, { billing, vatIds, violations });
  const birthday = readBirthday(fields, body, facts.limits.minAge, now);
  const company = billing.company;
  return {
    registration: {
      isGuest,
      email,
      password,
      person,
      company,
      accountType,
      vatIds,
      birthday,
      site,
      billing,
      shipping,
    },
    violations,
  };
}

type BusinessPart = { billing: Address; vatIds: string[]; violations: Violation[] };

/** A business names its company; its VAT numbers have the form of its country. */
function checkBusiness(
  { countries }: Store['facts'],
  fields: Fields,
  { billing, vatIds, violations }: BusinessPart,
): void {
  if (!billing.company)
    violations.push({
      code: 'IS_BLANK_ERROR',
      pointer: '/billingAddress/company',
      detail: 'This value should not be blank.',
    });
  const pattern = countries.find(({ id }) => id === billing.countryId)?.vatIdPattern;
  for (const vatId of vatIds)
    if (pattern && !new RegExp(pattern, 'i').test(vatId))
      fields.report('vatIds', 'VAT_ID_FORMAT_NOT_CORRECT', `The format of the VAT id ${vatId} is not correct.`, {
        '{{ vatId }}': `"${vatId}"`,
      });
}
