import { atom } from 'nanostores';
import { PAGE_ASSOCIATIONS, PAGE_INCLUDES } from '#features/catalog/fields.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { compareList } from './compare-list.store.ts';
import { MOST } from './compare-list.ts';

/** Which products: by their ids, as the browser keeps them, or by article numbers, as an address names them. */
export type Wanted = { ids: readonly string[] } | { numbers: readonly string[] };

/** The products that are compared, in the order in which they were chosen, at today's prices. */
export function createCompare(send: Send, list: Pick<typeof compareList, 'set'> = compareList) {
  const $compared = atom<Loading<readonly Product[]>>(idle);
  /** How many of those that were wanted the store no longer has. */
  const $gone = atom(0);

  async function load(wanted: Wanted): Promise<void> {
    $compared.set({ state: 'pending', value: $compared.get().value });
    try {
      const products = await read(wanted);
      $gone.set(sizeOf(wanted) - products.length);
      keep(products);
    } catch (error) {
      $compared.set({ state: 'error', value: $compared.get().value, error });
    }
  }

  async function read(wanted: Wanted): Promise<Product[]> {
    if (sizeOf(wanted) === 0) return [];
    const which =
      'ids' in wanted
        ? { ids: [...wanted.ids] }
        : { filter: [{ type: 'equalsAny', field: 'productNumber', value: [...wanted.numbers] }] };
    const body = { ...which, limit: MOST, associations: PAGE_ASSOCIATIONS, includes: PAGE_INCLUDES };
    const { elements } = await send(readProducts, { body, headers: { 'sw-include-seo-urls': '1' } });
    const order = 'ids' in wanted ? wanted.ids : wanted.numbers;
    const place = (product: Product) => order.indexOf('ids' in wanted ? product.id : (product.productNumber ?? ''));
    return elements.toSorted((a, b) => place(a) - place(b));
  }

  function remove(id: string): void {
    keep(($compared.get().value ?? []).filter((product) => product.id !== id));
  }

  /** What is shown is what is kept. */
  function keep(products: readonly Product[]): void {
    list.set(products.map(({ id }) => id));
    $compared.set({ state: 'success', value: products });
  }

  return { $compared, $gone, load, remove, clear: () => keep([]) };
}

const sizeOf = (wanted: Wanted): number => ('ids' in wanted ? wanted.ids : wanted.numbers).length;

export const compare = createCompare(sendAsShopper);
