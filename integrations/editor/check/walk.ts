import { fieldName } from '#features/content-schema/rules/entry-rules.ts';

/** One place inside a file: its path as findings write it, its own key, what stands there and beside it. */
export interface Place {
  field: string;
  key: string;
  value: unknown;
  beside: Readonly<Record<string, unknown>>;
}

/** Every place below a value, from top to bottom. */
export function* placesIn(value: unknown, path: PropertyKey[] = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, below] of Object.entries(value)) {
    const here = [...path, isList ? Number(key) : key];
    yield { field: fieldName(here), key, value: below, beside: isList ? {} : (value as Record<string, unknown>) };
    yield* placesIn(below, here);
  }
}
