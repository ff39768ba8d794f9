import { AsyncLocalStorage } from 'node:async_hooks';

const ofStore = new AsyncLocalStorage<true>();

/** Runs what a shop runs; what a test asks its database beside it is another matter. */
export const asStore = <Result>(work: () => Result): Result => ofStore.run(true, work);

/** Whether this is done by the store, in whichever promise or timer. */
export const isOfStore = (): boolean => ofStore.getStore() ?? false;
