import type { Line } from '#store/cart/price-lines.ts';
import type { QuoteLine } from '#store/records/schema/quote-line.ts';
import type { Pricing } from '#store/rules/price/price.ts';
import { inTiers } from '#store/rules/price/unit-price.ts';

export const quoteLine = ({ variant, quantity, price }: Line, note: string | null, pricing: Pricing): QuoteLine => ({
  productId: variant.id,
  number: variant.number,
  name: [variant.name, ...variant.options.map(({ option }) => option)].join(', '),
  quantity,
  unit: price.unit,
  total: price.total,
  tiers: inTiers(variant, pricing),
  note,
});
