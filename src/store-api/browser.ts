import { type Connection, createSend, type Send } from '#store-api/client.ts';
import { keepToken, readToken } from '#store-api/token.ts';
import { createUpload, type Upload } from '#store-api/upload.ts';

/** The browser's way: same origin, the shopper's own token. */
const connection: Connection = {
  endpoint: '/store-api',
  accessKey: import.meta.env.STORE_KEY,
  readToken,
  keepToken,
};

export const send: Send = createSend(connection);

/** A form with files, on the same way. */
export const upload: Upload = createUpload(connection);
