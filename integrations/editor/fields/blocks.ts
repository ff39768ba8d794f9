import { fields } from '@keystatic/core';
import type * as z from 'zod';
import type { Field } from './field.ts';
import type { FieldOf } from './field-of.ts';
import { titleOf } from './item-label.ts';
import { lengthOf } from './lists.ts';
import { groupOf } from './objects.ts';
import { choiceName, type Peeled, peel } from './peel.ts';

type UnionDef = z.core.$ZodUnionDef & { discriminator?: string };
type Flat = Record<string, unknown>;
type Stored = { discriminant: string; value: unknown };

export const isBlocks = (def: z.core.$ZodTypeDef): def is UnionDef =>
  'discriminator' in def && Boolean(def.discriminator);

/** Blocks, as pages have them: chosen from a menu, sorted by dragging. The file keeps them flat: `- block: hero`. */
export function blocksField(place: Peeled, def: UnionDef, fieldOf: FieldOf): Field {
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
