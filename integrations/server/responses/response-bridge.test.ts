import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ResponseBridge } from './response-bridge.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Answers every request by what `write` does; resolves with what one client hears, byte for byte. */
async function received(
  write: (bridge: ResponseBridge) => void,
  head: string,
): Promise<{ headers: string; body: Buffer }> {
  const server = createServer((_request, response) => write(new ResponseBridge(response, () => false)));
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  stops.push(() => server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head}\r\nhost: shop\r\nconnection: close\r\n\r\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  const all = Buffer.concat(parts);
  const end = all.indexOf('\r\n\r\n');
  return { headers: all.subarray(0, end).toString().toLowerCase(), body: all.subarray(end + 4) };
}

const respondWith =
  (type: string, ...parts: string[]) =>
  (bridge: ResponseBridge) => {
    bridge.writeHead(200, { 'content-type': type });
    for (const part of parts) bridge.write(part);
    bridge.end();
  };

const LONG = JSON.stringify({ goods: 'Raclette-Ofen '.repeat(200) });

describe('what Astro writes', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('as data leaves in one piece, packed (%s), with its length told', async (encoding, unpack) => {
    const half = LONG.length / 2;
    const write = respondWith('application/json', LONG.slice(0, half), LONG.slice(half));
    const { headers, body } = await received(write, `GET / HTTP/1.1\r\naccept-encoding: ${encoding}`);
    expect(headers).toContain(`content-encoding: ${encoding}`);
    expect(headers).toContain(`content-length: ${body.length}`);
    expect(headers).toContain('vary: accept-encoding');
    expect(unpack(body).toString()).toBe(LONG);
  });

  it('is left as it is when it is short, or the client takes nothing packed', async () => {
    const short = await received(respondWith('application/json', '{}'), 'GET / HTTP/1.1\r\naccept-encoding: br');
    expect(short.headers).not.toContain('content-encoding');
    expect(short.body.toString()).toBe('{}');
    const plain = await received(respondWith('application/json', LONG), 'GET / HTTP/1.1');
    expect(plain.headers).toContain(`content-length: ${LONG.length}`);
    expect(plain.body.toString()).toBe(LONG);
  });

  it('as a page, or as very much data, flows without a length', async () => {
    const page = await received(respondWith('text/html', LONG), 'GET / HTTP/1.1\r\naccept-encoding: br');
    expect(page.headers).toContain('transfer-encoding: chunked');
    const much = await received(
      respondWith('application/json', LONG.repeat(40)),
      'GET / HTTP/1.1\r\naccept-encoding: br',
    );
    expect(much.headers).toContain('transfer-encoding: chunked');
    expect(much.headers).toContain('content-encoding: br');
  });

  it('has no body for HEAD, nor where there is none', async () => {
    const head = await received(respondWith('application/json', LONG), 'HEAD / HTTP/1.1\r\naccept-encoding: br');
    expect(head.headers).toContain('200 ok');
    expect(head.body).toHaveLength(0);
    const write = (bridge: ResponseBridge) => void bridge.writeHead(204).end();
    const nothing = await received(write, 'DELETE / HTTP/1.1\r\naccept-encoding: br');
    expect(nothing.headers).toContain('204 no content');
    expect(nothing.body).toHaveLength(0);
  });
});
