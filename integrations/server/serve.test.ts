import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, digestOf } from '#media/pictures.ts';
import { MEDIA_MANIFEST, SHARE_LIST } from '#media/release-lists.ts';
import { BUILT_SITE_URL } from '#values/http.ts';
import { SHARE_SIZE, shareAddress } from '#values/share-picture.ts';
import { QueueFullError } from '#values/turns.ts';
import { listFiles } from './build/list-files.ts';
import { siteListFile } from './build/site-list.ts';
import { makeLog } from './request-log.ts';
import { serve } from './serve.ts';
import { closeServer, retire } from './shut-down.ts';
import { openSite, type Site } from './site.ts';

let dist: string;
let site: Site;
let server: Server;
let port: number;
let today = '2026-12-14T12:00:00Z';
const now = () => new Date(today);
const lines: string[] = [];

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  await writeSite();
  await writeEarlierRelease();
  await writeOtherReleases();
  site = await open();
  const log = makeLog('info', (line) => lines.push(line));
  ({ server, port } = await serve({ host: '127.0.0.1', port: 0, siteUrl: undefined, site, log, now }));
});

/** The first says nonsense of its pictures, the second has no copies of them. */
const OTHERS = ['spoilt', 'oldest', 'earlier'];

const open = () =>
  openSite({
    release: dist,
    releases: () => [dist, ...OTHERS.map((name) => `${dist}/${name}`)],
    origin: 'https://shop.example',
    keptFor: 'a store',
  });

afterAll(async () => {
  await closeServer(server);
  site.pages.close();
  await rm(dist, { recursive: true, force: true });
});

test('a page goes out compressed, with its digest and the security headers', async () => {
  const { status, headers, body } = await get('/shop/kochen', { 'accept-encoding': 'gzip, br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  });
  expect(body.length).toBe(Number(headers['content-length']));
  expect(body.length).toBeLessThan(200);
});

test('who has the page already gets 304', async () => {
  const { headers } = await get('/shop/kochen');
  expect((await get('/shop/kochen', { 'if-none-match': headers.etag })).status).toBe(304);
  expect((await get('/shop/kochen', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD tells the length without the body', async () => {
  const { headers, body } = await get('/shop/kochen', {}, 'HEAD');
  expect(Number(headers['content-length'])).toBeGreaterThan(1000);
  expect(body).toHaveLength(0);
});

test('assets are kept for a year', async () => {
  expect((await get('/_astro/x.12345678.js')).headers['cache-control']).toContain('immutable');
});

test.each([
  ['typed, French before', { cookie: 'locale=fr-FR' }, '/fr-FR?a=1'],
  ['typed, German before', { cookie: 'locale=de' }, undefined],
  ['typed, nonsense', { cookie: 'locale=//evil.example' }, undefined],
  ['typed, the first time', {}, undefined],
  ['by a link', { cookie: 'locale=fr-FR', referer: 'https://search.example/' }, undefined],
])('who comes home (%s) comes home in their language (I1)', async (_how, headers, location) => {
  const reply = await get('/?a=1', headers);
  expect([reply.status === 302, reply.headers.location]).toEqual([location !== undefined, location]);
  if (location) expect(reply.headers['cache-control']).toBe('private, no-store');
  expect((await get('/shop/kochen', headers)).status).toBe(200);
});

test('a listing parameter and an unknown address reach the on-demand twin', async () => {
  expect(String((await get('/shop/kochen?p=2')).body)).toContain('drawn /~on-demand/shop/kochen?p=2');
  expect(String((await get('/produkt/neu')).body)).toContain('drawn /~on-demand/produkt/neu');
  expect((await get('/~on-demand/produkt/neu')).status).toBe(404);
});

test('an old address leads on with what a campaign added, for each visitor their own (B14)', async () => {
  const led = async (search: string) => {
    const { status, headers } = await get(`/umgezogen${search}`);
    return [status, headers.location];
  };
  expect(await led('?utm_source=mail')).toEqual([301, '/shop/kochen?utm_source=mail']);
  expect(await led('?utm_source=box&p=2')).toEqual([301, '/shop/kochen?utm_source=box']);
  expect(await led('')).toEqual([301, '/shop/kochen']);
});

test('what is drawn on demand keeps its policy, completed, and is compressed', async () => {
  const { headers } = await get('/produkt/neu', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
});

test('a page of dated things is its file until the day of their change, then it is drawn', async () => {
  today = '2026-12-14T22:59:59Z';
  expect(String((await get('/journal')).body)).toContain('November');
  today = '2026-12-14T23:00:00Z';
  expect(String((await get('/journal')).body)).toContain('drawn /~on-demand/journal');
  expect(String((await get('/shop/kochen')).body)).toContain('Raclette');
});

test('a page that can’t be drawn anew is shown as it was', async () => {
  today = '2026-12-20T12:00:00Z';
  const { status, body } = await get('/journal/boom');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('as it was')]);
});

test('a query that asks a page without a twin for a listing is answered by its file', async () => {
  const { status, body } = await get('/unbekannt/liste?type=mail');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('Raclette')]);
});

test('a page whose time is over and that is no page any more is gone, whatever is asked of it', async () => {
  today = '2026-12-20T12:00:00Z';
  expect((await get('/journal/unbekannt')).status).toBe(404);
  expect((await get('/journal/unbekannt?p=2')).status).toBe(404);
});

test('an unknown address that ends like a file is asked for among those that have moved', async () => {
  expect(String((await get('/katalog.pdf?p=2')).body)).toContain('drawn /~on-demand/~moved/katalog.pdf ');
});

test('trouble without a word of its own gets the page for it', async () => {
  const { status, body } = await get('/produkt/stumm');
  expect([status, String(body)]).toEqual([503, expect.stringContaining('Hof')]);
});

test('a page nobody knows is the 404 of its language', async () => {
  expect(await get('/unbekannt')).toMatchObject({ status: 404, body: Buffer.from('deutsch') });
  expect(await get('/en-US/unbekannt')).toMatchObject({ status: 404, body: Buffer.from('english') });
  expect((await get('/en-US/unbekannt.png')).status).toBe(404);
});

test('the page for what nobody knows tells the path without a script (B12)', async () => {
  const { status, headers, body } = await get('/fr-FR/unbekannt/es%20nicht?q=1');
  expect([status, String(body)]).toEqual([404, '<p>Page introuvable : /fr-FR/unbekannt/es nicht</p>']);
  expect(headers['cache-control']).toBe('no-store');
});

test('a file that a route does not have is a page in the language of its address, not an empty answer (H5, H6)', async () => {
  expect(await get('/documents/unbekannt.pdf')).toMatchObject({ status: 404, body: Buffer.from('deutsch') });
  expect(await get('/en-US/documents/unbekannt.pdf')).toMatchObject({ status: 404, body: Buffer.from('english') });
  const busy = await get('/documents/stumm.pdf');
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '10']);
  expect(String(busy.body)).toContain('<h1>');
});

