import { fields } from '@keystatic/core';
import * as z from 'zod';
import { isBlocks, kindField } from './blocks.ts';
import { literalsField } from './choices.ts';
import type { Field, Fields } from './field.ts';
import type { FieldOf } from './field-of.ts';
import { schemasOf } from './objects.ts';
import { type Peeled, peel } from './peel.ts';
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

const alternatives = ({ options }: z.core.$ZodUnionDef): z.core.$ZodType[] =>
  options.flatMap((option) => {
    const { def } = (option as z.core.$ZodTypes)._zod;
    return def.type === 'union' && !isBlocks(def) ? alternatives(def) : [option];
  });

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

const NAMES: Partial<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
  array: 'Several',
};

const nameOf = (option: z.core.$ZodType): string => {
  const { help, schema } = peel(option, '');
  return help.replace(/[.;:].*/, '') || NAMES[schema._zod.def.type] || schema._zod.def.type;
};
