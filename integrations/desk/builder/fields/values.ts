import { LOCALES } from '#i18n/locales.ts';
import type { FieldDescription, InputOf, NamedField, Variant } from './description.ts';
import { localMoment, momentOf } from './moments.ts';

/* From what a file holds to what a control shows, and back. Files hold no defaults and nothing empty. */

export type Values = Record<string, unknown>;

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a control shows of a value. */
export function textOf(field: FieldDescription, value: unknown): string {
  const shown = value ?? field.fallback ?? '';
  return field.input === 'moment' && shown ? localMoment(String(shown)) : String(shown);
}

/**
 * What somebody put in, as the file holds it. A number is taken with a comma too; what is none stays a text, so that
 * nothing is lost and the check of content says what is wrong.
 */
export function storedValue(field: FieldDescription, text: string): unknown {
  switch (field.input) {
    case 'number': {
      const number = Number(
        text
          .trim()
          .replace(',', '.')
          .replace(/[’'\s]/g, ''),
      );
      return written(field, text.trim() === '' ? undefined : Number.isNaN(number) ? text : number);
    }
    case 'choice':
      return written(field, field.choices.find(({ value }) => String(value) === text)?.value);
    case 'moment':
      return written(field, text && momentOf(text));
    default:
      return written(field, text);
  }
}

/** A value as the file holds it: nothing where it is empty or the default, null where the schema asks for that. */
export function written(field: FieldDescription, value: unknown): unknown {
  const { fallback, isOptional, isNullable } = field;
  if (field.input === 'constant') return field.value;
  if (fallback !== undefined && JSON.stringify(value) === JSON.stringify(fallback)) return undefined;
  if (!isEmpty(value)) return value;
  if (fallback !== undefined) return Array.isArray(value) ? value : undefined;
  if (isNullable && !isOptional) return null;
  return isOptional || (!Array.isArray(value) && !isTextual(field)) ? undefined : value;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether an empty text is a value like another: the record of nothing that a required line holds. */
const isTextual = ({ input }: FieldDescription): boolean =>
  ['line', 'paragraph', 'markdown', 'email', 'address', 'reference', 'picture', 'day', 'moment'].includes(input);

/** The first value of a place that an editor adds: what is required stands there empty. */
export function initialValue(field: FieldDescription): unknown {
  if (field.fallback !== undefined || field.isOptional) return undefined;
  if (field.isNullable) return null;
  switch (field.input) {
    case 'constant':
      return field.value;
    case 'choice':
      return field.choices[0]?.value;
    case 'check':
      return false;
    case 'choices':
      return [];
    case 'number':
      return undefined;
    case 'languages':
      return Object.fromEntries(
        LOCALES.filter(({ code }) => field.required.includes(code)).map(({ code }) => [code, initialValue(field.of)]),
      );
    case 'group':
      return initialGroup(field.fields);
    case 'list':
      return Array.from({ length: field.min ?? 0 }, () => initialValue(field.item));
    case 'record':
      return {};
    case 'tuple':
      return field.items.map(initialValue);
    case 'either':
      return field.options[0] && initialValue(field.options[0]);
    case 'variants':
      return field.variants[0] && initialVariant(field, field.variants[0]);
    default:
      return '';
  }
}

export const initialVariant = ({ sign }: InputOf<'variants'>, { value, fields }: Variant): Values => ({
  [sign]: value,
  ...initialGroup(fields),
});

const initialGroup = (fields: NamedField[]): Values =>
  Object.fromEntries(
    fields.map((field) => [field.key, initialValue(field)]).filter(([, value]) => value !== undefined),
  );

/** Which of the alternatives a value is, by its shape; the first if it is none. */
export function optionOf({ options }: InputOf<'either'>, value: unknown): number {
  return Math.max(
    0,
    options.findIndex((option) => hasShapeOf(option, value)),
  );
}

function hasShapeOf(field: FieldDescription, value: unknown): boolean {
  switch (field.input) {
    case 'constant':
      return value === field.value;
    case 'number':
      return typeof value === 'number';
    case 'check':
      return typeof value === 'boolean';
    case 'choice':
      return field.choices.some((choice) => choice.value === value);
    case 'list':
    case 'choices':
    case 'tuple':
      return Array.isArray(value);
    case 'languages':
      return (
        isGroup(value) &&
        LOCALES.every(({ code }) =>
          code in value ? hasShapeOf(field.of, value[code]) : !field.required.includes(code),
        ) &&
        // a text that is empty everywhere is meant to be empty, if that is one of the alternatives
        (field.of.input === 'constant' || Object.values(value).some(Boolean))
      );
    case 'record':
      return isGroup(value);
    case 'group':
      return isGroup(value) && Object.keys(value).every((key) => field.fields.some((one) => one.key === key));
    case 'variants':
      return isGroup(value) && field.variants.some((variant) => variant.value === value[field.sign]);
    case 'either':
      return field.options.some((option) => hasShapeOf(option, value));
    default:
      return typeof value === 'string';
  }
}

/** The variant that a group is; none where it says something that nobody knows. */
export const variantOf = ({ sign, variants }: InputOf<'variants'>, value: unknown): Variant | undefined =>
  isGroup(value) ? variants.find((variant) => variant.value === value[sign]) : undefined;
