import { many } from '#tests/hostile/a-case.ts';
import type { RawRequest } from '#tests/hostile/raw-request.ts';

/** What is tried at the doors of the built shop, and the statuses that are right. */
export type Attempt = [tries: string, request: RawRequest, ...expected: number[]];

const get = (expected: number, paths: string[]): Attempt[] =>
  paths.map((path) => [`GET ${path.slice(0, 60)}`, { path }, expected]);
/** A form as a browser sends it. */
export const form = (path: string, body: string, headers: Record<string, string> = {}): RawRequest => ({
  ...{ path, method: 'POST', body },
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});

/** Ways to files that are nobody's. */
export const FILES: Attempt[] = [
  ...get(400, [
    ...[
      '/_astro',
      '/media',
      '/share',
      '/builds',
      '/store-api/document',
      '/documents/a/b',
      '/drawings',
      '/fr-FR',
    ].flatMap((folder) => [
      `${folder}/../../../package.json`,
      `${folder}/..%2f..%2f..%2fpackage.json`,
      `${folder}/%2e%2e/%2e%2e/%2e%2e/etc/passwd`,
      `${folder}/..%5c..%5cpackage.json`,
      `${folder}/%00.json`,
    ]),
  ]),
  ...get(
    404,
    [
      ...[
        '/site.json',
        '/server/entry.mjs',
        '/dist/site.json',
        '/package.json',
        '/.env',
        '/.git/config',
        '/.data/store.sqlite',
      ],
      ...['/store.sqlite', '/store.sqlite-wal', '/content/shop/shop.yaml', '/media-manifest.json', '/policies.json'],
      ...['/@fs/etc/passwd', '/@id/x', '/src/pages/index.astro', '/outbox/x.eml'],
      ...['/keystatic', '/api/keystatic/tree', '/~pictures', '/~preview/pages/home', '/__outbox', '/__blocks'],
      ...[
        '/_server-islands/x',
        '/_image?href=http://127.0.0.1/health',
        '/_image?href=/../server/entry.mjs',
        '/_actions/x',
      ],
      ...[
        '/~on-demand',
        '/~on-demand/search',
        '/~on-demand/~tools/haendler',
        '/%7elive/x',
        '/~on-demand%2fx',
        '/~LIVE/x',
        '/fr-FR/~on-demand/x',
      ],
      ...['/%252e%252e/package.json', '/_astro/%252e%252e%252fpackage.json', '/media/....//....//package.json/x'],
      ...['/hooks/changed', '/store-api%2fcontext', '/media/x-1600.webp', '/media/..;/x', '/builds/x', '/share/x.png'],
      ...[
        '/_astro/x.js',
        '/payment/stripe/webhook',
        '/documents/x/y/z.pdf',
        '/drawings/nothing.svg',
        '/magazin/rss.xml',
      ],
      ...['/account.css', '/account/x.js', '/account/;x.css', '/account%2fprofile.css', '/account/profile.css'],
    ].filter((path) => path !== '/hooks/changed' && path !== '/media/....//....//package.json/x'),
  ),
];

const MARK = '"\'><xss-mark onload=alert(1)></script><xss-mark>';
const mark = encodeURIComponent(MARK);

/** Markup in an address: it stays a text. */
export const MARKUP: string[] = [
  ...[
    '/search?search=*',
    '/en-US/search?search=*',
    '/*',
    '/fr-FR/*',
    '/products/*',
    '/account/order/*',
    '/checkout/success/*',
  ],
  ...[
    '/documents/*/*/*',
    '/cms/*',
    '/login?said=*',
    '/login?redirectTo=/*',
    '/register?group=*',
    '/reset-password?hash=*',
  ],
  ...[
    '/registration/confirm?em=*&hash=*',
    '/haendler?place=*',
    '/haendler?place=*&type=*&line=*',
    '/konfigurator?bodyWidth=*&set=*&parts=*',
  ],
  ...['/ersatzteilsuche?part=*&kind=*&answers=*', '/kontakt?*=*', '/kontakt?subject=*&product=*', '/error/404?x=*'],
  ...[
    '/shop/kochen/raclette?order=*&properties=*&min-price=*&p=*',
    '/newsletter-unsubscribe?email=*',
    '/newsletter-subscribe?hash=*',
  ],
  ...[
    '/back-in-stock/confirm?hash=*',
    '/payment/card/*',
    '/health?*',
    '/cart?goods=*',
    '/cart?messages=*',
    '/compare?products=*&add=*',
  ],
  ...['/documents/configuration.pdf?bodyWidth=*', '/account/*', '/detail/*', '/navigation/*', '/appointment.json?*=*'],
].map((path) => path.replaceAll('*', mark));

