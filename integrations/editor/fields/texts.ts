import { fields } from '@keystatic/core';
import * as z from 'zod';
import { asIs, type Field } from './field.ts';
import { isLong, nothing, type Peeled } from './peel.ts';
import { pictureField } from './picture.ts';

/** A line, a paragraph, a day, a picture or the name of another entry. */
export function textField(place: Peeled): Field {
  const { label, help: description, meta } = place;
  const empty = place.isOptional || place.isNullable ? nothing(place) : '';
  const written = (stored: unknown) => (stored === undefined || stored === null || stored === '' ? empty : stored);
  const isRequired = !place.isOptional && !place.isNullable && !fits(place, '');
  const common = { label, description, validation: { isRequired } };
  if (meta.input === 'day')
    return { ...asIs(fields.date(common)), write: (day) => (day instanceof Date ? day.toISOString() : written(day)) };
  if (meta.input === 'picture') return { ...asIs(pictureField(common)), write: written };
  if (meta.refersTo) return { ...asIs(fields.relationship({ ...common, collection: meta.refersTo })), write: written };
  return {
    schema: fields.text({
      ...common,
      multiline: isLong(place),
      validation: { isRequired, pattern: judgedBy(place) },
    }),
    read: (value) => value ?? undefined,
    write: written,
  };
}

const fits = ({ schema }: Peeled, value: string): boolean => z.safeParse(schema, value).success;

/** Keystatic asks a pattern whether a text is right; the schema knows it better, and says why not. */
function judgedBy(place: Peeled): { regex: RegExp; message: string } {
  const { schema, label, isOptional, isNullable } = place;
  const judge = (value: string) => z.safeParse(schema, value);
  let message = '';
  const test = (value: string): boolean => {
    if (value === '' && (isOptional || isNullable)) return true;
    const result = judge(value);
    message = `${label}: ${result.error?.issues[0]?.message ?? ''}`;
    return result.success;
  };
  return {
    regex: { test } as RegExp,
    get message() {
      return message;
    },
  };
}

export function numberField(place: Peeled): Field {
  const { label, help: description, schema } = place;
  const { minValue, maxValue, isInt } = schema as unknown as z.ZodNumber;
  const validation = {
    isRequired: !place.isOptional && !place.isNullable,
    ...{ min: bound(minValue), max: bound(maxValue) },
  };
  return {
    schema: (isInt ? fields.integer : fields.number)({ label, description, validation }),
    read: (value) => value ?? undefined,
    write: (stored) => stored ?? nothing(place),
  };
}

/** zod bounds numbers by what a computer can count; nobody wants to read that. */
const bound = (value: number | null): number | undefined =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
