import { fields } from '@keystatic/core';
import * as z from 'zod';
import { asIs, type Field } from './field.ts';
import { listField, recordField, tupleField } from './lists.ts';
import { objectField } from './objects.ts';
import { isLong, nothing, type Peeled, peel } from './peel.ts';
import { pictureField } from './picture.ts';
import { booleanField, choiceField, constantField, literalsField, unionField } from './unions.ts';

/**
 * The form of a zod schema, however deep: a new field or block needs nothing here, its help is its `.describe`.
 * @throws Error naming the place when a schema is of a kind that no form has been written for.
 */
export function fieldOf(schema: z.core.$ZodType, name: string): Field {
  const place = peel(schema, name);
  return leavingOutDefaults(formOf(place), place);
}

function formOf(place: Peeled): Field {
  const { def } = place.schema._zod;
  switch (def.type) {
    case 'string':
      return textField(place);
    case 'number':
      return numberField(place);
    case 'boolean':
      return booleanField(place);
    case 'enum':
      return choiceField(place, Object.values(def.entries).map(String));
    case 'literal':
      return def.values.length === 1 && !place.isOptional
        ? constantField(def.values[0])
        : literalsField(place, [...def.values]);
    case 'object':
      return objectField(place, def.shape, fieldOf);
    case 'array':
      return listField(place, def.element, fieldOf);
    case 'record':
      return recordField(place, def, fieldOf);
    case 'tuple':
      return tupleField(place, def.items, fieldOf);
    case 'union':
      return unionField(place, def, fieldOf);
    default:
      throw new Error(
        `The editor has no form for ${place.name}, a ${def.type}: write one in integrations/editor/fields.`,
      );
  }
}

export type FieldOf = typeof fieldOf;

/** Files contain only what differs from the default. */
function leavingOutDefaults(field: Field, { fallback }: Peeled): Field {
  if (fallback === undefined) return field;
  const standard = JSON.stringify(fallback);
  return {
    ...field,
    read: (value) => field.read(value === undefined ? fallback : value),
    write: (stored) => {
      const value = field.write(stored);
      return JSON.stringify(value ?? null) === standard ? undefined : value;
    },
  };
}

/** A line, a paragraph, a day, a picture or the name of another entry. */
function textField(place: Peeled): Field {
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

/** Keystatic validates a text with a pattern; this one runs the schema, which gives the reason. */
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

function numberField(place: Peeled): Field {
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

/** Leaves out the bounds of safe integers that zod adds. */
const bound = (value: number | null): number | undefined =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
