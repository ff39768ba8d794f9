import { refuse } from './errors.ts';
import type { StoreContext } from './request.ts';

export type Body = Record<string, unknown>;

/**
 * The JSON object that a call brings; a call without a body brings an empty one. The server lets no more than
 * 1 MB in; a read wants less. @throws 400 for anything else, 413 for more than `mostBytes`
 */
export async function readBody(c: StoreContext, mostBytes = Number.POSITIVE_INFINITY): Promise<Body> {
  const text = await c.req.text();
  if (Buffer.byteLength(text) > mostBytes) throw refuse(413, '0', `The body of a read has at most ${mostBytes} bytes.`);
  if (text.trim() === '') return {};
  const body = parsed(text);
  if (!isObject(body)) throw refuse(400, '0', 'The JSON payload is malformed.');
  return body;
}

/** Whether a value of a body is a map of fields. */
export const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, a number or a flag of a body as text; empty for everything else: a map may bring a `toString` that is none. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
