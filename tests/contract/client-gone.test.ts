import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { limitBody } from '#server/body-limit.ts';
import { logRequest, makeLog } from '#server/request-log.ts';
import { aStore } from '#tests/support/a-store.ts';

/* Node says of a client that hangs up what it says of a database: ECONNRESET. */

it.each([
  ['of a promised length', 'content-length: 1000\r\n\r\n{"paymentMethodId": '],
  ['of any length', 'transfer-encoding: chunked\r\n\r\n14\r\n{"paymentMethodId": \r\n'],
])('who hangs up in the middle of a body %s troubles nobody', async (_, half) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = await aStore();
  const lines: string[] = [];
  const statuses: Promise<number>[] = [];
  const handle = async (request: IncomingMessage) => {
    limitBody(request);
    const { body, url, headers } = request as IncomingMessage & { body: BodyInit };
    const init = { method: 'POST', headers: headers as Record<string, string>, body, duplex: 'half' };
    return (await store.app.fetch(new Request(`http://shop.example${url}`, init))).status;
  };
  const server = createServer((request, response) => {
    logRequest(
      makeLog('info', (line) => lines.push(line)),
      request,
      response,
    );
    statuses.push(handle(request));
    response.statusCode = 500; // whatever Astro makes of it
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const key = `sw-access-key: ${store.store.config.STORE_ACCESS_KEY}`;
  client.write(
    `POST /store-api/payment-method HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${key}\r\n${half}`,
  );
  await vi.waitFor(() => expect(statuses).toHaveLength(1));
  client.destroy();
  expect(await statuses[0]).toBe(499);
  expect(consoleError.mock.calls).toEqual([]);
  await vi.waitFor(() => expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info']));
  expect((await store.requestStore('POST', '/payment-method', { body: {} })).status).toBe(200);
  server.close();
  await store.close();
});
