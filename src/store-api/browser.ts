import { type Connection, createSend, type Send } from '#store-api/client.ts';
import { keepToken, readToken } from '#store-api/token.ts';
import { createUpload, type Upload } from '#store-api/upload.ts';

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

/** A form with files, on the same way. */
export const upload: Upload = createUpload(connection);
