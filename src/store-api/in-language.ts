/**
 * An entity with its fields in the language that was asked for, and without `translated`: a Shopware leaves `x` empty
 * where only a parent or another language has it, and `translated.x` has it then.
 */
export function inLanguage(value: unknown): unknown {
  if (!isObject(value) || !('translated' in value)) return value;
  const { translated, ...entity } = value;
  if (!isObject(translated)) return entity;
  for (const [field, words] of Object.entries(translated))
    if (isObject(words) && isObject(entity[field])) entity[field] = { ...entity[field], ...words };
    else entity[field] = words ?? entity[field];
  return entity;
}

/** PHP writes an empty map as `[]`. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
