import { type ComponentSchema, fields } from '@keystatic/core';
import type * as z from 'zod';
import { LOCALES } from '#i18n/locales.ts';
import type { Field, Fields } from './field.ts';
import type { FieldOf } from './field-of.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import { isLong, nothing, type Peeled, peel } from './peel.ts';
import { FRAME_FIELDS, isByLanguage } from './shapes.ts';
import { switched } from './switched.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Values = Record<string, unknown>;

/** A group of fields. One that may be missing has a box to tick; a text in several languages is simply left empty. */
export function objectField(place: Peeled, shape: Shape, fieldOf: FieldOf): Field {
  if (isText(shape)) return textsField(place, shape, fieldOf);
  const { oneOf } = place.meta;
  const group = oneOf
    ? oneOfField(place, shape, oneOf, fieldOf)
    : isByLanguage(shape)
      ? languagesField(place, shape, fieldOf)
      : groupOf(place, shape, fieldOf);
  return place.isOptional || place.isNullable ? switched(place, group) : group;
}

/** The fields of an object, side by side; exported for forms that are objects at their root. */
export function groupOf({ label, help: description }: Peeled, shape: Shape, fieldOf: FieldOf): Field {
  const parts: Fields = Object.fromEntries(
    looksLast(Object.keys(shape)).map((key) => [key, fieldOf(shape[key] as z.core.$ZodType, key)]),
  );
  return {
    schema: fields.object(schemasOf(parts), { label, description }),
    read: (value) => readParts(parts, value as Values | undefined),
    write: (stored) => writeParts(parts, stored as Values | undefined),
  };
}

/** What a section or block holds comes first, how it looks behind. */
const looksLast = (keys: string[]): string[] =>
  [...keys].sort((a, b) => Number(FRAME_FIELDS.includes(a)) - Number(FRAME_FIELDS.includes(b)));

export const schemasOf = (parts: Fields) =>
  Object.fromEntries(Object.entries(parts).map(([key, { schema }]) => [key, schema]));

export const readParts = (parts: Fields, value: Values = {}): Values =>
  defined(Object.entries(parts).map(([key, { read }]) => [key, read(value?.[key])]));

export const writeParts = (parts: Fields, stored: Values = {}): Values =>
  defined(Object.entries(parts).map(([key, { write }]) => [key, write(stored?.[key])]));

const defined = (entries: [string, unknown][]): Values =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

const isText = (shape: Shape): boolean =>
  isByLanguage(shape) && Object.values(shape).every((schema) => peel(schema, '').schema._zod.def.type === 'string');

/** The languages side by side, each under its own name. */
function languagesField(place: Peeled, shape: Shape, fieldOf: FieldOf): Field {
  const input = isLong(place) ? 'paragraph' : undefined;
  const parts: Fields = Object.fromEntries(
    LOCALES.map(({ code, name }) => [code, fieldOf((shape[code] as z.ZodType).meta({ description: '', input }), name)]),
  );
  const { label, help: description } = place;
  // of twelve columns
  const layout = LOCALES.map(() => (input || 12 % LOCALES.length ? 12 : 12 / LOCALES.length));
  return {
    schema: fields.object(schemasOf(parts), { label, description, layout }),
    read: (value) => readParts(parts, (value ?? {}) as Values),
    write: (stored) => writeParts(parts, (stored ?? {}) as Values),
  };
}

/** A text that may be missing is missing when it has no words in any language. */
function textsField(place: Peeled, shape: Shape, fieldOf: FieldOf): Field {
  if (!place.isOptional && !place.isNullable) return languagesField(place, shape, fieldOf);
  const free = Object.entries(shape).map(([code, schema]) => [code, (schema as z.ZodType).optional()]);
  const group = languagesField(place, Object.fromEntries(free), fieldOf);
  return {
    ...group,
    write: (stored) => {
      const texts = group.write(stored) as Values;
      return Object.keys(texts).length === 0 ? nothing(place) : texts;
    },
  };
}

/** Fields that exclude each other are chosen from a list; the others stand beside it. */
function oneOfField(place: Peeled, shape: Shape, oneOf: string[], fieldOf: FieldOf): Field {
  const named = (key: string) => fieldOf(shape[key] as z.core.$ZodType, key);
  const choices: Fields = Object.fromEntries(oneOf.filter((key) => key in shape).map((key) => [key, named(key)]));
  const beside: Fields = Object.fromEntries(
    Object.keys(shape)
      .filter((key) => !oneOf.includes(key))
      .map((key) => [key, named(key)]),
  );
  const options = Object.keys(choices).map((value) => ({
    label: peel(shape[value] as z.core.$ZodType, value).label,
    value,
  }));
  const first = options[0]?.value ?? '';
  const choice = fields.conditional(
    fields.select({ label: place.label, description: place.help, options, defaultValue: first }),
    schemasOf(choices),
  );
  return {
    schema: fields.object({ choice, ...schemasOf(beside) }),
    read: (value) => {
      if (value === undefined || value === null) return undefined;
      const discriminant = Object.keys(value).find((key) => key in choices) ?? first;
      const chosen = { discriminant, value: choices[discriminant]?.read((value as Values)[discriminant]) };
      return { choice: chosen, ...readParts(beside, value as Values) };
    },
    write: (stored) => {
      const { choice: chosen, ...rest } = (stored ?? {}) as {
        choice?: { discriminant: string; value?: unknown };
      } & Values;
      const key = chosen?.discriminant ?? first;
      return { ...writeParts({ [key]: choices[key] as Field }, { [key]: chosen?.value }), ...writeParts(beside, rest) };
    },
  };
}

/** Links to the entry's page in each language; they hold no value. */
export const previewField = (): ComponentSchema => ({ ...fields.empty(), Input: PreviewLinks });