test('a failure inside is a page or the API’s envelope, never a stack trace', async () => {
  expect(await get('/store-api/boom')).toMatchObject({ status: 500, headers: { 'content-type': 'application/json' } });
  const { status, body } = await get('/produkt/boom');
  expect(status).toBe(500);
  expect(String(body)).not.toContain('secret');
});

test('a body over 1 MB is refused in the API’s own words, announced or not', async () => {
  const big = Buffer.alloc(1024 * 1024 + 1);
  const announced = await get('/store-api/x', { 'content-length': String(big.length) }, 'POST', big);
  expect(announced.status).toBe(413);
  expect(JSON.parse(String(announced.body)).errors[0].status).toBe('413');
  expect((await get('/store-api/x', {}, 'POST', big)).status).toBe(413);
});

test('who asks for more pictures than can be made soon is told when to come back', async () => {
  const visitors: string[] = [];
  const asset = async (_: string, visitor: string) => {
    visitors.push(visitor);
    throw new QueueFullError('Too many are waiting.');
  };
  const busy = { ...(await open()), asset };
  const opened = await serve({
    ...{ host: '127.0.0.1', port: 0, siteUrl: undefined, now },
    site: busy,
    proxies: 1,
    log: makeLog('silent'),
  });
  const { status, headers } = await get(
    '/media/a.webp',
    { 'x-forwarded-for': '192.0.2.1' },
    'GET',
    undefined,
    opened.port,
  );
  expect([status, headers['retry-after'], visitors]).toEqual([503, '10', ['192.0.2.1']]);
  await closeServer(opened.server);
});

