import type { Offer } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { linePrice, serializePrice } from '#store/rules/price/price.ts';
import { type PriceList, unitPrice } from '#store/rules/price/unit-price.ts';
import { taxRateIn } from '#store/shop-config/payment.ts';

/** The prices of a product as the wire gives them; `variants` when it is sold through them. */
export function serializePrices(offer: Offer, variants: Offer[], view: ProductView) {
  return {
    calculatedPrice: calculatedPrice(offer, 1, 1, view),
    calculatedPrices: tierPrices(offer, view),
    calculatedCheapestPrice: cheapestPrice(variants.length > 0 ? variants : [offer], view),
  };
}

/** The price of `quantity` pieces at the tier that `from` reaches. */
function calculatedPrice(offer: Offer, from: number, quantity: number, { shopConfig, pricing, iso }: ProductView) {
  const { unit, list } = unitPrice(priceList(offer), from, pricing);
  const rate = taxRateIn(shopConfig.taxes, offer.row.taxRate, iso);
  return serializePrice(linePrice({ unit, list, quantity, rate }, pricing));
}

/** One price a tier, each with the last quantity it holds for, the last one with its first; none without tiers. */
function tierPrices(offer: Offer, view: ProductView) {
  const { prices } = offer;
  if (prices.length < 2) return [];
  return prices.map(({ fromQuantity }, index) => {
    const next = prices[index + 1];
    return calculatedPrice(offer, fromQuantity, next ? next.fromQuantity - 1 : fromQuantity, view);
  });
}

/** The lowest price of one piece, and whether others cost more. */
function cheapestPrice(offers: Offer[], view: ProductView) {
  const prices = offers.map((offer) => ({ offer, price: calculatedPrice(offer, 1, 1, view) }));
  const units = prices.map(({ price }) => price.unitPrice);
  const least = prices.find(({ price }) => price.unitPrice === Math.min(...units));
  if (!least) return null;
  return {
    ...least.price,
    hasRange: units.some((unit) => unit !== least.price.unitPrice),
    variantId: least.offer.row.id,
    apiAlias: 'calculated_cheapest_price' as const,
  };
}

function priceList({ row, prices }: Offer): PriceList {
  return {
    tiers: prices.map(({ fromQuantity, unitPrice: price }) => ({ from: fromQuantity, price })),
    listPrice: prices[0]?.listPrice ?? null,
    isGross: prices[0]?.isGross ?? true,
    taxRate: row.taxRate,
  };
}
