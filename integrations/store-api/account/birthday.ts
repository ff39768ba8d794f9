import { wholeNumber } from '#store/criteria/criteria.ts';
import type { Body } from '#store/request-body.ts';
import type { Fields } from '#store/shopper/fields.ts';

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
