import type { Catalogue } from '../catalogue-rules.ts';
import type { Fit } from '../fit.schema.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product } from '../product.schema.ts';
import type { ProductLine } from '../product-line.schema.ts';
import { type Finding, finding } from './finding.ts';

/** The measures of a waste system: fit, containers and technical data agree, and totals are right. */
export const fitFindings = ({ products }: Catalogue): Finding[] => {
  const byNumber = new Map(products.map(({ value }) => [value.number, value]));
  return products.flatMap((product) => [
    ...agreement(product),
    ...sums(product),
    ...containerFindings(product, byNumber),
  ]);
};

const plain = (value: unknown): string => (Array.isArray(value) ? [...value].sort().join(', ') : String(value));

/** Technical data that differ from the field they repeat. */
function agreement({ file, value }: Entry<Product>): Finding[] {
  const { fit, containers = [], properties } = value;
  if (!fit) return [];
  const pairs: [string, unknown][] = [
    ['line', value.line],
    ['system-type', fit.systemType],
    ['load-kg', fit.loadKg],
    ['container-count', containers.reduce((sum, { count }) => sum + count, 0)],
    ['volume-l', containers.reduce((sum, { count, litres }) => sum + count * litres, 0)],
  ];
  if (value.line !== 'boxx-r') {
    pairs.push(
      ['body-width-mm', fit.bodyWidthsMm],
      ['side-wall-mm', fit.sideWallMm],
      ['installation-height-mm', fit.minInstallationHeightMm],
      ['installation-depth-mm', fit.minInstallationDepthMm],
      ['front-mounted', fit.frontMounted ? 'yes' : 'no'],
    );
  }
  return pairs
    .filter(([key, expected]) => plain([properties[key]].flat()) !== plain([expected].flat()))
    .map(([key, expected]) =>
      finding(
        file,
        `properties.${key}`,
        plain(properties[key]),
        `${plain(expected)} as in the facts`,
        `${key}: ${plain(expected)}`,
      ),
    );
}

function sums({ file, value: { fit } }: Entry<Product>): Finding[] {
  if (!fit) return [];
  const inner = fit.innerWidthMm;
  const existing = fit.systemType.includes('existing-pull-out');
  const checks: [string, number | null | undefined, number | null | undefined, string][] = [
    [
      'fit.minBodyHeightMm',
      fit.minBodyHeightMm,
      bodyOf(fit, fit.minInstallationHeightMm, 38),
      'installation height + 38',
    ],
    [
      'fit.minBodyDepthMm',
      fit.minBodyDepthMm,
      bodyOf(fit, fit.minInstallationDepthMm, existing ? 38 : 18),
      `installation depth + ${existing ? 38 : 18}`,
    ],
    ['fit.heightStackMm', fit.minInstallationHeightMm, total(fit.heightStackMm), 'the sum of the stack'],
    [
      'fit.depthStackMm',
      fit.minInstallationDepthMm,
      fit.depthStackMm ? total(fit.depthStackMm) : fit.minInstallationDepthMm,
      'the sum of the stack',
    ],
    ['fit.innerWidthMm.spare', inner?.spare, inner && inner.usable - inner.containers, 'usable − containers'],
    ['fit.innerWidthMm.min', inner?.min, inner && Math.min(...fit.bodyWidthsMm) - 2 * 19, 'cabinet width − 2 × 19'],
    ['fit.innerWidthMm.max', inner?.max, inner && Math.max(...fit.bodyWidthsMm) - 2 * 16, 'cabinet width − 2 × 16'],
  ];
  return checks
    .filter(([, actual, right]) => actual !== right)
    .map(([field, actual, right, rule]) => ({ file, field, actual: String(actual), expected: `${right} (${rule})` }));
}

const bodyOf = (fit: Fit, installation: number, more: number): number | null =>
  fit.systemType.includes('freestanding') ? null : installation + more;

const total = (stack: Record<string, number>): number => Object.values(stack).reduce((sum, part) => sum + part, 0);

function containerFindings({ file, value }: Entry<Product>, byNumber: ReadonlyMap<string, Product>): Finding[] {
  return (value.containers ?? []).flatMap(({ litres, article }, index) => {
    const capacity = byNumber.get(article)?.properties['capacity-l'];
    const fits = byNumber.get(article)?.fits.includes(value.number);
    const findings: Finding[] = [];
    if (capacity !== undefined && capacity !== litres) {
      findings.push(
        finding(file, `containers[${index}].article`, `${article} (${capacity} l)`, `a container of ${litres} l`),
      );
    }
    if (fits === false) {
      findings.push(
        finding(
          file,
          `containers[${index}].article`,
          `${article}, which does not name ${value.number} in fits`,
          'a container made for it',
        ),
      );
    }
    return findings;
  });
}

