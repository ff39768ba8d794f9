import { createSend, type Send } from '#store-api/client.ts';
import { keepToken, readToken } from '#store-api/token.ts';

/** The browser's way: same origin, the shopper's own token. */
export const send: Send = createSend({
  endpoint: '/store-api',
  accessKey: import.meta.env.STORE_KEY,
  readToken,
  keepToken,
});
