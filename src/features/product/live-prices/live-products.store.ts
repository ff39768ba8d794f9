import { sendUnnoticed } from '#store-api/browser.ts';
import { call, trusted } from '#store-api/call.ts';
import type { Criteria } from '#store-api/contract/entity.ts';
import { readToken } from '#store-api/token.ts';

export type CalculatedPrice = { unitPrice: number; quantity: number; listPrice?: { price: number } | null };

/** What of a product may have changed since the page was built, or is different for this shopper. */
export type LiveProduct = {
  productNumber: string;
  parentId: string | null;
  stock: number | null;
  calculatedPrice: CalculatedPrice;
  calculatedPrices: CalculatedPrice[];
  calculatedCheapestPrice: { unitPrice: number } | null;
};

const readProducts = call<Criteria>()('POST', '/product', trusted<{ elements: LiveProduct[] }>());
const readContext = call()('GET', '/context', trusted<{ context: { taxState: string } }>());

/** Products by their numbers, with the shopper's own prices. @throws when the store does not answer */
export async function askProducts(numbers: string[]): Promise<LiveProduct[]> {
  const body = {
    limit: 100,
    filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
    includes: {
      product: ['productNumber', 'parentId', 'stock', 'calculatedPrice', 'calculatedPrices', 'calculatedCheapestPrice'],
      calculated_price: ['unitPrice', 'quantity', 'listPrice'],
      calculated_cheapest_price: ['unitPrice'],
    },
  };
  return (await sendUnnoticed(readProducts, { body })).elements;
}

/** Whether this shopper's prices come without tax. Nobody's session has gross ones. @throws when the store does not answer */
export const askIsNet = async (): Promise<boolean> =>
  readToken() !== undefined && (await sendUnnoticed(readContext)).context.taxState === 'net';
