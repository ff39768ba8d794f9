import type { BenchRequest } from './load.ts';

/** A shopper with one product in the cart, as requests that can be repeated. */
export async function openCart(url: string): Promise<{ token: string; read: BenchRequest; add: BenchRequest }> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'sw-access-key': process.env.STORE_ACCESS_KEY ?? 'SWSCHOFUNDHERDDEMOSHOP0000',
  };
  const post = async (path: string, body: object) => {
    const response = await fetch(new URL(`/store-api${path}`, url), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} was answered with ${response.status}: ${await response.text()}`);
    headers['sw-context-token'] = response.headers.get('sw-context-token') ?? headers['sw-context-token'] ?? '';
    return (await response.json()) as { elements?: { id: string }[]; lineItems?: unknown[] };
  };
  const { elements = [] } = await post('/product', {
    limit: 1,
    filter: [
      { type: 'equals', field: 'available', value: true },
      { type: 'equals', field: 'childCount', value: 0 }, // what comes in versions is bought as one of them
    ],
    includes: { product: ['id'] },
  });
  const id = elements[0]?.id; // the line's id too: without it each call would add a line, and a cart is soon full
  const body = JSON.stringify({ items: [{ type: 'product', id, referencedId: id, quantity: 1 }] });
  const { lineItems = [] } = await post('/checkout/cart/line-item', JSON.parse(body));
  if (lineItems.length === 0) throw new Error('The cart stayed empty: its figures would mean nothing.');
  return {
    token: headers['sw-context-token'] ?? '',
    read: { path: '/store-api/checkout/cart', headers },
    add: { path: '/store-api/checkout/cart/line-item', method: 'POST', headers, body },
  };
}
