import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';

type Words<Field extends string> = Record<Field, string | null>;

/**
 * Texts of an entity twice, as the Store API gives them: the language's own (null where it has none),
 * and under `translated` what shows, German where there is no other.
 */
export function worded<Field extends string>(
  locale: Locale,
  texts: Record<Field, Text | null | undefined>,
): Words<Field> & { translated: Words<Field> & { customFields: Record<string, unknown> } } {
  const fields = Object.entries(texts) as [Field, Text | null | undefined][];
  const ownTexts = fields.map(([field, text]) => [field, text?.[locale] ?? null]);
  const shown = fields.map(([field, text]) => [field, text ? inLanguage(locale, text) : null]);
  return { ...Object.fromEntries(ownTexts), translated: { ...Object.fromEntries(shown), customFields: {} } };
}
