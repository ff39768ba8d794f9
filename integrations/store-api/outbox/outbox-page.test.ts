import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { readShopConfig } from '#store/shop-config/shop-config.ts';
import { mailTransportOf } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
let server: Server;
let url: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'secret.eml'), 'Subject: outside\r\n\r\nsecret');
  const page = outboxPage(folder);
  server = createServer((request, response) =>
    page(request, response, () => response.writeHead(418).end('somebody else’s')),
  );
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (path: string) => {
  const reply = await fetch(url + path);
  return { status: reply.status, html: await reply.text() };
};

it('is empty before the first mail', async () => {
  expect(await read('/__outbox')).toMatchObject({ status: 200, html: expect.stringContaining('No mail yet') });
});

it('lists the mails, and shows each as text and as HTML without its scripts', async () => {
  const transport = mailTransportOf({
    config: readConfig({ DATA_DIR: folder }),
    shopConfig: await readShopConfig('content'),
  });
  const message = {
    to: { name: 'Käthi <b>', address: 'anna@example.com' },
    subject: 'Grüezi & <b>',
    text: 'Text <i>',
    html: '<p>"Drawn"</p><script>alert(1)</script>',
  };
  await transport.send({ id: 'abcdef0123456789', name: 'order-10001', message, attachments: [] });
  const list = await read('/__outbox/');
  expect(list.html).toContain('<a href="/__outbox/order-10001-abcdef0123456789.eml">Grüezi &amp; &lt;b&gt;</a>');
  expect(list.html).toContain('Käthi &lt;b&gt; &lt;anna@example.com&gt;');
  const mail = await read('/__outbox/order-10001-abcdef0123456789.eml');
  expect(mail.html).toContain('<iframe sandbox');
  expect(mail.html).toContain('srcdoc="&lt;p&gt;&quot;Drawn&quot;');
  expect(mail.html).toContain('Text &lt;i&gt;');
  expect(mail.html).not.toContain('<script');
});

it('keeps every mail in a file of its own, of those too that are called alike and begin alike', async () => {
  const transport = mailTransportOf({
    config: readConfig({ DATA_DIR: folder }),
    shopConfig: await readShopConfig('content'),
  });
  const to = (address: string) => ({ to: { name: '', address }, subject: address, text: 'a', html: '<p>a</p>' });
  const [anna, beat] = [`${'0'.repeat(8)}${'a'.repeat(24)}`, `${'0'.repeat(8)}${'b'.repeat(24)}`];
  await Promise.all([
    transport.send({ id: anna, name: 'contact', message: to('anna@example.com'), attachments: [] }),
    transport.send({ id: beat, name: 'contact', message: to('beat@example.com'), attachments: [] }),
  ]);
  const list = await read('/__outbox');
  for (const address of ['anna@example.com', 'beat@example.com']) expect(list.html).toContain(`>${address}</a>`);
});

it.each([
  '/__outbox/../secret.eml',
  '/__outbox/..%2fsecret.eml',
  '/__outbox/none.eml',
  '/__outbox/order-10001-abcdef0123456789.eml.part',
])('has no %s', async (path) => {
  const { status, html } = await read(path);
  expect([404, 418]).toContain(status);
  expect(html).not.toContain('secret');
});

it('leaves every other address alone', async () => {
  for (const path of ['/', '/__outbox2', '/store-api/context']) expect((await read(path)).status).toBe(418);
});
