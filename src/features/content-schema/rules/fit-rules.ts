import type { Catalogue } from '../catalogue-rules.ts';
import type { Fit } from '../fit.schema.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product } from '../product.schema.ts';
import type { Finding } from './finding.ts';

/** The measures of a waste system: fit, containers and technical data say the same, and the sums are right. */
export const fitFindings = ({ products }: Catalogue): Finding[] => {
  const byNumber = new Map(products.map(({ value }) => [value.number, value]));
  return products.flatMap((product) => [
    ...agreement(product),
    ...sums(product),
    ...containerFindings(product, byNumber),
  ]);
};

const plain = (value: unknown): string => (Array.isArray(value) ? [...value].sort().join(', ') : String(value));

/** Technical data and the fact they repeat. */
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
    .filter(([key, fact]) => plain([properties[key]].flat()) !== plain([fact].flat()))
    .map(([key, fact]) => ({
      file,
      field: `properties.${key}`,
      actual: plain(properties[key]),
      expected: `${plain(fact)} as in the facts`,
      repair: `${key}: ${plain(fact)}`,
    }));
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
      findings.push({
        file,
        field: `containers[${index}].article`,
        actual: `${article} (${capacity} l)`,
        expected: `a container of ${litres} l`,
      });
    }
    if (fits === false) {
      findings.push({
        file,
        field: `containers[${index}].article`,
        actual: `${article}, which does not name ${value.number} in fits`,
        expected: 'a container made for it',
      });
    }
    return findings;
  });
}
