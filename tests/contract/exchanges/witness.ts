import { gzipSync } from 'node:zlib';
import { fillPath } from '#store-api/call.ts';
import type { Exchange } from '#tests/contract/openapi/judge.ts';
import type { AStore } from '#tests/support/a-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

/** What goes with a call: values for the `{name}`s of its path, a query without its question mark, a JSON body. */
export type Sent = { path?: Record<string, string>; query?: string; body?: unknown };

/**
 * A shopper whose calls are noted, by the names of the official file: `ask('PATCH /context', { body })`. The answer is
 * its JSON, or null for files and for nothing. @throws {Error} when the store refuses: what is judged are calls that work
 */
export type CallOperation = (name: string, sent?: Sent) => Promise<Json>;

/** A new visitor of the store, whose exchanges are put into this list. */
export function aWitness(store: Pick<AStore, 'requestStore'>, exchanges: Exchange[]): CallOperation {
  let token = '';
  return async (name, { path = {}, query = '', body } = {}) => {
    const [method = '', template = ''] = name.split(' ');
    const address = fillPath(template, path) + (query && `?${query}`);
    const headers: Record<string, string> = { 'sw-include-seo-urls': '1', ...(token && { 'sw-context-token': token }) };
    const response = await store.requestStore(method, address, body, headers);
    token = response.headers.get('sw-context-token') ?? token;
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const responseBody = isJson ? await response.json() : null;
    if (!response.ok) throw new Error(`${name} is refused: ${response.status} ${JSON.stringify(responseBody)}`);
    exchanges.push({ name, query, body, status: response.status, responseBody });
    return responseBody;
  };
}

/** Criteria as newer clients pack them into an address. */
export const packed = (criteria: unknown): string =>
  `_criteria=${gzipSync(JSON.stringify(criteria)).toString('base64url')}`;
