import { idOf } from '#store/id.ts';
import type { productPrice } from '#store/records/schema/product.ts';
import { type Cents, cents } from '#values/money.ts';
import { numberOf, productId, type Sort } from './product-rows.ts';

type PriceRow = typeof productPrice.$inferInsert;
type Step = { from: number; price: Cents };

const PRIVATE = idOf('customer-group', 'private');
const PROFESSIONAL = idOf('customer-group', 'professional');

/**
 * Prices of both customer groups: private ones with VAT as they stand, professional ones without.
 * A product without professional prices costs professionals the private price less VAT.
 */
export function priceRows(sort: Sort): PriceRow[] {
  const { steps, listPrice } = privatePrices(sort);
  const rate = sort.product.tax;
  const professional = (sort.variant?.professional ?? inheritedProfessional(sort))?.map(({ from, net }) => ({
    from,
    price: cents(net),
  }));
  return [
    ...rows(sort, PRIVATE, steps, listPrice, true),
    ...(professional
      ? rows(sort, PROFESSIONAL, professional, null, false)
      : rows(
          sort,
          PROFESSIONAL,
          steps.map(({ from, price }) => ({ from, price: withoutTax(price, rate) })),
          listPrice === null ? null : withoutTax(listPrice, rate),
          false,
        )),
  ];
}

/** A variant with a price of its own has its own list price and tiers too, or none. A product with variants has the main one's. */
function privatePrices({ product, variant }: Sort): { steps: Step[]; listPrice: Cents | null } {
  const pricedVariant = variant ?? product.variants[0];
  const source = pricedVariant?.price === undefined ? product : { ...pricedVariant, price: pricedVariant.price };
  const listPrice = pricedVariant?.listPrice ?? source.listPrice;
  const tiers = pricedVariant?.tiers ?? source.tiers ?? [{ from: 1, price: source.price }];
  return {
    steps: tiers.map(({ from, price }) => ({ from, price: cents(price) })),
    listPrice: listPrice === undefined ? null : cents(listPrice),
  };
}

/** The parent's net prices hold for a variant unless it costs something else. */
function inheritedProfessional({ product, variant }: Sort): { from: number; net: number }[] | undefined {
  const pricedVariant = variant ?? product.variants[0];
  if (pricedVariant?.professional) return pricedVariant.professional;
  return pricedVariant?.price === undefined || pricedVariant.price === product.price ? product.professional : undefined;
}

/** Whole cents, halves up: `(24900, 8.1)` → `23034`. */
export const withoutTax = (gross: Cents, rate: number): Cents => Math.round((gross * 1000) / (1000 + rate * 10));

const rows = (
  sort: Sort,
  customerGroupId: string,
  steps: Step[],
  listPrice: Cents | null,
  isGross: boolean,
): PriceRow[] =>
  steps.map(({ from, price }) => ({
    productId: productId(numberOf(sort)),
    customerGroupId,
    fromQuantity: from,
    unitPrice: price,
    listPrice,
    isGross,
  }));
