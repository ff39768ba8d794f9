import { readConfig } from '#config.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Chance } from '#tests/contract/fuzz/chance.ts';
import { HOSTILE } from '#tests/contract/fuzz/hostile.ts';
import { nextRequest, type Requests } from '#tests/contract/fuzz/requests.ts';
import { many } from '#tests/hostile/a-case.ts';
import type { RawRequest } from '#tests/hostile/raw-request.ts';

/** Where requests go. */
export interface Ways {
  /** The Store API. */
  calls: Requests;
  /** Addresses that are files: pages, scripts, pictures. */
  files: string[];
  /** Regular expressions of the routes that are drawn for each request. */
  onDemand: string[];
}

/** A request to the Store API, a page, or what is neither. */
export function nextRawRequest(by: Chance, ways: Ways): RawRequest {
  const headers = { 'x-forwarded-for': `10.${by.upTo(256)}.${by.upTo(256)}.${by.upTo(256)}` };
  return by.is(0.5) ? aCall(by, ways, headers) : aPage(by, ways, headers);
}

const KEY = readConfig({}).STORE_ACCESS_KEY;

function aCall(by: Chance, { calls }: Ways, from: Record<string, string>): RawRequest {
  const { method, path, headers, body } = nextRequest(by, calls);
  const all = { 'sw-access-key': KEY, 'content-type': 'application/json', ...headers, ...from };
  return { method, path: sendable(`/store-api${path}`), headers: clean(all), ...(body !== null && { body }) };
}

function aPage(by: Chance, ways: Ways, from: Record<string, string>): RawRequest {
  const method = by.is(0.6) ? 'GET' : by.pick(METHODS);
  const address = by.is(0.6) ? addressMatching(by, by.pick(ways.onDemand), ways) : by.pick(ways.files);
  const path = sendable(mangled(by, address) + (by.is(0.5) ? `?${pairs(by, QUERY)}` : ''));
  const { type, body } = by.is(0.8)
    ? { type: 'application/x-www-form-urlencoded', body: pairs(by, FORM) }
    : { type: by.pick(TYPES), body: by.pick(['{', '--x\r\n\r\n', '\u0000', 'do=delete', 'x'.repeat(1_100_000)]) };
  const headers = clean({ ...made(by, ways), ...from, ...(method === 'POST' && { 'content-type': type }) });
  return { method, path, headers, ...(method === 'POST' && { body }) };
}

const METHODS = ['POST', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const TYPES = ['application/json', 'multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'x', ''];
const PREFIXES = ['', '', ...LOCALES.map(({ prefix }) => prefix), '/it-IT', '/de', '/__proto__'];

/** An address that a route answers: `^(?:\/(.*?))?\/account\/order\/([^/]+?)\/?$`. */
function addressMatching(by: Chance, pattern: string, { calls, files }: Ways): string {
  const part = () => (by.is(0.6) ? by.pick(calls.ids) : by.is(0.5) ? by.pick(NAMES) : encodeURIComponent(text(by)));
  return pattern
    .replace(/^\^/, '')
    .replace(/\(\?:\\\/\(\.\*\?\)\)\?(?=\\\/)/, () => by.pick(PREFIXES))
    .replaceAll('(?:\\/(.*?))?', () => (by.is(0.5) ? `/${part()}` : by.pick(files)))
    .replaceAll('([^/]+?)', part)
    .replace(/\\\/\?\$$|\$$/, '')
    .replaceAll('\\', '');
}

const NAMES = ['document', 'download', 'home', '10-104', 'raclette', 'nobody', '404', 'x.pdf', '%00', '%2e%2e', '%25'];

/** Mostly as it is; else another spelling, a way up, or something in between. */
function mangled(by: Chance, address: string): string {
  if (by.is(0.8)) return address;
  const at = by.upTo(address.length + 1);
  const odd = by.pick([
    '/',
    '//',
    '/../',
    '/%2e%2e/',
    '%00',
    '%',
    '%c0%ae',
    ';x',
    '\\',
    '%5c',
    '%0d%0a',
    '%ff',
    '.',
    '~',
    text(by),
  ]);
  return `/${address.slice(0, at)}${odd}${address.slice(at)}`.replace(/^\/(?=\/[^/])/, '');
}

const QUERY = [
  ...[
    'search',
    'order',
    'p',
    'properties',
    'min-price',
    'max-price',
    'redirectTo',
    'said',
    'hash',
    'em',
    'email',
    'place',
    'type',
  ],
  ...[
    'line',
    'bodyWidth',
    'set',
    'parts',
    'part',
    'kind',
    'answers',
    'products',
    'add',
    'goods',
    'messages',
    'group',
    'subject',
    'x',
  ],
];
const FORM = [
  'do',
  'do',
  'id',
  'method',
  'email',
  'zipcode',
  'language',
  'name',
  'lines',
  'quantity',
  'note',
  '__proto__',
  'x',
];
const VALUES = [
  'delete',
  'cancel',
  'again',
  'keep',
  'language',
  'logout',
  'apply',
  'save',
  'cart',
  'quote',
  'add',
  'empty',
  'confirm',
];

const text = (by: Chance): string => {
  const value = by.pick(HOSTILE);
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 1000).toWellFormed();
};
const pairs = (by: Chance, names: string[]): string =>
  Array.from({ length: by.upTo(6) }, () => {
    const value = by.is(0.3) ? by.pick(VALUES) : by.is(0.3) ? String(by.upTo(3000)) : text(by);
    return `${by.pick(names)}${by.pick(['', '', '', '[]', '[x]'])}=${by.is(0.97) ? encodeURIComponent(value) : '%zz'}`;
  }).join('&');

/** Headers that browsers, programs and liars send. */
function made(by: Chance, { calls }: Ways): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, share, values] of HEADERS)
    if (by.is(share)) headers[name] = by.is(0.7) ? by.pick(values) : text(by);
  if (by.is(0.6))
    headers.cookie = `sw-context-token=${by.is(0.8) ? by.pick(calls.tokens) : encodeURIComponent(text(by))}`;
  if (by.is(0.1))
    headers.cookie = `${headers.cookie ?? ''}; locale=${by.pick(['en-US', 'fr-FR', '__proto__', '//evil.example'])}`;
  return headers;
}

const HEADERS: [name: string, share: number, values: string[]][] = [
  ['accept-language', 0.1, ['*', 'de-CH,fr;q=0.5', ';;q=,,de-;q=9', many(500, 'de').join(',')]],
  ['accept-encoding', 0.5, ['br', 'gzip', 'zstd', 'identity', 'br;q=0, *;q=0', 'gzip;q=x']],
  ['accept', 0.1, ['text/html', 'image/avif,image/webp', '*/*', '////;;']],
  ['origin', 0.2, ['https://evil.example', 'null', 'http://127.0.0.1', 'http://[']],
  ['referer', 0.1, ['https://evil.example/', '/', 'http://127.0.0.1/login', 'about:blank']],
  ['sec-fetch-site', 0.4, ['same-origin', 'cross-site', 'same-site', 'none']],
  ['host', 0.05, ['evil.example', 'localhost', 'a@b', 'x:99999', '[::1]']],
  ['range', 0.05, ['bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=0-,0-,0-']],
  ['if-none-match', 0.05, ['*', 'W/""', '"x", "y"']],
  ['x-forwarded-proto', 0.05, ['https', 'javascript']],
  ['x-forwarded-host', 0.05, ['evil.example']],
];

/** As a client can send it at all: nothing but visible ASCII. */
const sendable = (path: string): string =>
  path.toWellFormed().replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));

const clean = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '').slice(0, 8000)]),
  );
