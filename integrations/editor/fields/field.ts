import type { ComponentSchema } from '@keystatic/core';

/**
 * One place of a form. Keystatic stores other shapes than the house (blocks as `{discriminant, value}`, no records, no
 * unions), so each place knows both: the file never sees Keystatic's.
 */
export interface Field {
  /** What Keystatic shows. */
  schema: ComponentSchema;
  /** The house's value as Keystatic would have stored it; undefined: nothing stands there. */
  read(value: unknown): unknown;
  /** The house's value of what Keystatic stores; undefined: the line is left out. */
  write(stored: unknown): unknown;
}

export type Fields = Record<string, Field>;

/** A field that Keystatic stores as the house does. */
export const asIs = (schema: ComponentSchema): Field => ({
  schema,
  read: (value) => value,
  write: (stored) => stored ?? undefined,
});
