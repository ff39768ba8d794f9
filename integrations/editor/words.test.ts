import type { ComponentSchema } from '@keystatic/core';
import { expect, test, vi } from 'vitest';

interface FieldOptions {
  label?: string;
  description?: string;
  options?: readonly { label: string; value: string }[];
}

/** Keystatic does not expose labels and help; here each part of a form records them. */
const { remembering } = vi.hoisted(() => ({
  remembering:
    <Args extends unknown[]>(make: (...args: Args) => object) =>
    (...args: Args) => {
      const fieldOptions = args.findLast((arg) => typeof arg === 'object' && arg !== null && 'label' in arg);
      return { ...make(...args), fieldOptions };
    },
}));

vi.mock('@keystatic/core', async (original) => {
  const { fields, ...rest } = await original<typeof import('@keystatic/core')>();
  const made = Object.entries(fields).map(([name, make]) => [
    name,
    remembering(make as (...args: unknown[]) => object),
  ]);
  return { ...rest, fields: Object.fromEntries(made) };
});
vi.mock('./fields/picture.ts', async (original) => {
  const { pictureField } = await original<typeof import('./fields/picture.ts')>();
  return { pictureField: remembering(pictureField) };
});

const { formOf } = await import('./form.ts');
const { KINDS } = await import('./kinds.ts');

const places = Object.entries(KINDS).flatMap(([kind, one]) =>
  Object.entries(formOf(one).schema).flatMap(([key, part]) => placesIn(part, `${kind}.${key}`)),
);

/** Technical words in labels made from field names; abbreviations in capitals (EAN, VAT) are allowed. */
const TECHNICAL =
  /\b(slug|css|html|url|iso3?|lat|lon|lang|alt|ean|uid|hex|eu|bic|iban|vat|pdf|min|max|mode|media|default|fallback|dismissible|placements?|closeout|parallax|severity|historic|joiner|elided?|seeded|redemptions|preheader|exhibits|assembles|zip|sizing|gross)\b/i;
const ALLOWED = /\b(EAN|EU|BIC|IBAN|VAT)\b/g;
/** Names of fields that say nothing alone. */
const EMPTY = ['Id', 'To', 'Match', 'Target', 'Label', 'Key', 'Fit', 'Fits', 'Terms', 'Flow', 'Scope', 'Type', 'Net'];
/** Values, signs and names of code. */
const CODE = /\b(null|true|false|undefined)\b|`|_|\.(yaml|ts)\b|→|\|\||\b[a-z]+[A-Z]/;
const OFTEN_FIRST = /\b(Null|True|False)\b[ :,]/;

test('Every field is called what somebody who has never seen code would call it', () => {
  expect(places.length).toBeGreaterThan(1000);
  const odd = places.filter(({ label = '' }) => {
    return EMPTY.includes(label) || TECHNICAL.test(label.replace(ALLOWED, '')) || CODE.test(label);
  });
  expect(distinct(odd)).toEqual([]);
});

test('Every help text is in plain words: no values, signs or names of code', () => {
  const odd = places.filter(({ description = '' }) => CODE.test(description) || OFTEN_FIRST.test(description));
  expect(distinct(odd)).toEqual([]);
});

test('Every choice is a word, a figure or a unit, not a sign of code', () => {
  const odd = places.filter(({ options = [] }) =>
    options.some(({ label }) => CODE.test(label) || /^[a-z]{3}/.test(label)),
  );
  expect(distinct(odd)).toEqual([]);
});

type Place = FieldOptions & { path: string };
type Part = ComponentSchema & { fieldOptions?: FieldOptions };

/** Every part of a form and what it says. */
function placesIn(part: Part, path: string): Place[] {
  const here = part.fieldOptions ? [{ ...part.fieldOptions, path }] : [];
  switch (part.kind) {
    case 'object':
      return [...here, ...Object.entries(part.fields).flatMap(([key, one]) => placesIn(one, `${path}.${key}`))];
    case 'array':
      return [...here, ...placesIn(part.element, `${path}[]`)];
    case 'conditional':
      return [
        ...placesIn(part.discriminant, path),
        ...Object.entries(part.values).flatMap(([key, one]) => placesIn(one, `${path}(${key})`)),
      ];
    default:
      return here;
  }
}

/** Each once, at the first place where it stands. */
const distinct = (some: Place[]) => [
  ...new Map(
    some.map(({ path, label, description, options }) => {
      const sentence = [label, description, options?.map((one) => one.label).join(', ')].filter(Boolean).join(' – ');
      return [sentence, `${path}: ${sentence}`];
    }),
  ).values(),
];
