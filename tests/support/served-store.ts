import { createAPIClient } from '@shopware/api-client';
import type { operations } from '@shopware/api-client/store-api-types';
import type { AStore } from './a-store.ts';
import { serveFetch } from './serve-fetch.ts';

export type ServedStore = Awaited<ReturnType<typeof servedStore>>;

/** A store at an address of its own; `close` ends both. */
export async function servedStore(store: AStore) {
  const { url, close } = await serveFetch((request) => store.app.fetch(request));
  return {
    url,
    /** The client that the Shopware team publishes, as a shop built on it uses it. */
    aClient: () =>
      createAPIClient<operations>({
        baseURL: `${url}/store-api`,
        accessToken: store.store.config.STORE_ACCESS_KEY,
      }),
    close: async () => {
      await close();
      await store.close();
    },
  };
}
