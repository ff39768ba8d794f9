import type { Catalogue } from '../catalogue-rules.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product } from '../product.schema.ts';
import type { Finding } from './finding.ts';

/** What may be ordered at once, and that the stock of variants adds up. */
export const quantityFindings = ({ products }: Catalogue): Finding[] =>
  products.flatMap((product) => [...stepFindings(product), ...stockFindings(product), ...downloadFindings(product)]);

function stepFindings({ file, value }: Entry<Product>): Finding[] {
  const { minPurchase, purchaseSteps, maxPurchase } = value;
  const findings: Finding[] = [];
  if (minPurchase % purchaseSteps !== 0) {
    const expected = `a multiple of the steps of ${purchaseSteps}`;
    findings.push({ file, field: 'minPurchase', actual: String(minPurchase), expected });
  }
  if (maxPurchase !== null && (maxPurchase < minPurchase || (maxPurchase - minPurchase) % purchaseSteps !== 0)) {
    const expected = `${minPurchase} and a number of steps of ${purchaseSteps}`;
    findings.push({ file, field: 'maxPurchase', actual: String(maxPurchase), expected });
  }
  return findings;
}

function stockFindings({ file, value }: Entry<Product>): Finding[] {
  if (value.variants.length === 0 || value.kind === 'download') return [];
  const sum = value.variants.reduce((total, { stock }) => total + stock, 0);
  if (sum === value.stock) return [];
  return [
    {
      file,
      field: 'stock',
      actual: String(value.stock),
      expected: `${sum}, the sum of its variants`,
      repair: `stock: ${sum}`,
    },
  ];
}

function downloadFindings({ file, value }: Entry<Product>): Finding[] {
  const virtual = value.kind === 'download';
  if ((value.deliveryTime === 'download') === virtual) return [];
  return [
    {
      file,
      field: 'deliveryTime',
      actual: value.deliveryTime,
      expected: virtual ? 'download' : 'a time in days or weeks',
    },
  ];
}
