import type { IncomingMessage } from 'node:http';
import { readConfig } from '#config.schema.ts';

/** Bytes a request may carry; nothing in the shop's own forms comes near, but the one that takes files. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** The one form that takes files. */
const UPLOADS = /^\/store-api\/contact-form(\?|$)/;

/** Told to whoever reads the body, so that nobody takes it for a mistake of ours, or for trouble of the database. */
const BODY_TOO_LARGE = 'BODY_TOO_LARGE';
const CLIENT_GONE = 'CLIENT_GONE';

const { MAX_UPLOAD_MB } = readConfig(process.env);

/** Files count in the store, to the byte; here is room for them and for the fields beside. */
const maxBytes = ({ url = '', headers }: IncomingMessage): number =>
  UPLOADS.test(url) && headers['content-type']?.startsWith('multipart/form-data')
    ? (MAX_UPLOAD_MB + 1) * MAX_BODY_BYTES
    : MAX_BODY_BYTES;

export interface LimitedBody {
  /** True as soon as more came, or was announced, than is allowed. */
  isTooLarge: boolean;
}

/** Whether a client hung up before all of its request was here: nobody waits for an answer. */
export const hasGone = ({ complete, destroyed }: IncomingMessage): boolean => destroyed && !complete;

/** Counts what arrives, and names what ends it; Astro's adapter reads `request.body` when it is there. */
export function limitBody(request: IncomingMessage): LimitedBody {
  const limit = maxBytes(request);
  const limited = { isTooLarge: Number(request.headers['content-length'] ?? 0) > limit };
  Object.assign(request, { body: counted(request, limit, () => (limited.isTooLarge = true)) });
  return limited;
}

async function* counted(request: IncomingMessage, limit: number, tooLarge: () => void): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of arriving(request)) {
    received += chunk.length;
    if (received > limit) {
      tooLarge();
      throw Object.assign(new Error(`more than ${limit} bytes were sent`), { code: BODY_TOO_LARGE });
    }
    yield chunk;
  }
}

/** Node's own error of a broken connection is the same for a client and for a database. */
async function* arriving(request: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* request;
  } catch {
    throw Object.assign(new Error('The client has gone.'), { code: CLIENT_GONE });
  }
}
