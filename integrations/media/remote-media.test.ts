import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remotePictureAddress } from '#values/remote-picture.server.ts';
import { createQueue } from '#values/turns.ts';
import { remoteMedia } from './remote-media.ts';

const key = 'a-key';
let server: Server;
let origin: string;
const requested: string[] = [];
const disks = new Set<string>();

beforeAll(async () => {
  const png = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const replies: Record<string, [type: string, body: Buffer | string]> = {
    '/oven.png': ['image/png', png],
    '/page.png': ['text/html', '<h1>Login</h1>'],
    '/broken.png': ['image/png', 'no picture at all'],
    '/huge.png': ['image/png', Buffer.alloc(26 * 1024 * 1024)],
  };
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url === '/inside.png') return void response.writeHead(302, { location: '/oven.png' }).end();
    const [type, body] = replies[request.url ?? ''] ?? [];
    if (!type) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((open) => server.once('listening', open));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  for (const disk of disks) rmSync(disk, { force: true });
});

const open = () => {
  const file = remoteMedia({ origins: [origin], key }, createQueue({ atOnce: 2, ofOne: 10, ofAll: 10 }));
  return async (url: string, width = 200, format: 'avif' | 'webp' = 'webp') => {
    const made = await file(remotePictureAddress({ url, width, format }, key), 'a visitor');
    if (made) disks.add(made.disk).add(made.disk.replace(/-\d+\.\w+$/, '.source'));
    return made;
  };
};

test('a picture is fetched once and scaled to each size that is asked for', async () => {
  const picture = open();
  const [small, again, avif, large] = [
    await picture(`${origin}/oven.png`),
    await picture(`${origin}/oven.png`),
    await picture(`${origin}/oven.png`, 400, 'avif'),
    await picture(`${origin}/oven.png`, 800),
  ];
  expect(requested).toEqual(['/oven.png']);
  expect(again).toEqual(small);
  const sizes = await Promise.all(
    [small, avif, large].map(async (made) => {
      const { width, height, format } = await sharp(made?.disk).metadata();
      return [width, height, format];
    }),
  );
  expect(sizes).toEqual([
    [200, 100, 'webp'],
    [400, 200, 'heif'],
    [600, 300, 'webp'], // never enlarged
  ]);
});

test.each(['/missing.png', '/page.png', '/broken.png', '/huge.png', '/inside.png'])(
  '%s is none: not there, no picture, too large, or elsewhere',
  async (path) => expect(await open()(origin + path)).toBeNull(),
);

test('another server is not asked, whoever signed the address', async () => {
  const file = remoteMedia({ origins: ['https://shop.example'], key }, createQueue({ atOnce: 1, ofOne: 1, ofAll: 1 }));
  const before = requested.length;
  expect(
    await file(remotePictureAddress({ url: `${origin}/oven.png`, width: 200, format: 'webp' }, key), 'x'),
  ).toBeNull();
  expect(requested).toHaveLength(before);
});