/** A product line, its systems and the comparison of the lines have to agree. */
export function lineFindings(catalogue: Catalogue): Finding[] {
  return [...systemsOfLines(catalogue), ...comparisonOf(catalogue)];
}

function systemsOfLines({ products, lines }: Catalogue): Finding[] {
  return lines.flatMap((line) => {
    const systems = products
      .map(({ value }) => value)
      .filter((product) => product.line === line.value.id && product.kind === 'system');
    return specFindings(line, systems);
  });
}

function specFindings({ file, value }: Entry<ProductLine>, systems: readonly Product[]): Finding[] {
  const fits = systems.flatMap(({ fit }) => (fit ? [fit] : []));
  const counts = systems.map(({ containers = [] }) => containers.reduce((sum, { count }) => sum + count, 0));
  const volumes = systems.map(({ containers = [] }) =>
    containers.reduce((sum, { count, litres }) => sum + count * litres, 0),
  );
  const ownPullOuts = fits.filter(({ systemType }) => !systemType.includes('existing-pull-out'));
  const largest = value.loadOwnPullOutKg === undefined ? fits : fits.filter((fit) => !ownPullOuts.includes(fit));
  const pairs: [keyof ProductLine, unknown, unknown][] = [
    ['systems', list(value.systems), list(systems.map(({ number }) => number))],
    ['systemTypes', list(value.systemTypes), list(fits.flatMap(({ systemType }) => systemType))],
    ['bodyWidthsMm', list(value.bodyWidthsMm), list(fits.flatMap(({ bodyWidthsMm }) => bodyWidthsMm))],
    ['sideWallMm', list(value.sideWallMm), list(fits.flatMap(({ sideWallMm }) => sideWallMm))],
    [
      'minInstallationHeightMm',
      value.minInstallationHeightMm,
      Math.min(...fits.map((fit) => fit.minInstallationHeightMm)),
    ],
    [
      'minInstallationDepthMm',
      value.minInstallationDepthMm,
      Math.min(...fits.map((fit) => fit.minInstallationDepthMm)),
    ],
    ['containers', span(value.containers), span({ min: Math.min(...counts), max: Math.max(...counts) })],
    ['litres', span(value.litres), span({ min: Math.min(...volumes), max: Math.max(...volumes) })],
    ['priceFrom', value.priceFrom, Math.min(...systems.map(({ price }) => price))],
    ['loadKg', value.loadKg, Math.max(...largest.map(({ loadKg }) => loadKg))],
    [
      'loadOwnPullOutKg',
      value.loadOwnPullOutKg,
      value.loadOwnPullOutKg && Math.max(...ownPullOuts.map(({ loadKg }) => loadKg)),
    ],
  ];
  return pairs
    .filter(([, actual, expected]) => actual !== expected)
    .map(([field, actual, expected]) => ({
      file,
      field,
      actual: String(actual),
      expected: `${expected} as its systems say`,
    }));
}

const list = (values: readonly (string | number)[]): string => [...new Set(values)].sort().join(', ');
const span = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;

/** Rows of the comparison that repeat figures of a product line. */
const FIGURES: Record<string, (line: ProductLine) => (number | string)[]> = {
  'installation-height': ({ minInstallationHeightMm }) => [minInstallationHeightMm],
  'installation-depth': ({ minInstallationDepthMm }) => [minInstallationDepthMm],
  containers: ({ containers }) => [containers.min, containers.max],
  litres: ({ litres }) => [litres.min, litres.max],
  load: ({ loadKg }) => [loadKg],
  'price-from': ({ priceFrom }) => [priceFrom.toFixed(2)],
  guarantee: ({ guaranteeYears, sparePartsYears }) => [guaranteeYears, sparePartsYears],
};

function comparisonOf({ lines, comparison: { file, value: rows } }: Catalogue): Finding[] {
  return rows.flatMap(({ id, values }) =>
    lines.flatMap(({ value: line }) => {
      const cell = values[line.id];
      if (typeof cell === 'boolean') return [];
      const figures = FIGURES[id]?.(line) ?? [];
      return Object.entries(cell)
        .filter(([, words]) => figures.some((figure) => !words.includes(String(figure))))
        .map(([language, words]) =>
          finding(
            file,
            `${id}.values.${line.id}.${language}`,
            JSON.stringify(words),
            `${figures.join(', ')} as in product-lines/${line.id}.yaml`,
          ),
        );
    }),
  );
}
