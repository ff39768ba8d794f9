import type { IncomingMessage } from 'node:http';

/** Bytes a request may carry; nothing in the shop's own forms comes near. */
export const MAX_BODY_BYTES = 1024 * 1024;

export interface LimitedBody {
  /** True as soon as more came, or was announced, than is allowed. */
  isTooLarge: boolean;
}

/** Counts what arrives without a promised length; Astro's adapter reads `request.body` when it is there. */
export function limitBody(request: IncomingMessage): LimitedBody {
  const limited = { isTooLarge: Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES };
  if (request.headers['transfer-encoding'] !== undefined)
    Object.assign(request, { body: counted(request, () => (limited.isTooLarge = true)) });
  return limited;
}

async function* counted(request: IncomingMessage, tooLarge: () => void): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > MAX_BODY_BYTES) {
      tooLarge();
      throw new Error(`more than ${MAX_BODY_BYTES} bytes were sent`);
    }
    yield chunk;
  }
}
