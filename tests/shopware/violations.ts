import { UUID } from './criteria.ts';
import type { Fields } from './recording.ts';
import { Refusal, type Refusals } from './refusal.ts';

/*
 * The constraints that a Shopware 6.6.7.1 puts to what it is sent, and what it says where they do not hold. Codes, texts
 * and parameters are those of its answers in German; what nobody has recorded (TOO_LOW, TOO_LONG, ENTITY_EXISTS and those
 * of postcodes) is worded as its source and Symfony's German translation have it.
 */

/** One entry of `errors`. */
export interface Violation extends Fields {
  code: string | null;
  source: { pointer: string };
}

/** What is wrong with a value, wherever it stands; a list, empty as PHP writes it, where a text has no parameters. */
interface Wrong {
  code: string | null;
  detail: string;
  parameters: Record<string, string> | [];
}

type Constraint = (value: unknown) => Wrong | undefined;

/** What is asked of the fields of an object, in the order in which a Shopware tells it. */
export type Definition = Record<string, readonly Constraint[]>;

/** All that is wrong with these fields; `path` is where the object stands: `/billingAddress`. */
export const violations = (data: Fields, definition: Definition, path = ''): Violation[] =>
  Object.entries(definition).flatMap(([name, constraints]) =>
    constraints.flatMap((check) => {
      const wrong = check(data[name] ?? null);
      return wrong ? [violation(`${path}/${name}`, wrong)] : [];
    }),
  );

const violation = (pointer: string, { code, detail, parameters }: Wrong): Violation => ({
  ...{ code: code && `VIOLATION::${code}`, status: '400', title: 'Constraint violation error', detail },
  ...{ source: { pointer }, meta: { parameters } },
});

/** @throws {Refusal} 400 with all of them, where there are any */
export function refuseAll(found: Violation[]): void {
  if (found.length > 0) throw new Refusal(400, { errors: found });
}

/** @throws {Refusal} 400 where a field is not what another one repeats; a Shopware looks at it after everything else */
export function refuseOther(data: Fields, name: string, repeated: string): void {
  if (data[name] === data[repeated]) return;
  const detail = `This value should be equal to ${data[repeated] ?? ''}.`;
  refuseAll([violation(`/${name}`, { code: null, detail, parameters: [] })]);
}

/** As Symfony writes a value into a message. */
const written = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'array' : 'object';
  return typeof value === 'string' ? `"${value}"` : String(value);
};

const wrong = (value: unknown, code: string, detail: string, more: Record<string, string> = {}): Wrong => ({
  ...{ code, detail },
  parameters: { '{{ value }}': written(value), ...more },
});

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

/** With a text of its own for some fields, `VIOLATION::CITY_IS_BLANK_ERROR`. */
export const notBlank =
  (detail = 'Dieser Wert sollte nicht leer sein.'): Constraint =>
  (value) =>
    isBlank(value) ? wrong(value, 'IS_BLANK_ERROR', detail) : undefined;

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

export const email =
  (detail = 'Dieser Wert ist keine gültige E-Mail-Adresse.'): Constraint =>
  (value) =>
    value === null || value === '' || EMAIL.test(String(value))
      ? undefined
      : wrong(value, 'INVALID_FORMAT_ERROR', detail);

export const choice =
  (choices: readonly string[]): Constraint =>
  (value) =>
    value === null || choices.includes(value as string)
      ? undefined
      : wrong(value, 'NO_SUCH_CHOICE_ERROR', 'Sie haben einen ungültigen Wert ausgewählt.', {
          '{{ choices }}': choices.map(written).join(', '),
        });

const lengthOf = (value: unknown): number => [...String(value)].length;
const limits = (value: unknown, limit: number) => ({
  '{{ limit }}': String(limit),
  '{{ value_length }}': String(lengthOf(value)),
});

export const atLeastLong =
  (limit: number): Constraint =>
  (value) =>
    value === null || lengthOf(value) >= limit
      ? undefined
      : wrong(
          String(value),
          'TOO_SHORT_ERROR',
          `Diese Zeichenkette ist zu kurz. Sie sollte mindestens ${limit} Zeichen haben.`,
          limits(value, limit),
        );

const tooLong = (limit: number) => `Diese Zeichenkette ist zu lang. Sie sollte höchstens ${limit} Zeichen haben.`;

export const atMostLong =
  (limit: number): Constraint =>
  (value) =>
    value === null || lengthOf(value) <= limit
      ? undefined
      : wrong(value, 'TOO_LONG_ERROR', tooLong(limit), limits(value, limit));

const compared = (than: number) => ({ '{{ compared_value }}': String(than), '{{ compared_value_type }}': 'int' });

