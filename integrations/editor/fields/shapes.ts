import type * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { type Peeled, peel } from './peel.ts';

/** What a schema is, as forms see it. */

type UnionDef = z.core.$ZodUnionDef & { discriminator?: string };

export const isBlocks = (def: z.core.$ZodTypeDef): def is UnionDef =>
  'discriminator' in def && Boolean(def.discriminator);

/** Fields of every section and block: how it looks. */
export const FRAME_FIELDS = Object.keys(frameFields);

export function isByLanguage(shape: Readonly<Record<string, z.core.$ZodType>>): boolean {
  const keys = Object.keys(shape);
  return keys.length === LOCALES.length && LOCALES.every(({ code }) => keys.includes(code));
}

/** How many there may be. */
export function lengthOf({ schema, isOptional }: Peeled) {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Partial<LengthDef>);
  const exactly = checks.find(({ check }) => check === 'length_equals')?.length;
  const min = exactly ?? checks.find(({ check }) => check === 'min_length')?.minimum;
  const max = exactly ?? checks.find(({ check }) => check === 'max_length')?.maximum;
  return { length: { min: isOptional ? undefined : min, max } };
}

interface LengthDef {
  check: string;
  minimum: number;
  maximum: number;
  length: number;
}

/** Names of languages and of several things stay as they are. */
export const singular = (name: string): string =>
  / (of|and) |Français/.test(name) ? name : name.replace(/ies$/, 'y').replace(/(?<=[a-z])s$/, '');

/** What a union may be, unions in it laid open. */
export const alternatives = ({ options }: z.core.$ZodUnionDef): z.core.$ZodType[] =>
  options.flatMap((option) => {
    const { def } = (option as z.core.$ZodTypes)._zod;
    return def.type === 'union' && !isBlocks(def) ? alternatives(def) : [option];
  });

const NAMES: Partial<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
  array: 'Several',
};

/** What one of the alternatives is called. */
export const nameOf = (option: z.core.$ZodType): string => {
  const { help, schema } = peel(option, '');
  return help.replace(/[.;:].*/, '') || NAMES[schema._zod.def.type] || schema._zod.def.type;
};
