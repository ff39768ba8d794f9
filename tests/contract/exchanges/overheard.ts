import { createSend, type Send } from '#store-api/client.ts';
import type { Exchange } from '#tests/contract/openapi/judge.ts';
import { operations } from '#tests/contract/openapi.ts';
import type { AStore } from '#tests/support/a-store.ts';

const shapes = [...operations].map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, shape: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The operation behind an address, as the file writes it; undefined for what is this shop's own. */
export function nameOf(method: string, path: string): string | undefined {
  const fitting = shapes.filter((each) => each.method === method && each.shape.test(path));
  // `/product/purchase-limit` is no id
  return (fitting.find((each) => each.path === path) ?? fitting[0])?.name;
}

const ENDPOINT = 'http://localhost/store-api';

/** The storefront's own way to the store, for one browser: every call of an official operation is overheard into this list. */
export function anOverheardSend(store: AStore, exchanges: Exchange[]): Send {
  let current = '';
  return createSend({
    endpoint: ENDPOINT,
    accessKey: store.store.config.STORE_ACCESS_KEY,
    readToken: () => current || undefined,
    keepToken: (newToken) => {
      current = newToken;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const path = pathname.slice(new URL(ENDPOINT).pathname.length);
      const text = await request.text();
      const headers = Object.fromEntries(request.headers);
      const response = await store.requestStore(request.method, path + search, text || undefined, headers);
      const name = nameOf(request.method, path);
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const responseBody = isJson ? await response.clone().json() : null;
      const body = text ? JSON.parse(text) : undefined;
      if (name) exchanges.push({ name, query: search.slice(1), body, status: response.status, responseBody });
      return response;
    },
  });
}
