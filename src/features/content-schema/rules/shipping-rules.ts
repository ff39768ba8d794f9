import type { Entry } from '../parse-entry.ts';
import type { Shop } from '../shop.schema.ts';
import type { Finding } from './finding.ts';

/** Every delivery country is in one zone, steps follow each other, and a heavier parcel costs more. */
export function shippingFindings({ file, value }: Entry<Shop>): Finding[] {
  const inZones = value.zones.flatMap(({ countries }) => countries);
  return [
    ...value.countries
      .filter(({ iso }) => inZones.filter((one) => one === iso).length !== 1)
      .map(({ iso }) => ({ file, field: 'zones', actual: `${iso} not in one zone`, expected: 'one zone' })),
    ...value.shippingMethods.flatMap(({ id, prices, pricesBy }) =>
      Object.entries(prices).flatMap(([zone, steps]) =>
        risingFindings({ file, field: `${id}.prices.${zone}`, isHeavierDearer: pricesBy === 'weight' }, steps),
      ),
    ),
    ...(['shippingMethods', 'paymentMethods', 'currencies', 'countries'] as const)
      .filter((field) => value[field].filter((one: { default: boolean }) => one.default).length !== 1)
      .map((field) => ({ file, field, actual: 'no or several defaults', expected: 'one with default: true' })),
  ];
}

function risingFindings(
  { file, field, isHeavierDearer }: { file: string; field: string; isHeavierDearer: boolean },
  steps: readonly { to: number | null; price: number }[],
): Finding[] {
  return steps.flatMap(({ to, price }, index) => {
    const before = steps[index - 1];
    if (!before) return [];
    if (before.to === null || (to !== null && to <= before.to)) {
      return [{ file, field, actual: `to: ${to}`, expected: `more than ${before.to}` }];
    }
    return !isHeavierDearer || price > before.price
      ? []
      : [{ file, field, actual: String(price), expected: `more than ${before.price}` }];
  });
}
