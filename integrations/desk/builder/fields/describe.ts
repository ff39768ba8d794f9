import type * as z from 'zod';
import { goodsBlocks } from '#blocks/goods.schema.ts';
import { pictureBlocks } from '#blocks/pictures.schema.ts';
import { textBlocks } from '#blocks/texts.schema.ts';
import { toolBlocks } from '#blocks/tools.schema.ts';
import { choiceName, isLong, type Peeled, peel } from '#editor/fields/peel.ts';
import {
  alternatives,
  FRAME_FIELDS,
  isBlocks,
  isByLanguage,
  lengthOf,
  nameOf,
  singular,
} from '#editor/fields/shapes.ts';
import { MARKDOWN_HELP } from '#features/content-schema/prose.schema.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { Choice, FieldDescription, Input, NamedField, Variant } from './description.ts';
import { wordsIn } from './words.ts';

/**
 * How a value of this schema is put in, all of it, for who edits in this language. A new field or block needs nothing
 * here: its help is its `.describe`, the German and French of it stand in `words.json`.
 * @throws Error naming the place when a schema is of a kind that no form has been written for.
 */
export function describeFields(schema: z.core.$ZodType, name: string, locale: Locale): FieldDescription {
  return describing(wordsIn(locale))(schema, name);
}

type Translate = (english: string) => string;
type Describe = (schema: z.core.$ZodType, name: string) => FieldDescription;
type Shape = Readonly<Record<string, z.core.$ZodType>>;

function describing(translate: Translate): Describe {
  const fieldOf: Describe = (schema, name) => fieldAt(peel(schema, name));

  function fieldAt(place: Peeled): FieldDescription {
    const { label, help, isOptional, isNullable, fallback } = place;
    return {
      label: translate(label),
      ...(help && { help: translate(plain(help)) }),
      ...(isOptional && { isOptional: true }),
      ...(isNullable && { isNullable: true }),
      ...(fallback !== undefined && { fallback }),
      ...inputOf(place),
    };
  }

  function inputOf(place: Peeled): Input {
    const { def } = place.schema._zod;
    switch (def.type) {
      case 'string':
        return textInput(place);
      case 'number':
        return numberInput(place);
      case 'boolean':
        return place.isOptional && place.fallback === undefined
          ? { input: 'choice', choices: choicesOf([true, false], place) }
          : { input: 'check' };
      case 'enum':
        return { input: 'choice', choices: choicesOf(Object.values(def.entries), place) };
      case 'literal':
        return def.values.length === 1 && !place.isOptional
          ? { input: 'constant', value: def.values[0] }
          : { input: 'choice', choices: choicesOf(def.values, place) };
      case 'object':
        return isByLanguage(def.shape) ? languagesInput(def.shape, place) : groupInput(def.shape, place);
      case 'array':
        return listInput(place, def.element);
      case 'record':
        return {
          input: 'record',
          name: fieldOf(def.keyType, 'name'),
          value: fieldOf(def.valueType, 'value'),
        };
      case 'tuple':
        return {
          input: 'tuple',
          items: def.items.map((item, index) => fieldOf(item, ['from', 'until'][index] ?? `${index + 1}`)),
        };
      case 'union':
        return unionInput(place, def);
      default:
        throw new Error(`No form for ${place.name}, a ${def.type}: write one in integrations/desk/builder/fields.`);
    }
  }

  const choicesOf = (values: readonly unknown[], { meta }: Peeled): Choice[] =>
    values.map((value) => ({ value: value as Choice['value'], label: translate(nameOfValue(value, meta)) }));

  const fieldsOf = (shape: Shape): NamedField[] =>
    Object.entries(shape)
      .map(([key, schema]) => ({
        key,
        ...fieldOf(schema, key),
        ...(FRAME_FIELDS.includes(key) && { isLook: true as const }),
      }))
      .sort((a, b) => Number(a.isLook ?? false) - Number(b.isLook ?? false));

  function groupInput(shape: Shape, { meta: { oneOf } }: Peeled): Input {
    return { input: 'group', fields: fieldsOf(shape), ...(oneOf && { oneOf: oneOf.filter((key) => key in shape) }) };
  }

  function languagesInput(shape: Shape, { name, help, meta }: Peeled): Input {
    const inEach = LOCALES.map(({ code }) => ({ code, ...peel(shape[code] as z.core.$ZodType, name) }));
    const [german] = inEach as [Peeled & { code: Locale }];
    const of = fieldAt({ ...german, help, isOptional: false, meta: { ...german.meta, ...meta } });
    return { input: 'languages', of, required: inEach.filter(({ isOptional }) => !isOptional).map(({ code }) => code) };
  }

  function listInput(place: Peeled, element: z.core.$ZodType): Input {
    const inner = peel(element, singular(place.name));
    const { def } = inner.schema._zod;
    const { length } = lengthOf(place);
    if (def.type === 'enum')
      return { input: 'choices', choices: choicesOf(Object.values(def.entries), inner), ...limits(length) };
    return { input: 'list', item: fieldOf(element, singular(place.name)), ...limits(length) };
  }

  function unionInput(place: Peeled, def: z.core.$ZodUnionDef): Input {
    if (isBlocks(def)) return variantsInput(def);
    const options = alternatives(def);
    const values = options.map((option) => peel(option, place.name).schema._zod.def);
    if (values.every((one) => one.type === 'literal'))
      return {
        input: 'choice',
        choices: choicesOf(
          values.flatMap((one) => [...one.values]),
          place,
        ),
      };
    return {
      input: 'either',
      options: options.map((option) => ({ ...fieldOf(option, place.name), label: translate(nameOf(option)) })),
    };
  }

  function variantsInput({
    options,
    discriminator: sign = '',
  }: z.core.$ZodUnionDef & { discriminator?: string }): Input {
    const variants = options.map((option): Variant => {
      const place = peel(option, '');
      const { [sign]: which, ...shape } = (place.schema._zod.def as z.core.$ZodObjectDef).shape;
      const literal = peel(which as z.core.$ZodType, sign);
      const value = String((literal.schema._zod.def as z.core.$ZodLiteralDef<string>).values[0]);
      const help = translate(plain(literal.help || place.help));
      const group = sign === 'block' && GROUPS[value];
      return { value, label: translate(choiceName(value)), help, ...(group && { group }), fields: fieldsOf(shape) };
    });
    return { input: 'variants', sign, variants };
  }

  return fieldOf;
}