test('who asks for more pages than can be drawn soon is told when to come back, and nobody else is', async () => {
  let draw = () => {};
  const released = new Promise<void>((begin) => {
    draw = begin;
  });
  const real = await open();
  const held: Site = { ...real, handle: (request, paper) => released.then(() => real.handle(request, paper)) };
  const settings = { host: '127.0.0.1', port: 0, siteUrl: undefined, site: held, proxies: 1, now };
  const opened = await serve({ ...settings, log: makeLog('silent') });
  const from = (visitor: string, address: string) =>
    get(address, { 'x-forwarded-for': visitor }, 'GET', undefined, opened.port);
  const refused: Record<string, unknown>[] = [];
  const crawled = Array.from({ length: 40 }, async (_, i) => {
    const { status, headers } = await from('192.0.2.1', `/produkt/neu-${i}`);
    if (status !== 200) refused.push({ status, wait: headers['retry-after'] });
  });
  await expect.poll(() => refused).toEqual(Array(12).fill({ status: 503, wait: '10' }));
  const other = from('192.0.2.2', '/produkt/neu');
  draw();
  expect((await other).status).toBe(200);
  await Promise.all(crawled);
  expect(refused).toHaveLength(12);
  await closeServer(opened.server);
});

test('a file that something has overtaken is drawn from then on, as long as it can be drawn', async () => {
  const hookSecret = 'a-secret-of-16-and-more';
  const opened = await serve({
    host: '127.0.0.1',
    port: 0,
    siteUrl: undefined,
    site: await open(),
    log: makeLog('silent'),
    hookSecret,
    now,
  });
  const text = async (address: string) => String((await get(address, {}, 'GET', undefined, opened.port)).body);
  const sendChanges = (changes: object[]) => {
    const body = Buffer.from(JSON.stringify({ timestamp: Math.floor(Date.now() / 1000), changes }));
    const signature = createHmac('sha256', hookSecret).update(body).digest('hex');
    return get('/hooks/changed', { 'x-hook-signature': signature }, 'POST', body, opened.port);
  };
  expect(
    JSON.parse(String((await sendChanges([{ id: 'pan' }, { path: '/404' }, { tag: 'constructor' }])).body)),
  ).toEqual({
    dropped: 0,
  });
  expect(await text('/shop/kochen')).toContain('Raclette');
  expect(JSON.parse(String((await sendChanges([{ id: 'oven' }])).body))).toEqual({ dropped: 2 });
  await expect.poll(() => text('/shop/kochen')).toContain('drawn /~on-demand/shop/kochen');
  expect(await text('/shop/boom')).toContain('Raclette');
  await closeServer(opened.server);
});

test('a page that the build left out is a file from its first visit on, for other processes and after a restart too', async () => {
  const at = (address: string, headers = {}, method = 'GET') =>
    get(address, { 'accept-encoding': 'br', ...headers }, method);
  const isFile = async () =>
    (await at('/produkt/lose')).headers['cache-control'] === 'public, max-age=0, must-revalidate';
  expect(await isFile()).toBe(false);
  await expect.poll(isFile).toBe(true);
  const { headers, body } = await at('/produkt/lose?utm_source=mail');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  });
  expect(String(brotliDecompressSync(body))).toContain('drawn /~on-demand/produkt/lose');
  expect((await at('/produkt/lose', { 'if-none-match': headers.etag })).status).toBe(304);
  expect((await at('/produkt/lose', {}, 'HEAD')).headers.etag).toBe(headers.etag);
  expect((await at('/produkt/lose', {}, 'POST')).status).toBe(405);
  const other = { ...(await open()), handle: () => Promise.reject(new Error('nothing is rendered')) };
  const opened = await serve({
    host: '127.0.0.1',
    port: 0,
    siteUrl: undefined,
    site: other,
    log: makeLog('silent'),
    now,
  });
  expect((await get('/produkt/lose', {}, 'GET', undefined, opened.port)).headers.etag).toBe(headers.etag);
  await closeServer(opened.server);
  other.pages.close();
});

test('made-up addresses leave no files: what nobody knows, parts of lists, searches, pages for one visitor', async () => {
  const names = async () =>
    (await readdir(`${dist}/kept`, { recursive: true })).filter((name) => name.endsWith('.html'));
  const before = await names();
  for (const made of [
    '/produkt/lose?p=2',
    '/unbekannt/lose',
    '/lose.html',
    '/search?search=lose',
    '/produkt/lose-cookie',
  ])
    await get(made);
  await get('/produkt/lose-1');
  await expect.poll(() => site.pages.find('/produkt/lose-1', '2026-12-20')).toBeDefined(); // whatever began before is written
  expect(await names()).toHaveLength(before.length + 1);
});

