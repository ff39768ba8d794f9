import { type Path, valueAt } from '#desk/builder/document/tree.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { FieldDescription, NamedField } from './description.ts';
import { optionOf, variantOf } from './values.ts';

/** Where a place stands, in the words of its form: `Abschnitt 2 › Text 1 › Titel › Français`. */
export const placeName = (field: FieldDescription, data: unknown, path: Path): string =>
  namesOn(field, data, path).join(' › ');

function namesOn(field: FieldDescription | undefined, data: unknown, [key, ...rest]: Path): string[] {
  if (!field || key === undefined) return [];
  const value = valueAt(data, [key]);
  const below = (next: FieldDescription | undefined, ...names: string[]) => [...names, ...namesOn(next, value, rest)];
  switch (field.input) {
    case 'group':
      return ofKey(field.fields, key, below);
    case 'variants':
      return ofKey(variantOf(field, data)?.fields ?? [], key, below);
    case 'either':
      return namesOn(field.options[optionOf(field, data)], data, [key, ...rest]);
    case 'languages':
      return below(field.of, LOCALES.find(({ code }) => code === key)?.name ?? String(key));
    case 'list': {
      const kind = field.item.input === 'variants' ? variantOf(field.item, value)?.label : undefined;
      return below(field.item, `${kind ?? field.item.label} ${Number(key) + 1}`);
    }
    case 'record':
      return below(field.value, String(key));
    case 'tuple':
      return below(field.items[Number(key)], field.items[Number(key)]?.label ?? '');
    default:
      return [String(key)];
  }
}

/** A list gives its items their names, and needs none of its own. */
function ofKey(
  fields: NamedField[],
  key: string | number,
  below: (next: FieldDescription | undefined, ...names: string[]) => string[],
): string[] {
  const next = fields.find((one) => one.key === key);
  return next?.input === 'list' ? below(next) : below(next, next?.label ?? String(key));
}
