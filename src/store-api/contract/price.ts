import * as z from 'zod/mini';
import { number } from './entity.ts';

export const CalculatedTax = z.looseObject({ tax: z.number(), taxRate: z.number(), price: z.number() });
export const TaxRule = z.looseObject({ taxRate: z.number(), percentage: number });

/** What something costs in the session's currency and tax state; amounts are decimals here. */
export const CalculatedPrice = z.looseObject({
  unitPrice: z.number(),
  quantity: z.number(),
  totalPrice: z.number(),
  calculatedTaxes: z.array(CalculatedTax),
  taxRules: z.array(TaxRule),
  listPrice: z.nullish(z.looseObject({ price: z.number(), discount: number, percentage: number })),
  referencePrice: z.nullish(
    z.looseObject({ price: z.number(), referenceUnit: number, unitName: z.nullish(z.string()) }),
  ),
  regulationPrice: z.nullish(z.looseObject({ price: z.number() })),
});
export type CalculatedPrice = z.infer<typeof CalculatedPrice>;

/** Sum of a cart or an order: `positionPrice` is the goods alone, `totalPrice` what is paid. */
export const CartPrice = z.looseObject({
  netPrice: z.number(),
  totalPrice: z.number(),
  positionPrice: z.number(),
  rawTotal: number,
  taxStatus: z.string(),
  calculatedTaxes: z.array(CalculatedTax),
  taxRules: z.array(TaxRule),
});
export type CartPrice = z.infer<typeof CartPrice>;