/** Where nobody is sent out of the shop. */
export const AWAY: string[] = [
  ...[
    '//evil.example',
    '///evil.example/',
    '//evil.example//x/',
    '/products//evil.example',
    '/en-US//evil.example/',
    '/\\evil.example',
  ],
  ...[
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ].map((to) => `/login?redirectTo=${encodeURIComponent(to)}`),
  ...[
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/de//evil.example',
    '/navigation//evil.example',
    '/detail//evil.example',
  ],
];

/** Headers that somebody makes up; `evil.example` is nowhere in the answer. */
export const HEADERS: [tries: string, headers: Record<string, string | string[]>][] = [
  ['another host', { host: 'evil.example' }],
  ['another host with a user', { host: 'localhost@evil.example' }],
  ['another host before', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' }],
  ['another way', { 'x-original-url': '/account', 'x-rewrite-url': '//evil.example' }],
  ['another method', { 'x-http-method-override': 'DELETE' }],
  ['a language of their own', { cookie: 'locale=//evil.example' }],
  ['a language that is a prototype', { cookie: 'locale=__proto__' }],
  ['two languages', { cookie: 'locale=en-US; locale=//evil.example' }],
  ['a token that is markup', { cookie: 'sw-context-token=<script>alert(1)</script>' }],
  ['broken escapes in a cookie', { cookie: 'sw-context-token=%zz; %E0%A4%A=1; locale=%' }],
  ['a hundred cookies', { cookie: many(100, 'sw-context-token=x').join('; ') }],
  ['an encoding that is none', { 'accept-encoding': 'br;q=no, *;q=0, gzip;q=-1' }],
  ['a thousand languages', { 'accept-language': many(1000, 'de;q=0.1').join(',') }],
  ['odd conditions', { 'if-none-match': 'W/"", "', 'if-modified-since': 'never', range: 'bytes=-1,5-2,0-0,x' }],
  ['a thousand ranges', { range: `bytes=${many(1000, '0-1').join(',')}` }],
  [
    'an upgrade',
    { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x', 'sec-websocket-version': '13' },
  ],
  ['an expectation', { expect: '200-maybe' }],
];

/** Methods that pages don't know, and forms that are none. */
export const METHODS: Attempt[] = [
  ...['/', '/search?search=a', '/cart', '/login', '/register', '/kontakt', '/newsletter-subscribe', '/checkout'].map(
    (path): Attempt => [
      `a form without a script at ${path}`,
      form(path, 'email=a@example.com&password=x&do=delete'),
      405,
    ],
  ),
  ...['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'MKCOL'].map(
    (method): Attempt => [`${method} of a page`, { path: '/', method }, 405],
  ),
  ['PATCH of an account', { path: '/account', method: 'PATCH' }, 303],
  ['DELETE of an address', { path: `/account/address/${'f'.repeat(32)}`, method: 'DELETE' }, 303],
  [
    'a form that is JSON',
    { ...form('/account/order/nobody', '{"do":"cancel"}'), headers: { 'content-type': 'application/json' } },
    200,
    404,
  ],
  [
    'a form of parts without a border',
    { ...form('/account/order/nobody', 'x'), headers: { 'content-type': 'multipart/form-data' } },
    200,
    404,
  ],
  ['a form of 3000 fields', form('/account/order/nobody', many(3000, 'do=x').join('&')), 303],
  ['a form of 2 MB', form('/account/profile', `do=${'x'.repeat(2_000_000)}`), 413],
  [
    'a form of 2 MB in pieces',
    form('/account/profile', `do=${'x'.repeat(2_000_000)}`, { 'transfer-encoding': 'chunked' }),
    303,
    413,
  ],
  ['a form with broken escapes', form('/account/profile', 'do=%zz&%E0%A4%A=%'), 303],
  ['a form of prototypes', form('/account/profile', '__proto__[do]=delete&constructor=x'), 303],
  ['a call that is a form', form('/store-api/account/login', 'username=a&password=b'), 401],
  [
    'a call of 2 MB in pieces',
    {
      ...form('/store-api/account/login', 'x'.repeat(2_000_000)),
      headers: { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
    },
    401,
    413,
  ],
];

const LONGEST = encodeURIComponent('"x%_\\'.repeat(200)).slice(0, 3600);

/** Questions of a page that are far too long. */
export const LONG_QUESTIONS: Attempt[] = [
  ...[
    '/haendler?place=',
    '/konfigurator?bodyWidth=',
    '/konfigurator?parts=',
    '/ersatzteilsuche?part=',
    '/search?search=',
  ],
  ...[
    '/shop/kochen/raclette?properties=',
    '/kontakt?subject=',
    '/login?redirectTo=/',
    '/compare?products=',
    '/cart?goods=',
  ],
].map((path): Attempt => [`a long question at ${path}`, { path: path + LONGEST }, 200, 301, 400]);
