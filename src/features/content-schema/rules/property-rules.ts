import type { Catalogue } from '../catalogue-rules.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product } from '../product.schema.ts';
import type { PropertyGroup } from '../property.schema.ts';
import { type Finding, repeated } from './finding.ts';

/** Technical data name groups and options that exist; variants differ in one combination each. */
export function propertyFindings({ products, properties }: Catalogue): Finding[] {
  const groups = new Map(properties.map(({ value }) => [value.id, value]));
  return [
    ...properties.flatMap(groupFindings),
    ...products.flatMap((product) => [...valueFindings(product, groups), ...variantFindings(product, groups)]),
  ];
}

function groupFindings({ file, value }: Entry<PropertyGroup>): Finding[] {
  const twice = repeated(value.options, ({ id }) => id).map(({ again }) => ({
    file,
    field: 'options',
    actual: `${again.id} twice`,
    expected: 'each option once',
  }));
  const lacking = value.options.flatMap((option, index): Finding[] => {
    const field = `options[${index}]`;
    if (value.type === 'colour' && !option.hex)
      return [{ file, field, actual: 'without hex', expected: 'hex: a colour' }];
    if (value.type !== 'number') return [];
    if (option.value === undefined) return [{ file, field, actual: 'without value', expected: 'value: a number' }];
    if (String(option.value) === option.id) return [];
    return [{ file, field, actual: `id ${option.id}, value ${option.value}`, expected: 'an id that is the value' }];
  });
  return [...twice, ...lacking];
}

type Groups = ReadonlyMap<string, PropertyGroup>;

function valueFindings({ file, value }: Entry<Product>, groups: Groups): Finding[] {
  return Object.entries(value.properties).flatMap(([id, actual]) =>
    [actual].flat().flatMap((one) => optionFindings(file, `properties.${id}`, id, one, groups, false)),
  );
}

function optionFindings(
  file: string,
  field: string,
  id: string,
  actual: string | number,
  groups: Groups,
  strict: boolean,
): Finding[] {
  const group = groups.get(id);
  if (!group) return [{ file, field, actual: `group ${id}`, expected: `a group: ${[...groups.keys()].join(', ')}` }];
  if (group.type === 'number' && typeof actual !== 'number') {
    return [
      { file, field, actual: JSON.stringify(actual), expected: `a number${group.unit ? ` (${group.unit})` : ''}` },
    ];
  }
  const open = group.type === 'number' && !strict && (group.options.length === 0 || !group.filterable);
  if (open || group.options.some((option) => option.id === String(actual))) return [];
  return [
    {
      file,
      field,
      actual: String(actual),
      expected: `an option of ${id}: ${group.options.map((o) => o.id).join(', ')}`,
    },
  ];
}

function variantFindings({ file, value }: Entry<Product>, groups: Groups): Finding[] {
  const { variants } = value;
  const keys = Object.keys(variants[0]?.options ?? {})
    .sort()
    .join(', ');
  const each = variants.flatMap(({ options }, index) => {
    const field = `variants[${index}].options`;
    const ownKeys = Object.keys(options).sort().join(', ');
    return [
      ...(ownKeys === keys
        ? []
        : [{ file, field, actual: ownKeys, expected: `the options of the first variant: ${keys}` }]),
      ...Object.entries(options).flatMap(([id, option]) =>
        optionFindings(file, `${field}.${id}`, id, option, groups, true),
      ),
      ...Object.keys(options)
        .filter((id) => groups.get(id)?.variant === false)
        .map((id) => ({ file, field, actual: id, expected: 'a group with variant: true' })),
    ];
  });
  const twice = repeated(variants, ({ options }) => JSON.stringify(options)).map(({ again }) => ({
    file,
    field: 'variants',
    actual: `${JSON.stringify(again.options)} twice`,
    expected: 'each combination once',
  }));
  return [...each, ...twice];
}