test('a kept page whose file is gone is rendered again, and nobody notices', async () => {
  await get('/produkt/lose-2');
  const find = () => site.pages.find('/produkt/lose-2', '2026-12-20');
  await expect.poll(find).toBeDefined();
  const shown = find();
  const realFind = site.pages.find;
  await rm(shown?.file.disk ?? '');
  const missing = { ...shown, file: { ...shown?.file, digest: 'not in memory' } } as typeof shown;
  site.pages.find = (...args) => {
    site.pages.find = realFind; // looked up before it went
    return args[0] === '/produkt/lose-2' ? missing : realFind.apply(site.pages, args);
  };
  const { status, body } = await get('/produkt/lose-2');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('drawn /~on-demand/produkt/lose-2')]);
});

test('malformed addresses are told so', async () => {
  for (const address of ['/%', '/../../etc/passwd', '/%2e%2e/x', '/a%00'])
    expect((await get(address)).status).toBe(400);
});

test.each([
  ['is closed without a word before it has asked anything, or its first call would get that answer', '', /^$/],
  ['is told that it took too long in the midst of a question', 'GET / HTTP/1.1\r\nhost: ', /^HTTP\/1.1 408 /],
])('a connection that is kept waiting %s', async (_, sent, told) => {
  const opened = new Promise<Socket>((open) => server.once('connection', open));
  const client = connect(port, '127.0.0.1');
  let heard = '';
  client.on('data', (bytes) => {
    heard += bytes;
  });
  const socket = await opened;
  if (sent) {
    client.write(sent);
    await expect.poll(() => socket.bytesRead).toBe(sent.length);
  }
  // as Node does after `headersTimeout`
  server.emit('clientError', Object.assign(new Error('too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  await new Promise((closed) => client.once('close', closed));
  expect(heard).toMatch(told);
});

test('every request leaves one line without its query', async () => {
  lines.length = 0;
  await get('/shop/kochen?utm_source=mail');
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    path: '/shop/kochen',
    status: 200,
    ms: expect.any(Number),
  });
});

test('a proxy that nobody told the shop of is named once', async () => {
  lines.length = 0;
  for (const visitor of ['192.0.2.1', '192.0.2.2']) await get('/shop/kochen', { 'x-forwarded-for': visitor });
  expect(lines.filter((line) => line.includes('Set PROXIES'))).toHaveLength(1);
});

test('a page has the shop’s own address in its links, compressed or not', async () => {
  const plain = String((await get('/ueber-uns')).body);
  expect(plain).toContain('<link rel="canonical" href="https://shop.example/ueber-uns">');
  expect(plain).not.toContain(BUILT_SITE_URL);
  const packed = await get('/ueber-uns', { 'accept-encoding': 'gzip' });
  expect(String(gunzipSync(packed.body))).toBe(plain);
});

test('who first asks for a file has it compressed; the next ones are answered alike', async () => {
  const getPage = () => get('/ueber-uns', { 'accept-encoding': 'br' });
  const [first, second, third] = await Promise.all([getPage(), getPage(), getPage()]);
  expect(new Set([first, second, third].map(({ body }) => body.toString('hex'))).size).toBe(1);
  expect(first.headers['content-encoding']).toBe('br');
});

test('an open page of another release still finds its pictures, whose sources are gone since', async () => {
  const shared = shareAddress(EARLIER_SHARED);
  try {
    expect((await get(earlierPicture)).headers).toMatchObject({ 'content-type': 'image/webp' });
    expect((await get(shared)).status).toBe(200);
    expect((await get('/media/unbekannt-12345678-4.webp')).status).toBe(404);
  } finally {
    for (const made of [earlierPicture, shared]) await rm(`.cache${made}`, { force: true });
  }
});

test('a picture whose source is gone in every release is not found', async () => {
  expect(await site.asset(GONE, 'anna')).toBeUndefined();
  expect(await site.asset(shareAddress(GONE_SHARED), 'anna')).toBeUndefined();
});

test.each([
  ['{"damals": {"digest": "', 'breaks off, or is no JSON'],
  ['{"damals": {"digest": "1", "source": "x", "alpha": true}}', 'is wrong at "damals.files", expected array'],
])(
  'a release that says nonsense of its pictures is not opened, and file, place and repair are told: %s',
  async (text, what) => {
    await writeFile(`${dist}/${MEDIA_MANIFEST}`, text);
    await expect(open()).rejects.toThrow(`${dist}/${MEDIA_MANIFEST} ${what}: npm run build makes another`);
    await rm(`${dist}/${MEDIA_MANIFEST}`);
  },
);

test('an open page of another release still finds its assets, and nothing else', async () => {
  expect(await get('/_astro/old.12345678.js')).toMatchObject({ status: 200, body: Buffer.from('2') });
  expect((await get('/_astro/unbekannt.12345678.js')).status).toBe(404);
  expect(String((await get('/nur-frueher')).body)).not.toContain('earlier');
});

test('a picture is made when somebody asks for it', async () => {
  expect((await get('/share/unbekannt.jpg')).status).toBe(404);
  const rendered = await get(shareAddress({ title: 'Kochen' }));
  expect(rendered.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await sharp(rendered.body).metadata()).width).toBe(SHARE_SIZE.width);
});

