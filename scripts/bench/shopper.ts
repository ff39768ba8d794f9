import type { BenchRequest } from './load.ts';

/** A client of the Store API with a session of its own. */
export interface Client {
  headers: Record<string, string>;
  /** @throws when the answer is no success */
  post<Result = unknown>(path: string, body: object): Promise<Result>;
  /** Puts one more of a product into the cart. */
  add(id: string): Promise<unknown>;
  /** Ids of products that can be bought, without those that come in versions. */
  products(count: number): Promise<string[]>;
  /** Ids of categories, the one with the most articles first. */
  largestCategories(): Promise<string[]>;
  /** Paths of the pages of the newest products, that is of those with the highest numbers. */
  addresses(count: number): Promise<string[]>;
}

export function openClient(url: string): Client {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'sw-access-key': process.env.STORE_ACCESS_KEY ?? 'SWSCHOFUNDHERDDEMOSHOP0000',
    'sw-include-seo-urls': '1',
  };
  const post = async <Result>(path: string, body: object): Promise<Result> => {
    const response = await fetch(new URL(`/store-api${path}`, url), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} was answered with ${response.status}: ${await response.text()}`);
    headers['sw-context-token'] = response.headers.get('sw-context-token') ?? headers['sw-context-token'] ?? '';
    return (await response.json()) as Result;
  };
  const read = async <Element>(path: string, count: number, body: object): Promise<Element[]> => {
    const elements: Element[] = [];
    for (let page = 1; elements.length < count; page++) {
      const limit = Math.min(100, count);
      const result = await post<{ elements: Element[] }>(path, { ...body, page, limit });
      elements.push(...result.elements);
      if (result.elements.length < limit) break;
    }
    return elements.slice(0, count);
  };
  return {
    headers,
    post,
    add: (id) => post('/checkout/cart/line-item', added(id)),
    products: async (count) => {
      const filter = [
        { type: 'equals', field: 'available', value: true },
        { type: 'equals', field: 'childCount', value: 0 }, // what comes in versions is bought as one of them
      ];
      const products = await read<{ id: string }>('/product', count, { filter, includes: { product: ['id'] } });
      return products.map(({ id }) => id);
    },
    largestCategories: async () => {
      const categories = await read<{ id: string }>('/category', 100, { includes: { category: ['id'] } });
      const counted = categories.map(async ({ id }) => {
        const filter = [{ type: 'equals', field: 'categoriesRo.id', value: id }];
        const { total } = await post<{ total: number }>('/product', { filter, limit: 1, 'total-count-mode': 'exact' });
        return { id, total };
      });
      return (await Promise.all(counted)).sort((a, b) => b.total - a.total).map(({ id }) => id);
    },
    addresses: async (count) => {
      const filter = [{ type: 'equals', field: 'parentId', value: null }];
      const sort = [{ field: 'productNumber', order: 'DESC' }];
      const products = await read<Addressed>('/product', count, { filter, sort });
      return products.flatMap(({ seoUrls }) => seoUrls?.map(({ seoPathInfo }) => `/${seoPathInfo}`) ?? []);
    },
  };
}

type Addressed = { seoUrls?: { seoPathInfo: string }[] };

/** The line has the product's id, as in the storefront: without it each call would add a line, and a cart is soon full. */
const added = (id: string) => ({ items: [{ type: 'product', id, referencedId: id, quantity: 1 }] });

/** A shopper with one product in the cart, as requests that can be repeated. */
export async function openCart(url: string): Promise<{ token: string; read: BenchRequest; add: BenchRequest }> {
  const client = openClient(url);
  const [id = ''] = await client.products(1);
  const { lineItems = [] } = (await client.add(id)) as { lineItems?: unknown[] };
  if (lineItems.length === 0) throw new Error('The cart stayed empty: its figures would mean nothing.');
  const { headers } = client;
  return {
    token: headers['sw-context-token'] ?? '',
    read: { path: '/store-api/checkout/cart', headers },
    add: { path: '/store-api/checkout/cart/line-item', method: 'POST', headers, body: JSON.stringify(added(id)) },
  };
}
