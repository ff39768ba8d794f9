import type { ComponentSchema } from '@keystatic/core';

type Stored = never;
type Values = Record<string, unknown>;

/**
 * What Keystatic does between opening and saving a file, for tests: it refuses keys that it does not know, hands every
 * leaf to its field, and writes what the fields give back. (Its own code runs only inside of its pages.)
 * @throws Error naming the place that can't be opened or that would not be allowed to be saved.
 */
export function openedAndSaved(schema: ComponentSchema, stored: unknown, place = ''): unknown {
  switch (schema.kind) {
    case 'form': {
      const value = (schema.parse as (value: Stored, extra: undefined) => unknown)(
        (stored ?? undefined) as Stored,
        undefined,
      );
      try {
        (schema.validate as (value: Stored, extra: undefined) => unknown)(value as Stored, undefined);
      } catch (trouble) {
        throw new Error(`${place}: ${(trouble as Error).message} (${JSON.stringify(value)})`);
      }
      return (schema.serialize as (value: Stored, extra: Values) => { value: unknown })(value as Stored, {}).value;
    }
    case 'object': {
      const unknown = Object.keys(stored ?? {}).filter((key) => !(key in schema.fields));
      if (unknown.length > 0) throw new Error(`${place}: unknown ${unknown}`);
      const entries = Object.entries(schema.fields).map(([key, field]) => [
        key,
        openedAndSaved(field, (stored as Values | undefined)?.[key], `${place}.${key}`),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    case 'array':
      return ((stored ?? []) as unknown[]).map(
        (one, index) => openedAndSaved(schema.element, one, `${place}[${index}]`) ?? null,
      );
    case 'conditional': {
      const { discriminant, value } = (stored ?? {}) as { discriminant?: string | boolean; value?: unknown };
      const chosen = openedAndSaved(schema.discriminant, discriminant, place);
      const one = schema.values[String(chosen)];
      if (!one) throw new Error(`${place}: no ${chosen}`);
      return { discriminant: chosen, value: openedAndSaved(one, value, place) };
    }
    default:
      throw new Error(`${place}: a ${schema.kind}`);
  }
}
