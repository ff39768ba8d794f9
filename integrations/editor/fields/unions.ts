import { fields } from '@keystatic/core';
import * as z from 'zod';
import { asIs, type Field, type Fields } from './field.ts';
import type { FieldOf } from './field-of.ts';
import { kindField } from './lists.ts';
import { schemasOf } from './objects.ts';
import { choiceName, nothing, type Peeled, peel } from './peel.ts';
import { alternatives, isBlocks, nameOf } from './shapes.ts';
import { switched } from './switched.ts';

/** Either this or that: a choice of which, and then its own field. */
export function unionField(place: Peeled, def: z.core.$ZodUnionDef, fieldOf: FieldOf): Field {
  const options = alternatives(def);
  const literals = options.map((option) => peel(option, place.name).schema._zod.def);
  if (literals.every((one) => one.type === 'literal'))
    return literalsField(
      place,
      literals.flatMap((one) => (one.type === 'literal' ? [...one.values] : [])),
    );
  const field = isBlocks(def) ? kindField(place, def, fieldOf) : choiceOf(place, options, fieldOf);
  return place.isOptional || place.isNullable ? switched(place, field) : field;
}

function choiceOf(place: Peeled, options: readonly z.core.$ZodType[], fieldOf: FieldOf): Field {
  const kinds: Fields = Object.fromEntries(
    options.map((option, index) => [`${index + 1}`, fieldOf(option, place.name)]),
  );
  const select = fields.select({
    label: place.label,
    description: place.help,
    options: options.map((option, index) => ({ label: nameOf(option), value: `${index + 1}` })),
    defaultValue: '1',
  });
  /** The first alternative that the value fits, as zod itself reads it. */
  const kindOf = (value: unknown) =>
    `${
      Math.max(
        0,
        options.findIndex((one) => z.safeParse(one, value).success),
      ) + 1
    }`;
  return {
    schema: fields.conditional(select, schemasOf(kinds)),
    read: (value) => {
      if (value === undefined || value === null) return undefined;
      const discriminant = kindOf(value);
      return { discriminant, value: kinds[discriminant]?.read(value) };
    },
    write: (stored) => {
      const { discriminant = '1', value } = (stored ?? {}) as { discriminant?: string; value?: unknown };
      return kinds[discriminant]?.write(value);
    },
  };
}

const NONE = { label: '–', value: '' };

/** One of a few words. */
export function choiceField(place: Peeled, words: readonly string[]): Field {
  const { label, help: description, fallback } = place;
  const isFree = (place.isOptional && fallback === undefined) || place.isNullable;
  const options = [
    ...(isFree ? [NONE] : []),
    ...words.map((value) => ({ label: choiceName(value, place.meta), value })),
  ];
  const defaultValue = typeof fallback === 'string' ? fallback : (options[0]?.value ?? '');
  return {
    schema: fields.select({ label, description, options, defaultValue }),
    read: (value) => value ?? undefined,
    write: (stored) => (stored === '' || stored === undefined ? nothing(place) : stored),
  };
}

/** One of a few values that are no words: `8.1`, `301`. */
export function literalsField(place: Peeled, values: readonly unknown[]): Field {
  const choice = choiceField(place, values.map(String));
  return {
    ...choice,
    read: (value) => (value === undefined || value === null ? undefined : String(value)),
    write: (stored) => {
      const word = choice.write(stored);
      return values.find((value) => String(value) === word) ?? word;
    },
  };
}

/** A box to tick; one that may also say nothing is a choice of three. */
export function booleanField(place: Peeled): Field {
  const { label, help: description, fallback, isOptional } = place;
  if (isOptional && fallback === undefined) {
    const choice = choiceField(place, ['yes', 'no']);
    return {
      ...choice,
      read: (value) => (value === undefined ? undefined : value ? 'yes' : 'no'),
      write: (stored) => (stored === 'yes' ? true : stored === 'no' ? false : undefined),
    };
  }
  return { ...asIs(fields.checkbox({ label, description, defaultValue: fallback === true })), write: Boolean };
}

/** What can't be chosen is not shown. */
export const constantField = (value: unknown): Field => ({
  schema: fields.empty(),
  read: () => undefined,
  write: () => value,
});
