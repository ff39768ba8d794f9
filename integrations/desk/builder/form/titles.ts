import type { FieldDescription } from '#desk/builder/fields/description.ts';
import { isGroup, variantOf } from '#desk/builder/fields/values.ts';

const TITLE_FIELDS = [
  'title',
  'name',
  'question',
  'label',
  'heading',
  'headline',
  'city',
  'text',
  'id',
  'key',
  'number',
  'product',
  'term',
  'from',
  'picture',
];
const LONGEST = 60;

/** How an item is called while it is closed: by its first telling words, in the editor's language or in German. */
export function titleOf(value: unknown, locale: string): string {
  if (!isGroup(value)) return typeof value === 'object' ? '' : short(String(value ?? ''));
  for (const key of TITLE_FIELDS) {
    const text = textIn(value[key], locale);
    if (text) return short(text);
  }
  for (const [key, one] of Object.entries(value)) {
    const text = key === 'block' ? '' : textIn(one, locale);
    if (text) return short(text);
  }
  return '';
}

function textIn(value: unknown, locale: string): string {
  if (isGroup(value))
    return typeof value[locale] === 'string' ? String(value[locale] || value.de || '') : String(value.de ?? '');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const short = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

/** What kind of thing an item is, where there are several. */
export const kindOf = (field: FieldDescription, value: unknown): string =>
  field.input === 'variants' ? (variantOf(field, value)?.label ?? '') : '';
