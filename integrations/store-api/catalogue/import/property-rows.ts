import type { PropertyGroup, PropertyOption } from '#features/content-schema/category.schema.ts';
import type { Product, PropertyValue } from '#features/content-schema/product.schema.ts';
import { inEveryLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type {
  propertyGroup,
  propertyGroupText,
  propertyOption,
  propertyOptionText,
} from '#store/records/schema/property.ts';

export type PropertyRows = {
  groups: (typeof propertyGroup.$inferInsert)[];
  groupTexts: (typeof propertyGroupText.$inferInsert)[];
  options: (typeof propertyOption.$inferInsert)[];
  optionTexts: (typeof propertyOptionText.$inferInsert)[];
  /** Name of an option, for addresses and search. */
  name: (group: string, value: string | number, locale: Locale) => string;
};

const groupId = (group: string): string => idOf('property-group', group);
export const optionId = (group: string, value: string | number): string => idOf('property-option', `${group}:${value}`);

/** A property's values as a list: `4` → `[4]`. */
export const valuesOf = (value: PropertyValue): (string | number)[] => (Array.isArray(value) ? value : [value]);

/** Groups and their options; numbers that products name without an option of their own get one. @throws {Error} on an unknown group or option */
export function propertyRows(groups: PropertyGroup[], products: Product[]): PropertyRows {
  const byKey = new Map(groups.map((group) => [group.id, group]));
  const options = new Map(groups.map((group) => [group.id, optionsOf(group, usedValues(group.id, products))]));
  for (const product of products) checkGroups(product, byKey);
  const flat = groups.flatMap((group) =>
    (options.get(group.id) ?? []).map((option, position) => ({ group, option, position })),
  );
  const names = new Map(flat.map(({ group, option }) => [optionId(group.id, option.id), option.name]));
  return {
    groups: groups.map(({ id, order, type, unit, filterable }) => ({
      id: groupId(id),
      key: id,
      position: order,
      type,
      unit: unit ?? null,
      filterable,
    })),
    groupTexts: groups.flatMap(({ id, name }) =>
      LOCALES.map(({ code }) => ({ groupId: groupId(id), locale: code, name: name[code] ?? null })),
    ),
    options: flat.map(({ group, option, position }) => ({
      id: optionId(group.id, option.id),
      groupId: groupId(group.id),
      key: option.id,
      position,
      hex: option.hex ?? null,
    })),
    optionTexts: flat.flatMap(({ group, option }) =>
      LOCALES.map(({ code }) => ({
        optionId: optionId(group.id, option.id),
        locale: code,
        name: option.name[code] ?? null,
      })),
    ),
    name: (group, value, locale) => inWords(names.get(optionId(group, value)), locale) ?? String(value),
  };
}

type Option = Pick<PropertyOption, 'id' | 'hex' | 'value'> & { name: Text };

/** Listed options in their order; in groups of numbers all options by their number. @throws {Error} on an unknown value */
function optionsOf(group: PropertyGroup, used: Map<string, string>): Option[] {
  const listed = new Set(group.options.map((option) => option.id));
  const missing = [...used].filter(([value]) => !listed.has(value));
  if (group.type !== 'number') {
    const [value, file] = missing[0] ?? [];
    if (value !== undefined)
      throw new Error(`${file}: properties.${group.id} is "${value}", expected an option of the group.`);
    return group.options;
  }
  const numbers = missing.map(([value]) => numberOption(Number(value), group.unit));
  return [...group.options, ...numbers].sort((a, b) => Number(a.value ?? a.id) - Number(b.value ?? b.id));
}

/** An option for a number, with decimals as each language writes them. */
function numberOption(value: number, unit: string | undefined): Option {
  const written = (code: string) =>
    [new Intl.NumberFormat(code, { useGrouping: 'min2' }).format(value), unit].filter(Boolean).join(' ');
  return {
    id: String(value),
    value,
    name: inEveryLanguage(written),
  };
}

/** Every value that products name in a group, with the file of the first one. */
function usedValues(group: string, products: Product[]): Map<string, string> {
  const used = new Map<string, string>();
  for (const product of products) {
    const ownValue = product.properties[group];
    const values = ownValue === undefined ? [] : valuesOf(ownValue);
    for (const variant of product.variants) {
      const option = variant.options[group];
      if (option !== undefined) values.push(option);
    }
    for (const value of values)
      if (!used.has(String(value))) used.set(String(value), `content/products/${product.number}/product.yaml`);
  }
  return used;
}

function checkGroups({ number, properties, variants }: Product, groups: Map<string, PropertyGroup>): void {
  const named = [...Object.keys(properties), ...variants.flatMap((variant) => Object.keys(variant.options))];
  const unknown = named.find((group) => !groups.has(group));
  if (unknown)
    throw new Error(
      `content/products/${number}/product.yaml: properties names the group "${unknown}", expected one of content/properties.`,
    );
}

const inWords = (words: Text | undefined, locale: Locale): string | undefined => words?.[locale] ?? words?.de;
