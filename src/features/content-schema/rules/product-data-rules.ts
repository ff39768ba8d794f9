import type { Catalogue } from '../catalogue-rules.ts';
import type { PropertyGroup } from '../category.schema.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product } from '../product.schema.ts';
import { type Finding, finding, repeated } from './finding.ts';

/** The facts that product data must carry and the guarantees. */
export function productDataFindings({ products }: Catalogue): Finding[] {
  return [
    ...PRESENT.filter(({ holds }) => !products.some(({ value }) => holds(value))).map(({ file, field, expected }) =>
      finding(file, field, 'missing or different', expected),
    ),
    ...products.flatMap(({ file, value }) =>
      ALWAYS.filter((rule) => rule.of(value) && !rule.holds(value)).map(({ field, actual, expected }) =>
        finding(file, field, actual(value), expected),
      ),
    ),
  ];
}

interface Presence {
  file: string;
  field: string;
  expected: string;
  holds: (product: Product) => boolean;
}

const carries = (number: string, property: string, value: number | string): Presence => ({
  file: `content/products/${number}/product.yaml`,
  field: `properties.${property}`,
  expected: `${value} (requirement A8)`,
  holds: (product) => product.number === number && product.properties[property] === value,
});

const bag = (litres: number) =>
  carries({ 17: '41-201', 35: '41-202', 40: '41-203', 60: '41-204' }[litres] ?? '', 'capacity-l', litres);

const PRESENT: readonly Presence[] = [
  carries('10-102', 'persons', 2),
  carries('10-104', 'persons', 4),
  carries('10-106', 'persons', 6),
  carries('10-140', 'persons', 8),
  carries('11-104', 'persons', 4),
  carries('11-106', 'persons', 6),
  carries('11-108', 'persons', 8),
  carries('13-105', 'racks', 5),
  carries('13-107', 'racks', 7),
  carries('13-110', 'racks', 10),
  ...[17, 35, 40, 60].map(bag),
  carries('41-105', 'capacity-l', 5),
  carries('41-301', 'lifespan-months', 3),
  {
    file: 'content/products',
    field: 'properties.container-count',
    expected: 'a system with 7 containers (requirement A8)',
    holds: (product) => product.properties['container-count'] === 7,
  },
];

interface Rule {
  of: (product: Product) => boolean;
  holds: (product: Product) => boolean;
  field: string;
  actual: (product: Product) => string;
  expected: string;
}

const WIDTHS = [450, 500, 550, 600, 900];
const among = (values: readonly number[] | undefined, allowed: readonly number[]) =>
  (values ?? []).every((value) => allowed.includes(value));
const isSystem = ({ kind }: Product): boolean => kind === 'system';

const ALWAYS: readonly Rule[] = [
  {
    of: ({ family }) => family === 'dehydrator',
    holds: ({ properties }) => properties.temperature === '20-70' && Number(properties.racks) <= 10,
    field: 'properties.temperature, properties.racks',
    actual: ({ properties }) => `${properties.temperature}, ${properties.racks} racks`,
    expected: '20-70 °C and up to 10 racks (requirement A8)',
  },
  {
    of: ({ kind, family }) => (kind === 'device' || kind === 'system') && family !== 'dehydrator',
    holds: ({ guaranteeYears }) => guaranteeYears === 5,
    field: 'guaranteeYears',
    actual: ({ guaranteeYears }) => String(guaranteeYears),
    expected: '5 years (requirement A7)',
  },
  {
    of: ({ family }) => family === 'dehydrator',
    holds: ({ guaranteeYears }) => guaranteeYears === 2,
    field: 'guaranteeYears',
    actual: ({ guaranteeYears }) => String(guaranteeYears),
    expected: '2 years on dehydrators (requirement A7)',
  },
  {
    of: ({ line, kind }) => line === 'x-line' && kind === 'system',
    holds: ({ fit }) => fit?.loadKg === 100,
    field: 'fit.loadKg',
    actual: ({ fit }) => String(fit?.loadKg),
    expected: '100, as pull-outs are tested to 100 kg (requirement A8)',
  },
  {
    of: ({ line, kind }) => line === 'x-line-pro' && kind === 'system',
    holds: ({ fit }) => fit?.loadKg === 70,
    field: 'fit.loadKg',
    actual: ({ fit }) => String(fit?.loadKg),
    expected: '70, the load of the X-LINE Pro drawer box (requirement A8)',
  },
  {
    of: ({ line, kind }) => line === 'd-line' && kind === 'system',
    holds: ({ fit, properties }) =>
      fit?.minInstallationHeightMm === { l: 440, m: 390 }[String(properties['height-class'])],
    field: 'fit.minInstallationHeightMm',
    actual: ({ fit, properties }) => `${fit?.minInstallationHeightMm} in height ${properties['height-class']}`,
    expected: '440 for L, 390 for M (requirement A8)',
  },
  {
    of: isSystem,
    holds: ({ fit }) =>
      among(fit?.bodyWidthsMm, WIDTHS) &&
      among(fit?.sideWallMm, [16, 18, 19]) &&
      among(fit?.drawerWidthsMm, [550, 600]),
    field: 'fit',
    actual: ({ fit }) => `widths ${fit?.bodyWidthsMm}, walls ${fit?.sideWallMm}, drawers ${fit?.drawerWidthsMm ?? '–'}`,
    expected: 'cabinets of 450, 500, 550, 600, 900, walls of 16, 18, 19, drawers of 550, 600 mm (requirement A8)',
  },
  {
    of: ({ fit }) => fit?.drawerDepthMm !== undefined,
    holds: ({ fit }) => (fit?.drawerDepthMm?.min ?? 0) >= 400 && (fit?.drawerDepthMm?.max ?? 999) <= 500,
    field: 'fit.drawerDepthMm',
    actual: ({ fit }) => `${fit?.drawerDepthMm?.min} to ${fit?.drawerDepthMm?.max}`,
    expected: '400 to 500 mm (requirement A8)',
  },
  {
    of: isSystem,
    holds: ({ properties }) => Number(properties['container-count']) <= 7,
    field: 'properties.container-count',
    actual: ({ properties }) => String(properties['container-count']),
    expected: '7 containers at most (requirement A8)',
  },
];

/** Technical data name groups and options that exist; variants differ in one combination each. */
export function propertyFindings({ products, properties }: Catalogue): Finding[] {
  const groups = new Map(properties.map(({ value }) => [value.id, value]));
  return [
    ...properties.flatMap(groupFindings),
    ...products.flatMap((product) => [...valueFindings(product, groups), ...variantFindings(product, groups)]),
  ];
}

function groupFindings({ file, value }: Entry<PropertyGroup>): Finding[] {
  const twice = repeated(value.options, ({ id }) => id).map(({ again }) =>
    finding(file, 'options', `${again.id} twice`, 'each option once'),
  );
  const lacking = value.options.flatMap((option, index): Finding[] => {
    const field = `options[${index}]`;
    if (value.type === 'colour' && !option.hex)
      return [{ file, field, actual: 'without hex', expected: 'hex: a color' }];
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
  return [finding(file, field, actual, `an option of ${id}: ${group.options.map((o) => o.id).join(', ')}`)];
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
  const twice = repeated(variants, ({ options }) => JSON.stringify(options)).map(({ again }) =>
    finding(file, 'variants', `${JSON.stringify(again.options)} twice`, 'each combination once'),
  );
  return [...each, ...twice];
}