test('a folder without a whole build is told', async () => {
  const release = `${dist}/client`;
  await expect(openSite({ release, releases: () => [], origin: '' })).rejects.toThrow('npm run build');
});

test('a server whose release is over closes without failing a request on an open connection', async () => {
  const opened = await serve({ host: '127.0.0.1', port: 0, siteUrl: undefined, site, log: makeLog('silent'), now });
  const getPage = () => get('/shop/kochen', {}, 'GET', undefined, opened.port);
  expect((await getPage()).headers.connection).toBe('keep-alive');
  const retired = retire(opened.server, makeLog('silent'), async () => {});
  const last = await getPage();
  expect([last.status, last.headers.connection]).toEqual([200, 'close']);
  await retired;
  await expect(getPage()).rejects.toThrow('ECONNREFUSED');
});

test('a request under way is finished before the doors close', async () => {
  const opened = await serve({ host: '127.0.0.1', port: 0, siteUrl: undefined, site, log: makeLog('silent'), now });
  const slow = get('/store-api/slow', {}, 'GET', undefined, opened.port);
  await new Promise((soon) => opened.server.once('request', soon));
  const closed = closeServer(opened.server);
  expect((await slow).status).toBe(200);
  await closed;
  await expect(get('/', {}, 'GET', undefined, opened.port)).rejects.toThrow();
});

/** Two categories show the oven, one of them is a page that can't be drawn. */
const SHOWN_IN = { oven: ['/shop/kochen', '/shop/boom'] };

/** A finished site of a few files and a stand-in for Astro. */
async function writeSite(): Promise<void> {
  const page = `<!doctype html><title>Kochen</title>${'<p>Raclette</p>'.repeat(100)}`;
  const texts = {
    'shop/kochen/index.html': page,
    'shop/boom/index.html': page,
    'journal/index.html':
      '<p>November</p><template data-good-until="2027-01-05"></template><template data-good-until="2026-12-15"></template>',
    'journal/boom/index.html': '<p>as it was</p><template data-good-until="2026-12-15"></template>',
    'journal/unbekannt/index.html': '<p>as it was</p><template data-good-until="2026-12-15"></template>',
    'unbekannt/liste/index.html': page,
    'ueber-uns/index.html': `<link rel="canonical" href="${BUILT_SITE_URL}/ueber-uns">${'<p>Hof</p>'.repeat(100)}`,
    '404.html': 'deutsch',
    'en-US/error/404/index.html': 'english',
    'fr-FR/error/404/index.html': '<p data-lost>Page introuvable : </p>',
    '_astro/x.12345678.js': '1',
  };
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(`${dist}/client/${name}`), { recursive: true });
    await writeFile(`${dist}/client/${name}`, text);
  }
  await mkdir(`${dist}/server`, { recursive: true });
  await writeFile(`${dist}/server/entry.mjs`, STAND_IN);
  await writeFile(`${dist}/server/app.mjs`, APP_STAND_IN);
  const files = await listFiles(`${dist}/client`);
  if (files['shop/kochen/index.html']) files['shop/kochen/index.html'].policyAt = 0;
  const list = {
    files,
    policies: ["default-src 'self'"],
    onDemand: ['^(\\/en-US)?\\/documents\\/'],
    shownIn: SHOWN_IN,
  };
  await writeFile(siteListFile(dist), JSON.stringify(list));
  await writeFile(`${dist}/share.json`, JSON.stringify([{ title: 'Kochen' }]));
}

