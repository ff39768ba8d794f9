import type { Locale } from '#i18n/locales.ts';

/** One value in a form, as plain JSON: made on the server from a schema, in the language of who edits. */
export type FieldDescription = Place & Input;

/** A field of a group: how it is put in, and the key it stands under. */
export type NamedField = FieldDescription & { key: string };

interface Place {
  label: string;
  help?: string;
  /** May be left out; with `isNullable` alone an empty one is written as null. */
  isOptional?: true;
  isNullable?: true;
  /** What holds when it is left out; such a value is not written. */
  fallback?: unknown;
  /** How something looks, and not what it says: shown folded, behind the rest. */
  isLook?: true;
}

export type Input =
  | { input: 'line' | 'paragraph' | 'markdown' | 'email' | 'address'; maxLength?: number }
  | { input: 'day' | 'moment' }
  | { input: 'picture' }
  | { input: 'check' }
  | { input: 'number'; isWhole?: true; min?: number; max?: number }
  | { input: 'choice'; choices: Choice[] }
  /** Several of a few words, in a list. */
  | { input: 'choices'; choices: Choice[]; min?: number; max?: number }
  /** Names an entry of this kind, or something that stands in a list. */
  | { input: 'reference'; refersTo: string }
  /** The same in each language; those that are not required fall back to German. */
  | { input: 'languages'; of: FieldDescription; required: Locale[] }
  | { input: 'group'; fields: NamedField[]; oneOf?: string[] }
  | { input: 'list'; item: FieldDescription; min?: number; max?: number }
  | { input: 'record'; name: FieldDescription; value: FieldDescription }
  | { input: 'tuple'; items: FieldDescription[] }
  | { input: 'either'; options: FieldDescription[] }
  /** One of several kinds of group; the key `sign` says which. */
  | { input: 'variants'; sign: string; variants: Variant[] }
  | { input: 'constant'; value: unknown };

export type InputOf<Name extends Input['input']> = Place & Extract<Input, { input: Name }>;

export interface Choice {
  value: string | number | boolean;
  label: string;
}

export interface Variant {
  value: string;
  label: string;
  help: string;
  /** What a block is about: goods, pictures, texts, tools. */
  group?: string;
  fields: NamedField[];
}
