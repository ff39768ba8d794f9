import { wholeNumber } from '#store/criteria/criteria.ts';
import type { Body } from '#store/request.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Fields } from '#store/shopper/fields.ts';

/** As whom somebody shops. */
export type AccountType = 'private' | 'business';

export const readAccountType = (fields: Fields, standard: AccountType): AccountType =>
  fields.choice('accountType', ['private', 'business'], standard);

/** VAT numbers of a business; each has the form of its country. Private people have none. */
export function readVatIds({ countries }: ShopConfig, fields: Fields, countryId: string): string[] {
  const vatIds = fields.texts('vatIds');
  const pattern = countries.find(({ id }) => id === countryId)?.vatIdPattern;
  for (const vatId of vatIds)
    if (pattern && !new RegExp(pattern, 'i').test(vatId))
      fields.report('vatIds', 'VAT_ID_FORMAT_NOT_CORRECT', `The format of the VAT id ${vatId} is not correct.`, {
        '{{ vatId }}': `"${vatId}"`,
      });
  return vatIds;
}

/** What a registration says of its business. */
type Business = { accountType: AccountType; vatIds: string[] };

/** The group that somebody applies for, with what the shop wants to know for it (content/shop/shop.yaml). */
export function readRequestedGroup(
  shopConfig: ShopConfig,
  fields: Fields,
  { accountType, vatIds }: Business,
): string | null {
  const open = shopConfig.customerGroups.filter(({ registration }) => registration);
  const id = fields.idAmong('requestedGroupId', open, 'customer_group');
  const required = open.find((group) => group.id === id)?.registration?.required ?? [];
  if (required.includes('company') && accountType === 'private')
    fields.report('accountType', 'NO_SUCH_CHOICE_ERROR', 'This group is open to businesses only.', {
      '{{ value }}': '"private"',
    });
  else if (required.includes('vatId') && vatIds.length === 0)
    fields.report('vatIds', 'IS_BLANK_ERROR', 'This value should not be blank.');
  return id;
}

const PARTS = [
  { name: 'birthdayDay', min: 1, max: 31 },
  { name: 'birthdayMonth', min: 1, max: 12 },
  { name: 'birthdayYear', min: 1900, max: 9999 },
] as const;

/** A birthday from its three fields as `1980-05-17`, or null when none is given. Customers are at least `minAge` years old. */
export function readBirthday(fields: Fields, body: Body, minAge: number, now: Date): string | null {
  const values = PARTS.map(({ name }) => body[name] ?? '');
  if (values.every((value) => value === '')) return null;
  const numbers = PARTS.map(({ name, min, max }) => readPart(fields, body[name], { name, min, max }));
  const [day, month, year] = numbers;
  if (!day || !month || !year) return null;
  const birthday = new Date(Date.UTC(year, month - 1, day));
  if (birthday.getUTCDate() !== day) {
    fields.report('birthdayDay', 'TOO_HIGH_ERROR', 'This day does not exist in this month.');
    return null;
  }
  const coming = new Date(Date.UTC(year + minAge, month - 1, day));
  if (coming > now) fields.report('birthdayYear', 'TOO_HIGH_ERROR', `Customers have to be ${minAge} years old.`);
  return birthday.toISOString().slice(0, 10);
}

function readPart(fields: Fields, raw: unknown, { name, min, max }: { name: string; min: number; max: number }) {
  if (raw === '' || raw === undefined || raw === null) {
    fields.report(name, 'IS_BLANK_ERROR', 'This value should not be blank.');
    return undefined;
  }
  const value = wholeNumber(raw);
  if (value === undefined) {
    fields.report(name, 'INVALID_TYPE_ERROR', 'This value should be of type integer.', { '{{ type }}': '"integer"' });
    return undefined;
  }
  if (value < min) fields.report(name, 'TOO_LOW_ERROR', `This value should be ${min} or more.`);
  if (value > max) fields.report(name, 'TOO_HIGH_ERROR', `This value should be ${max} or less.`);
  return value >= min && value <= max ? value : undefined;
}
