import { fields } from '@keystatic/core';
import { asIs, type Field } from './field.ts';
import { choiceName, nothing, type Peeled } from './peel.ts';

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
