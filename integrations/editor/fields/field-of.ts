import type * as z from 'zod';
import { booleanField, choiceField, constantField, literalsField } from './choices.ts';
import type { Field } from './field.ts';
import { listField, recordField, tupleField } from './lists.ts';
import { objectField } from './objects.ts';
import { type Peeled, peel } from './peel.ts';
import { numberField, textField } from './texts.ts';
import { unionField } from './unions.ts';

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

/** Files say only what differs from the default. */
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
