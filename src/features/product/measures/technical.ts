import { type Fit, productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { formatMm, formatNumber, formatWeight } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { KeyOf } from '#i18n/namespaces.ts';
import type { Values } from '#i18n/words.ts';
import type { Product, PropertyOption } from '#store-api/contract/product.ts';

export interface Row {
  name: string;
  value: string;
}

/** Words of the product, as the server or an island has them. */
type Translate = (key: KeyOf<'product'>, values?: Values) => string;

/** The table of technical details: what tells the variant, its properties by group, what it needs, what it weighs. */
export function technicalRows(locale: Locale, t: Translate, product: Product): Row[] {
  const { containers, fit, guaranteeYears } = productAttributesOf(product);
  const variantGroups = new Set(product.options?.map(groupOf));
  const properties = [
    ...(product.options ?? []),
    ...(product.properties?.filter((option) => !variantGroups.has(groupOf(option))) ?? []),
  ];
  const row = (key: Parameters<typeof t>[0], value: string) => [{ name: t(key), value }];
  return [
    ...byGroup(properties),
    ...(containers.length ? row('containers', containers.map((each) => containerWords(locale, each)).join(' + ')) : []),
    ...(fit ? fitRows(locale, t, fit) : []),
    ...(product.weight ? row('weight', formatWeight(locale, product.weight)) : []),
    ...(guaranteeYears ? row('guarantee', t('years', { count: guaranteeYears })) : []),
    ...(product.ean ? row('ean', product.ean) : []),
  ];
}

const groupOf = ({ groupId, group }: PropertyOption): string => groupId ?? group?.id ?? '';

/** One row a group, in the groups' order; several options of one are listed. */
function byGroup(options: readonly PropertyOption[]): Row[] {
  const groups = new Map<string, { position: number; options: PropertyOption[] }>();
  for (const option of options) {
    const position = Number((option.group as { position?: unknown } | null | undefined)?.position ?? 0);
    const group = groups.get(groupOf(option)) ?? { position, options: [] };
    group.options.push(option);
    groups.set(groupOf(option), group);
  }
  return [...groups.values()]
    .sort((a, b) => a.position - b.position)
    .map(({ options: [first, ...others] }) => ({
      name: first?.group?.name ?? '',
      value: [first, ...others]
        .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
        .map((option) => option?.name ?? '')
        .join(', '),
    }))
    .filter(({ name, value }) => name && value);
}

const containerWords = (locale: Locale, { litres, count }: { litres: number; count: number }): string =>
  `${count > 1 ? `${count}\u00A0×\u00A0` : ''}${formatNumber(locale, litres)}\u00A0l`;

/** What the cabinet must offer; widths and walls stand among the properties already. */
function fitRows(locale: Locale, t: Translate, { minBodyDepthMm, minBodyHeightMm, minWidthMm }: Fit): Row[] {
  const measures = [
    ['fitBodyDepth', minBodyDepthMm],
    ['fitBodyHeight', minBodyHeightMm],
    ['fitWidth', minWidthMm],
  ] as const;
  return measures.flatMap(([key, mm]) =>
    mm ? [{ name: t(key), value: t('fitFrom', { mm: formatMm(locale, mm) }) }] : [],
  );
}
