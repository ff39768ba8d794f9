import type { Database, Records } from './database.ts';

/** Products that a transaction under way has changed in what pages show of them. */
const changedIn = new WeakMap<Database, Set<string>>();

/** Notes that pages which show this product are out of date as soon as this transaction is committed. */
export const noteChanged = (tx: Database, productId: string): void => void changedIn.get(tx)?.add(productId);

/** These records, which announce what every committed transaction has noted. */
export const withAnnouncements = (records: Records, announce: (productIds: string[]) => void): Records => ({
  ...records,
  transaction: async (work) => {
    let productIds = new Set<string>();
    const result = await records.transaction((tx) => {
      productIds = new Set(); // it may be run again
      changedIn.set(tx, productIds);
      return work(tx);
    });
    if (productIds.size > 0) announce([...productIds]);
    return result;
  },
});
