import { atom } from 'nanostores';
import { PAGE_ASSOCIATIONS, PAGE_INCLUDES } from '#features/catalogue/fields.ts';
import { createLoader, sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { compareList } from './compare-list.store.ts';
import { MOST } from './compare-rows.ts';

/** Which products: by their ids, as the browser keeps them, or by article numbers, as an address names them. */
export type CompareQuery = { ids: readonly string[] } | { numbers: readonly string[] };

/** The products that are compared, in the order in which they were chosen, at today's prices. */
export function createCompare(send: Send, list: Pick<typeof compareList, 'set'> = compareList) {
  const { $value: $compared, load: request, settle } = createLoader<readonly Product[]>();
  /** How many of the requested products the store no longer has. */
  const $gone = atom(0);

  /** Errors are in the store. A response is ignored once a newer request or a change was made. */
  function load(query: CompareQuery): Promise<void> {
    const fetchProducts = async (signal: AbortSignal) => {
      const products = await read(query, signal);
      signal.throwIfAborted();
      $gone.set(sizeOf(query) - products.length);
      keepList(products);
      return products;
    };
    return request(fetchProducts, JSON.stringify(query));
  }

  async function read(query: CompareQuery, signal: AbortSignal): Promise<Product[]> {
    if (sizeOf(query) === 0) return [];
    const which =
      'ids' in query
        ? { ids: [...query.ids] }
        : { filter: [{ type: 'equalsAny', field: 'productNumber', value: [...query.numbers] }] };
    const body = { ...which, limit: MOST, associations: PAGE_ASSOCIATIONS, includes: PAGE_INCLUDES };
    const { elements } = await send(readProducts, { body, headers: { 'sw-include-seo-urls': '1' }, signal });
    const order = 'ids' in query ? query.ids : query.numbers;
    const place = (product: Product) => order.indexOf('ids' in query ? product.id : (product.productNumber ?? ''));
    return elements.toSorted((a, b) => place(a) - place(b));
  }

  function remove(id: string): void {
    keep(($compared.get().value ?? []).filter((product) => product.id !== id));
  }

  function keep(products: readonly Product[]): void {
    keepList(products);
    settle(products);
  }

  /** Stores the list that is shown. */
  function keepList(products: readonly Product[]): void {
    list.set(products.map(({ id }) => id));
  }

  return { $compared, $gone, load, remove, clear: () => keep([]) };
}

const sizeOf = (query: CompareQuery): number => ('ids' in query ? query.ids : query.numbers).length;

export const compare = createCompare(sendAsShopper);