const inGroup = (group: string, blocks: readonly { shape: { block: { value: string } } }[]) =>
  blocks.map(({ shape }) => [shape.block.value, group]);

/** What a block is about, by its name. */
const GROUPS: Record<string, string> = Object.fromEntries([
  ...inGroup('goods', goodsBlocks),
  ...inGroup('tools', toolBlocks),
  ...inGroup('pictures', pictureBlocks),
  ...inGroup('texts', textBlocks),
]);

/** A toolbar says what the help of Markdown says in signs. */
const plain = (help: string) => help.replace(MARKDOWN_HELP, '').trim();

const nameOfValue = (value: unknown, meta: Peeled['meta']): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : choiceName(String(value), meta);

function textInput(place: Peeled): Input {
  const { meta } = place;
  const { format, maxLength } = place.schema as unknown as { format?: string | null; maxLength?: number | null };
  // what has to look like something is one line, whatever its help speaks of
  const hasPattern = place.schema._zod.def.checks?.some(({ _zod }) => 'pattern' in _zod.def);
  const longest = maxLength ? { maxLength } : {};
  const refersTo = meta.refersTo ?? meta.names;
  if (format === 'datetime') return { input: 'moment' };
  if (format === 'email') return { input: 'email', ...longest };
  if (format === 'url') return { input: 'address', ...longest };
  if (meta.input === 'day' || meta.input === 'picture') return { input: meta.input };
  if (refersTo) return { input: 'reference', refersTo };
  if (meta.input === 'markdown' || /\bMarkdown\b/.test(place.help)) return { input: 'markdown', ...longest };
  return { input: isLong(place) && !hasPattern ? 'paragraph' : 'line', ...longest };
}

function numberInput({ schema }: Peeled): Input {
  const { minValue, maxValue, isInt } = schema as unknown as z.ZodNumber;
  return { input: 'number', ...(isInt && { isWhole: true }), ...limits({ min: minValue, max: maxValue }) };
}

/** Leaves out the bounds of safe integers that zod adds. */
function limits({ min, max }: { min?: number | null; max?: number | null }): { min?: number; max?: number } {
  const isLimit = (value: number | null | undefined): value is number =>
    typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return { ...(isLimit(min) && { min }), ...(isLimit(max) && { max }) };
}
