import type { Catalogue } from '../catalogue-rules.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product } from '../product.schema.ts';
import type { ProductLine } from '../product-line.schema.ts';
import type { Finding } from './finding.ts';

/** What a line says about its systems is what the systems say, and the table that compares the lines says it too. */
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
    .filter(([, said, fact]) => said !== fact)
    .map(([field, said, fact]) => ({ file, field, actual: String(said), expected: `${fact} as its systems say` }));
}

const list = (values: readonly (string | number)[]): string => [...new Set(values)].sort().join(', ');
const span = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;

/** Rows of the comparison that repeat figures of a line. */
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
        .map(([language, words]) => ({
          file,
          field: `${id}.values.${line.id}.${language}`,
          actual: JSON.stringify(words),
          expected: `${figures.join(', ')} as in product-lines/${line.id}.yaml`,
        }));
    }),
  );
}
