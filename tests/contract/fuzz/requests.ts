import { gzipSync } from 'node:zlib';
import { bodyOf } from './bodies.ts';
import type { Chance } from './chance.ts';

/** One request as the fuzz test sends it; `body` null: none. */
export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: string | null };

export type Requests = {
  /** `POST /product/{productId}`, with the fields that its body may have. */
  operations: { method: string; path: string; fields: string[] }[];
  /** Ids that exist: of six products, four categories, and others. */
  ids: string[];
  tokens: string[];
};

/** The next request. */
export function nextRequest(by: Chance, { operations, ids, tokens }: Requests): FuzzRequest {
  const { method, path, fields } = by.pick(operations);
  const id = () =>
    by.is(0.7)
      ? by.pick(fitting(path, ids))
      : by.is(0.5)
        ? 'f'.repeat(32)
        : by.pick(['home', 'main-navigation', '%00', '..', "'", '🫕', 'a'.repeat(300)]);
  const filled = path.replace(/\{\w+\}|:\w+/g, () => encodeURIComponent(decoded(id())));
  const body = () => bodyOf(by, fields, ids);
  const query = by.is(0.4) ? `?${queryOf(by, body())}` : '';
  const used = by.is(0.03) ? by.pick(METHODS) : method;
  const hasBody = used !== 'GET' && by.is(0.9);
  return {
    method: used,
    path: filled + query,
    headers: headersOf(by, ids, tokens),
    body: hasBody ? written(by, body()) : null,
  };
}

/** Ids of products for paths of products, so that what stands behind is reached. */
const fitting = (path: string, ids: string[]): string[] =>
  path.startsWith('/product/')
    ? ids.slice(0, 6)
    : /^\/(category|navigation|product-listing)/.test(path)
      ? ids.slice(6, 10)
      : ids;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const decoded = (text: string): string => (text === '%00' ? '\u0000' : text);

function headersOf(by: Chance, ids: string[], tokens: string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  if (by.is(0.7))
    headers['sw-context-token'] = by.is(0.8)
      ? by.pick(tokens)
      : by.pick(['x', "'--", 'a'.repeat(5000), 'ok-token-of-the-right-form']);
  if (by.is(0.03)) headers['sw-language-id'] = by.is(0.5) ? by.pick(ids) : by.pick(['de', '', "'", 'f'.repeat(32)]);
  if (by.is(0.2)) headers['sw-include-seo-urls'] = by.pick(['1', 'true', '']);
  if (by.is(0.1))
    headers['content-type'] = by.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]);
  if (by.is(0.05)) headers['sw-access-key'] = by.pick(['', 'SWSCNOBODY', "SWSC' or 1=1"]);
  return headers;
}

/** As JSON, sometimes broken or far too deep. */
function written(by: Chance, body: unknown): string {
  const json = JSON.stringify(body);
  if (by.is(0.95)) return json;
  return by.pick([
    json.slice(0, -2),
    `[${json}]`,
    'null',
    '"text"',
    '\u0000',
    '['.repeat(5000),
    `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
    `{"a":"${'x'.repeat(1_100_000)}"}`,
  ]);
}

/** As a query string in PHP's notation, or packed as newer clients do. */
function queryOf(by: Chance, body: Record<string, unknown>): string {
  if (by.is(0.4))
    return `_criteria=${by.is(0.8) ? gzipSync(JSON.stringify(body)).toString('base64url') : by.pick(['x', '', 'H4sI'])}`;
  const pairs = Object.entries(body).flatMap(([name, value]) => bracketsOf(name, value));
  return pairs
    .slice(0, 40)
    .map(([name, value]) => `${encode(name)}=${encode(value.slice(0, 2000))}`)
    .join('&');
}

const bracketsOf = (name: string, value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => bracketsOf(`${name}[${key}]`, below))
    : [[name, String(value)]];

/** Halves of signs beyond the basic plane can't be written in an address. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
