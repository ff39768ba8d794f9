/*
 * The browser's half of the words: a slice of one namespace as a prop, filled in with the plural rules of its
 * language. Same format as i18next ({{name}}, key_one, key_other, key_zero), a few hundred bytes instead of 15 KB.
 */

/** Words by key, with `@lang` for the plural rules; made by `sliceOf` on the server. */
export type Slice<Key extends string = string> = { readonly '@lang': string } & {
  readonly [key in Key | (string & {})]: string;
};

/** `tell(words, 'items', { count: 3 })`; a key that is missing answers with itself, so that the gap is seen. */
export function formatMessage<Key extends string>(
  words: Slice<Key>,
  key: Key,
  values: Record<string, string | number> = {},
): string {
  const text = plural(words, key, values.count) ?? words[key] ?? key;
  return text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (placeholder: string, name: string) =>
    String(values[name] ?? placeholder),
  );
}

function plural(words: Slice, key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined;
  if (count === 0 && words[`${key}_zero`] !== undefined) return words[`${key}_zero`];
  return words[`${key}_${new Intl.PluralRules(words['@lang']).select(count)}`] ?? words[`${key}_other`];
}
