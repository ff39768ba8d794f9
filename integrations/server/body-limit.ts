import type { IncomingMessage } from 'node:http';
import { readConfig } from '#config.schema.ts';

/** Longest request body, in bytes; only the form with files needs more. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** The one form that takes files. */
const UPLOADS = /^\/store-api\/contact-form(\?|$)/;

/** Code of the error that reading the body throws, so that it is not logged as a bug or a database failure. */
const BODY_TOO_LARGE = 'BODY_TOO_LARGE';
const CLIENT_GONE = 'CLIENT_GONE';

const { MAX_UPLOAD_MB } = readConfig(process.env);

/** The store limits files to the byte; here is room for them and for the other fields. */
const maxBytes = ({ url = '', headers }: IncomingMessage): number =>
  UPLOADS.test(url) && headers['content-type']?.startsWith('multipart/form-data')
    ? (MAX_UPLOAD_MB + 1) * MAX_BODY_BYTES
    : MAX_BODY_BYTES;

export interface LimitedBody {
  /** True as soon as more was received, or announced, than is allowed. */
  isTooLarge: boolean;
}

/** Whether the client closed the connection before its request was complete. */
export const hasGone = ({ complete, destroyed }: IncomingMessage): boolean => destroyed && !complete;

/** Limits the body of a request, with a distinct error for each way it can end; Astro's adapter reads `request.body` if set. */
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

/** Renames Node's error of a closed connection, which is the same for clients and databases. */
async function* arriving(request: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* request;
  } catch {
    throw Object.assign(new Error('The client has gone.'), { code: CLIENT_GONE });
  }
}