async function writeEarlierRelease(): Promise<void> {
  await mkdir(`${dist}/earlier/client/_astro`, { recursive: true });
  await writeFile(`${dist}/earlier/client/_astro/old.12345678.js`, '2');
  await writeFile(`${dist}/earlier/client/nur-frueher.html`, 'earlier');
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c30' } })
    .webp()
    .toBuffer();
  await mkdir(`${dist}/earlier/content/media/pictures`, { recursive: true });
  await writeFile(`${dist}/earlier/content/media/pictures/damals.webp`, picture);
  const digest = digestOf(picture);
  earlierPicture = addressOf('damals', digest, 4, 'webp');
  const files = [{ width: 4, height: 4, webp: earlierPicture, avif: addressOf('damals', digest, 4, 'avif') }];
  const manifest = { damals: { digest, source: 'damals.webp', alpha: false, files } };
  await writeFile(`${dist}/earlier/${MEDIA_MANIFEST}`, JSON.stringify(manifest));
  await writeFile(`${dist}/earlier/${SHARE_LIST}`, JSON.stringify([EARLIER_SHARED]));
}

async function writeOtherReleases(): Promise<void> {
  for (const name of OTHERS) await mkdir(`${dist}/${name}`, { recursive: true });
  await writeFile(`${dist}/spoilt/${MEDIA_MANIFEST}`, '{"damals": {"digest": "');
  const damals = JSON.parse(await readFile(`${dist}/earlier/${MEDIA_MANIFEST}`, 'utf8')).damals;
  const files = [{ width: 4, height: 4, webp: GONE, avif: GONE.replace('webp', 'avif') }];
  const manifest = { damals, nie: { ...damals, source: 'nie.webp', files } };
  await writeFile(`${dist}/oldest/${MEDIA_MANIFEST}`, JSON.stringify(manifest));
  await writeFile(`${dist}/oldest/${SHARE_LIST}`, JSON.stringify([GONE_SHARED]));
}

/** What pages of the oldest release show; its source is nowhere any more. */
const GONE = '/media/nie-12345678-4.webp';
const GONE_SHARED = { title: 'Nie', picture: GONE };

/** What pages of the earlier release show, of which nobody has asked for the file yet. */
const EARLIER_SHARED = { title: 'Damals' };
let earlierPicture: string;

const STAND_IN = `export async function handler(request, response) {
  if (request.url.includes('boom')) { response.statusCode = 500; response.end('secret stack'); return; }
  if (request.url.includes('unbekannt')) { response.writeHead(404, {}); response.end(); return; }
  if (request.url.includes('stumm')) { response.writeHead(503, {}); response.end(); return; }
  if (request.url.includes('umgezogen')) { response.writeHead(301, { location: '/shop/kochen' }); response.end(); return; }
  if (request.url.includes('slow')) await new Promise((later) => setTimeout(later, 300));
  try { for await (const part of request.body ?? []); } catch {}
  const kept = request.url.includes('lose') && { 'surrogate-control': 'max-age=30', 'surrogate-key': 'lose' };
  const cookie = request.url.includes('cookie') && { 'set-cookie': 'a=1' };
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'", ...kept, ...cookie });
  response.write('drawn ' + request.url);
  response.end(' and'.repeat(1000));
}`;

const APP_STAND_IN = `export { handler as handle } from './entry.mjs';
export const [forgetShared, onResume, setDrawnPictures] = [() => {}, () => {}, () => {}];`;

const agent = new Agent({ keepAlive: true });

function get(
  address: string,
  headers: Record<string, string | undefined> = {},
  method = 'GET',
  body?: Buffer,
  at = port,
) {
  return new Promise<{
    status: number | undefined;
    headers: Record<string, unknown> & { etag?: string };
    body: Buffer;
  }>((ok, fail) => {
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    const call = httpRequest(
      { host: '127.0.0.1', port: at, path: address, method, headers: sent, agent },
      async (reply) => {
        const parts: Buffer[] = [];
        for await (const part of reply) parts.push(part);
        ok({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) });
      },
    );
    call.on('error', fail).end(body);
  });
}
