import type { Catalogue } from '../catalogue-rules.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product, Variant } from '../product.schema.ts';
import { type Finding, finding } from './finding.ts';

/** Prices are paid in steps of five Rappen, fall with the quantity, and net lies below gross. */
export function priceFindings({ products }: Catalogue): Finding[] {
  return products.flatMap(({ file, value }) => [
    ...priced(file, '', value, value),
    ...value.variants.flatMap((variant, index) => priced(file, `variants[${index}].`, variant, value)),
    ...variantPrice({ file, value }),
    ...missingTiers({ file, value }),
  ]);
}

function priced(file: string, at: string, one: Product | Variant, parent: Product): Finding[] {
  const price = one.price ?? parent.price;
  const net = price / (1 + parent.tax / 100);
  const tiers = (one.tiers ?? []).map(({ from, price: amount }) => ({ from, amount }));
  const professional = (one.professional ?? []).map(({ from, net: amount }) => ({ from, amount }));
  return [
    ...inFiveRappen(file, `${at}price`, price),
    ...(one.listPrice !== undefined && one.listPrice <= price
      ? [finding(file, `${at}listPrice`, formatPrice(one.listPrice), `more than the price ${formatPrice(price)}`)]
      : []),
    ...falling(file, `${at}tiers`, tiers, parent.minPurchase),
    ...(tiers[0] && tiers[0].amount !== price
      ? [
          finding(
            file,
            `${at}tiers[0].price`,
            formatPrice(tiers[0].amount),
            `the price ${formatPrice(price)}`,
            `- {from: 1, price: ${formatPrice(price)}}`,
          ),
        ]
      : []),
    ...falling(file, `${at}professional`, professional, parent.minPurchase),
    ...professional
      .filter(({ amount }) => amount >= net)
      .map(({ from, amount }) =>
        finding(
          file,
          `${at}professional (from ${from})`,
          formatPrice(amount),
          `less than ${formatPrice(net)}, the price without VAT`,
        ),
      ),
    ...belowPrivate(file, at, tiers, professional, parent.tax),
  ];
}

const formatPrice = (amount: number): string => amount.toFixed(2);

const inFiveRappen = (file: string, field: string, amount: number): Finding[] => {
  const rounded = Math.round(amount * 20) / 20;
  if (Math.abs(rounded - amount) < 1e-9) return [];
  return [finding(file, field, formatPrice(amount), 'a price in steps of 0.05', `${field}: ${formatPrice(rounded)}`)];
};

interface Step {
  from: number;
  amount: number;
}

function falling(file: string, field: string, steps: readonly Step[], least: number): Finding[] {
  return steps.flatMap(({ from, amount }, index) => {
    const before = steps[index - 1];
    const at = `${field}[${index}]`;
    if (!before && from !== 1 && from !== least)
      return [{ file, field: at, actual: `from ${from}`, expected: `from: ${least}` }];
    if (!before) return inFiveRappen(file, at, amount);
    if (from <= before.from) return [{ file, field: at, actual: `from ${from}`, expected: `more than ${before.from}` }];
    if (amount >= before.amount)
      return [{ file, field: at, actual: formatPrice(amount), expected: `less than ${formatPrice(before.amount)}` }];
    return inFiveRappen(file, at, amount);
  });
}

/** A professional never pays more than a private customer who buys as many. */
function belowPrivate(
  file: string,
  at: string,
  tiers: readonly Step[],
  professional: readonly Step[],
  tax: number,
): Finding[] {
  return tiers.flatMap(({ from, amount }) => {
    const theirs = professional.findLast((step) => step.from <= from);
    const net = amount / (1 + tax / 100);
    if (!theirs || theirs.amount < net) return [];
    const expected = `less than ${formatPrice(net)}, the private price without VAT from ${from} pieces`;
    return [{ file, field: `${at}professional (from ${theirs.from})`, actual: formatPrice(theirs.amount), expected }];
  });
}

/** The parent's price is what variants without a price of their own cost. */
function variantPrice({ file, value }: Entry<Product>): Finding[] {
  const prices = value.variants.map(({ price }) => price ?? value.price);
  if (prices.length === 0 || prices.includes(value.price)) return [];
  return [finding(file, 'price', formatPrice(value.price), `that of a variant: ${prices.map(formatPrice).join(', ')}`)];
}

/** A variant with a price of its own doesn't inherit tiers that belong to another price. */
const missingTiers = ({ file, value }: Entry<Product>): Finding[] =>
  value.variants.flatMap((variant, index) => {
    if (variant.price === undefined || variant.price === value.price) return [];
    return (['tiers', 'professional'] as const)
      .filter((field) => value[field] && !variant[field])
      .map((field) =>
        finding(file, `variants[${index}].${field}`, 'missing', `its own ${field}, as it has its own price`),
      );
  });

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
  return [finding(file, 'stock', value.stock, `${sum}, the sum of its variants`, `stock: ${sum}`)];
}

function downloadFindings({ file, value }: Entry<Product>): Finding[] {
  const virtual = value.kind === 'download';
  if ((value.deliveryTime === 'download') === virtual) return [];
  return [finding(file, 'deliveryTime', value.deliveryTime, virtual ? 'download' : 'a time in days or weeks')];
}
