import { keepNewToken, TOKEN_NAME } from '#store-api/call.ts';
import { keepToken, readToken } from '#store-api/token.ts';

export type CalculatedPrice = { unitPrice: number; quantity: number; listPrice?: { price: number } | null };

/** What of a product may have changed since the page was built, or is different for this shopper. */
export type LiveProduct = {
  productNumber: string;
  stock: number | null;
  calculatedPrice: CalculatedPrice;
  calculatedPrices: CalculatedPrice[];
  calculatedCheapestPrice: { unitPrice: number } | null;
};

/** Products by their numbers, with the shopper's own prices. @throws when the store does not answer */
export async function askProducts(numbers: string[]): Promise<LiveProduct[]> {
  const { elements } = await callStore<{ elements: LiveProduct[] }>('product', {
    limit: 100,
    filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
    includes: {
      product: ['productNumber', 'stock', 'calculatedPrice', 'calculatedPrices', 'calculatedCheapestPrice'],
      calculated_price: ['unitPrice', 'quantity', 'listPrice'],
      calculated_cheapest_price: ['unitPrice'],
    },
  });
  return elements;
}

/** Whether this shopper's prices come without tax. Nobody's session has gross ones. @throws when the store does not answer */
export async function askIsNet(): Promise<boolean> {
  if (!readToken()) return false;
  return (await callStore<{ context: { taxState: string } }>('context')).context.taxState === 'net';
}

/**
 * Fetches by itself, because the client would weigh twenty times as much. Who has no token yet gets none here: a cookie
 * is only for who does something.
 */
async function callStore<Result>(path: string, body?: unknown): Promise<Result> {
  const token = readToken();
  const response = await fetch(`/store-api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': import.meta.env.STORE_KEY,
      'sw-inheritance': '1',
      ...(token && { [TOKEN_NAME]: token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (token) keepNewToken({ readToken, keepToken }, response.headers, token);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