export const atLeast =
  (least: number): Constraint =>
  (value) =>
    value === null || Number(value) >= least
      ? undefined
      : wrong(
          value,
          'TOO_LOW_ERROR',
          `Dieser Wert sollte gr\u00f6\u00dfer oder gleich ${least} sein.`,
          compared(least),
        );

export const atMost =
  (most: number): Constraint =>
  (value) =>
    value === null || Number(value) <= most
      ? undefined
      : wrong(value, 'TOO_HIGH_ERROR', `Dieser Wert sollte kleiner oder gleich ${most} sein.`, compared(most));

export const equalTo =
  (expected: string): Constraint =>
  (value) =>
    value === null || value === expected
      ? undefined
      : wrong(value, 'NOT_EQUAL_ERROR', `Dieser Wert sollte gleich "${expected}" sein.`, {
          ...{ '{{ compared_value }}': `"${expected}"`, '{{ compared_value_type }}': 'string' },
        });

/** Robots write addresses of pages where a name is asked for. */
export const noAddressOfPage: Constraint = (value) =>
  /https?:\//.test(String(value ?? ''))
    ? wrong(value, 'REGEX_FAILED_ERROR', 'Dieser Wert ist nicht gültig.', { '{{ pattern }}': '/((https?:\\/))/' })
    : undefined;

export const isText: Constraint = (value) =>
  value === null || typeof value === 'string'
    ? undefined
    : wrong(value, 'INVALID_TYPE_ERROR', 'Dieser Wert sollte vom Typ string sein.', { '{{ type }}': 'string' });

/** The id of something that is there. @throws {Refusal} 400 for what is no id at all */
export const entityExists =
  (refusals: Refusals, entity: string, isThere: (id: string) => boolean): Constraint =>
  (value) => {
    if (value === null || value === '') return undefined;
    if (!UUID.test(String(value))) throw refusals.like('019', { CHF: String(value) });
    if (isThere(String(value))) return undefined;
    return {
      code: 'ENTITY_DOES_NOT_EXISTS',
      detail: `The "${entity}" entity with id ${written(value)} does not exist.`,
      parameters: { '{{ primaryProperty }}': 'id', '{{ id }}': written(value), '{{ entity }}': `"${entity}"` },
    };
  };

export const entityNotExists =
  (entity: string, isThere: boolean): Constraint =>
  () =>
    isThere
      ? {
          code: 'ENTITY_EXISTS',
          detail: `The "${entity}" entity already exists.`,
          parameters: { '{{ entity }}': `"${entity}"` },
        }
      : undefined;

export const emailUnique =
  (isTaken: (email: string) => boolean): Constraint =>
  (value) =>
    value !== null && isTaken(String(value))
      ? {
          code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
          detail: `The email address ${written(value)} is already in use.`,
          parameters: { '{{ email }}': written(value) },
        }
      : undefined;

export const passwordMatches =
  (password: string | undefined): Constraint =>
  (value) =>
    value === password
      ? undefined
      : { code: 'CUSTOMER_PASSWORD_NOT_CORRECT', detail: 'Your password is wrong', parameters: [] };

/** Postcodes as their country writes them. */
export const postcode =
  (country: Fields | undefined): Constraint =>
  (value) => {
    if (!country) return undefined;
    if (country.postalCodeRequired && (value === null || value === ''))
      return { code: 'IS_BLANK_ERROR', detail: 'Postal code is required for that country', parameters: [] };
    const pattern = country.checkPostalCodePattern ? country.defaultPostalCodePattern : null;
    if (typeof pattern !== 'string' || new RegExp(`^${pattern}$`).test(String(value ?? ''))) return undefined;
    const iso = written(country.iso);
    return {
      code: 'ZIP_CODE_INVALID',
      detail: `This value is not a valid ZIP code for country ${iso}`,
      parameters: { '{{ iso }}': iso },
    };
  };

/** Symfony's code of a text that is too long, which a database that refuses it leaves as it is. */
const TOO_LONG = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9';

/** How long a text of a table may be where nothing else is said. */
const LONGEST_TEXT = 255;

/**
 * Texts that no form refuses and the database does: `path` is where the row stands in what is written, `/0/addresses/0`.
 */
export const tooLongToKeep = (row: Fields, longest: Record<string, number>, path: string): Violation[] =>
  Object.keys(row).flatMap((name) => {
    const [value, limit] = [row[name], longest[name] ?? LONGEST_TEXT];
    if (typeof value !== 'string' || lengthOf(value) <= limit) return [];
    const parameters = { '{{ value }}': written(value), ...limits(value, limit) };
    const template =
      'This value is too long. It should have {{ limit }} character or less.|This value is too long. It should have {{ limit }} characters or less.';
    return [
      {
        ...{ code: TOO_LONG, status: '400', detail: tooLong(limit), template },
        ...{ meta: { parameters }, source: { pointer: `${path}/${name}` } },
      },
    ];
  });
