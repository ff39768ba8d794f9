import { type ComponentSchema, fields } from '@keystatic/core';
import type * as z from 'zod';
import type { Field, Fields } from './field.ts';
import type { FieldOf } from './field-of.ts';
import { groupOf, readParts, schemasOf, writeParts } from './objects.ts';
import { choiceName, itemLabel, nothing, type Peeled, peel, titleOf } from './peel.ts';
import { isBlocks, lengthOf, singular } from './shapes.ts';
import { switched } from './switched.ts';

/** Entries that are sorted by dragging. */
export function listField(place: Peeled, element: z.core.$ZodType, fieldOf: FieldOf): Field {
  const list = plainList(place, element, fieldOf);
  if (place.isNullable) return switched(place, list);
  return {
    ...list,
    write: (stored) => {
      const values = list.write(stored) as unknown[];
      return values.length === 0 && place.isOptional && place.fallback === undefined ? nothing(place) : values;
    },
  };
}

function plainList(place: Peeled, element: z.core.$ZodType, fieldOf: FieldOf): Field {
  const { label, help: description } = place;
  const inner = peel(element, singular(place.name));
  const { def } = inner.schema._zod;
  if (isBlocks(def)) return blocksField(place, def, fieldOf);
  if (def.type === 'enum') {
    const options = Object.values(def.entries).map((word) => ({
      label: choiceName(String(word), inner.meta),
      value: String(word),
    }));
    return listOf(
      fields.multiselect({ label, description, options }),
      (value) => value,
      (stored) => stored,
    );
  }
  const { schema, read, write } = fieldOf(element, singular(place.name));
  return listOf(fields.array(schema, { label, description, itemLabel, validation: lengthOf(place) }), read, write);
}

const listOf = (schema: ComponentSchema, read: Field['read'], write: Field['write']): Field => ({
  schema,
  read: (value) => (value as unknown[] | undefined)?.map(read) ?? [],
  write: (stored) => ((stored ?? []) as unknown[]).map(write),
});

interface RecordDef {
  keyType: z.core.$ZodType;
  valueType: z.core.$ZodType;
}

/** Names with values: a list of pairs. */
export function recordField(place: Peeled, { keyType, valueType }: RecordDef, fieldOf: FieldOf): Field {
  const pair: Fields = { key: fieldOf(keyType, 'name'), value: fieldOf(valueType, 'value') };
  const element = fields.object(schemasOf(pair));
  return {
    schema: fields.array(element, { label: place.label, description: place.help, itemLabel }),
    read: (value) => Object.entries(value ?? {}).map(([key, one]) => readParts(pair, { key, value: one })),
    write: (stored) => {
      const pairs = ((stored ?? []) as Record<string, unknown>[]).map((one) => writeParts(pair, one));
      if (pairs.length === 0 && place.isOptional) return nothing(place);
      return Object.fromEntries(pairs.map(({ key, value }) => [String(key), value]));
    },
  };
}

/** A fixed number of values in a row; of two the first is the least. */
export function tupleField(place: Peeled, items: readonly z.core.$ZodType[], fieldOf: FieldOf): Field {
  const parts: Fields = Object.fromEntries(
    items.map((item, index) => [`n${index + 1}`, fieldOf(item, ENDS[index] ?? `${index + 1}`)]),
  );
  return {
    schema: fields.object(schemasOf(parts), { label: place.label, description: place.help }),
    read: (value) => readParts(parts, named((value ?? []) as unknown[])),
    write: (stored) => Object.values(writeParts(parts, stored as Record<string, unknown>)),
  };
}

const ENDS = ['from', 'until'];

const named = (values: unknown[]) => Object.fromEntries(values.map((value, index) => [`n${index + 1}`, value]));

type UnionDef = z.core.$ZodUnionDef & { discriminator?: string };
type Flat = Record<string, unknown>;
type Stored = { discriminant: string; value: unknown };

/** Blocks, as pages have them: chosen from a menu, sorted by dragging. The file keeps them flat: `- block: hero`. */
function blocksField(place: Peeled, def: UnionDef, fieldOf: FieldOf): Field {
  const kinds = kindsOf(def, fieldOf);
  const { label, help: description } = place;
  const menu = Object.fromEntries(
    Object.entries(kinds).map(([kind, { label, field }]) => [
      kind,
      { label, schema: field.schema, itemLabel: (props: unknown) => `${choiceName(kind)}${titleOf(props, ': ')}` },
    ]),
  );
  return {
    schema: fields.blocks(menu, { label, description, validation: lengthOf(place) }),
    read: (value) => ((value ?? []) as Flat[]).map(readWith(kinds, def)),
    write: (stored) => ((stored ?? []) as Stored[]).map(writeWith(kinds, def)),
  };
}

/** One of several kinds of thing, outside of a list. */
export function kindField(place: Peeled, def: UnionDef, fieldOf: FieldOf): Field {
  const kinds = kindsOf(def, fieldOf);
  const options = Object.entries(kinds).map(([value, { label }]) => ({ label, value }));
  const first = options[0]?.value ?? '';
  const select = fields.select({ label: place.label, description: place.help, options, defaultValue: first });
  return {
    schema: fields.conditional(
      select,
      Object.fromEntries(Object.entries(kinds).map(([kind, { field }]) => [kind, field.schema])),
    ),
    read: (value) => (value === undefined || value === null ? undefined : readWith(kinds, def)(value as Flat)),
    write: (stored) => writeWith(kinds, def)((stored ?? { discriminant: first }) as Stored),
  };
}

type Kinds = Record<string, { label: string; field: Field }>;

function kindsOf({ options, discriminator = '' }: UnionDef, fieldOf: FieldOf): Kinds {
  return Object.fromEntries(
    options.map((option) => {
      const place = peel(option, '');
      const { [discriminator]: sign, ...shape } = (place.schema._zod.def as z.core.$ZodObjectDef).shape;
      const literal = peel(sign as z.core.$ZodType, discriminator);
      const kind = String((literal.schema._zod.def as z.core.$ZodLiteralDef<string>).values[0]);
      const label = `${choiceName(kind)} – ${literal.help || place.help}`;
      return [kind, { label, field: groupOf({ ...place, label: choiceName(kind) }, shape, fieldOf) }];
    }),
  );
}

const readWith =
  (kinds: Kinds, { discriminator = '' }: UnionDef) =>
  ({ [discriminator]: kind, ...rest }: Flat): Stored => ({
    discriminant: String(kind),
    value: kinds[String(kind)]?.field.read(rest),
  });

const writeWith =
  (kinds: Kinds, { discriminator = '' }: UnionDef) =>
  ({ discriminant, value }: Stored): Flat => ({
    [discriminator]: discriminant,
    ...(kinds[discriminant]?.field.write(value) as Flat | undefined),
  });
