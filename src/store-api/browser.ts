import { type Connection, createSend, type Send } from '#store-api/client.ts';
import { keepToken, readToken } from '#store-api/token.ts';

/** The browser's way: same origin, the shopper's own token. */
const connection: Connection = {
  endpoint: '/store-api',
  accessKey: import.meta.env.STORE_KEY,
  readToken,
  keepToken,
  // A remote Shopware is given 25 s for a write and three times 10 s for a read: its answer, or the word that there is
  // none, is here before.
  patienceMs: 35_000,
};

export const send: Send = createSend(connection);

/** For reading on every page: who has no token yet gets none, because a cookie is only for who does something. */
export const sendUnnoticed: Send = createSend({ ...connection, keepToken: (token) => readToken() && keepToken(token) });
