import type { Accounts } from './accounts.ts';
import type { Catalog } from './catalog.ts';
import type { Searches } from './criteria.ts';
import type { Fields, Recorded } from './recording.ts';
import type { Refusals } from './refusal.ts';
import { newId, now } from './sessions.ts';
import type { Call } from './shopware.ts';

interface Wishlist {
  id: string;
  createdAt: string;
  updatedAt: string | null;
  productIds: string[];
}

export interface WishlistParts {
  accounts: Accounts;
  catalog: Catalog;
  searches: Searches;
  recorded: Recorded;
  refusals: Refusals;
}

/** Wishlists of customers; there is none before something is added, and one that has been emptied stays. */
export class Wishlists {
  readonly #parts: WishlistParts;
  readonly #byCustomer = new Map<string, Wishlist>();

  constructor(parts: WishlistParts) {
    this.#parts = parts;
  }

  /** @throws {Refusal} 403 for guests, 404 where there is none */
  read({ session, language, body }: Call): Fields {
    const { accounts, catalog, searches, recorded, refusals } = this.#parts;
    const customer = accounts.require(session, false);
    const wishlist = this.#byCustomer.get(customer.id);
    if (!wishlist) throw refusals.like('265');
    const template = recorded.body<{ wishlist: Fields }>('273');
    const products = wishlist.productIds.flatMap((id) => catalog.product(id, language) ?? []);
    const { productIds: _, ...own } = wishlist;
    return {
      ...template,
      wishlist: { ...template.wishlist, ...own, customerId: customer.id },
      products: { ...searches.result('product', products, body), total: products.length },
    };
  }

  add({ session, ids: [id = ''] }: Call): void {
    const { accounts, catalog, refusals } = this.#parts;
    const { id: customerId } = accounts.require(session, false);
    if (!catalog.product(id)) throw refusals.like('269', { ['f'.repeat(32)]: id });
    if (this.#byCustomer.get(customerId)?.productIds.includes(id)) throw refusals.like('268');
    this.#note(customerId, [id]);
  }

  /** Adds those that exist; what is there already is taken for touched. */
  merge({ session, body }: Call): void {
    const { accounts, catalog, refusals } = this.#parts;
    const { id: customerId } = accounts.require(session, false);
    const given = body.productIds as string[] | undefined;
    if (!given || given.length === 0) throw refusals.like('272');
    const present = this.#byCustomer.get(customerId)?.productIds ?? [];
    const known = given.filter((id) => catalog.product(id));
    this.#note(customerId, [
      ...known.filter((id) => present.includes(id)),
      ...known.filter((id) => !present.includes(id)),
    ]);
  }

  remove({ session, ids: [id = ''] }: Call): void {
    const { accounts, refusals } = this.#parts;
    const wishlist = this.#byCustomer.get(accounts.require(session, false).id);
    if (!wishlist) throw refusals.like('265');
    if (!wishlist.productIds.includes(id)) throw refusals.like('275', { a1505a1363d3410f1cbe19e527998cc8: id });
    wishlist.productIds = wishlist.productIds.filter((one) => one !== id);
  }

  #note(customerId: string, productIds: string[]): void {
    const wishlist = this.#byCustomer.get(customerId) ?? {
      id: newId(),
      createdAt: now(),
      updatedAt: null,
      productIds: [],
    };
    this.#byCustomer.set(customerId, {
      ...wishlist,
      updatedAt: now(),
      productIds: [...productIds, ...wishlist.productIds.filter((id) => !productIds.includes(id))],
    });
  }
}
