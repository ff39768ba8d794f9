import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendRendered } from './send-rendered.ts';

/** What is sent to a browser that takes Brotli. */
async function sent(words: string): Promise<Buffer> {
  let body: Buffer = Buffer.alloc(0);
  const response = {
    setHeader: () => {},
    appendHeader: () => {},
    writeHead: () => {},
    end: (all: Buffer) => (body = all),
  };
  const request = { headers: { 'accept-encoding': 'br' } } as IncomingMessage;
  const rendered = { status: 404, headers: {}, body: Buffer.from(words) };
  await sendRendered(request, response as unknown as ServerResponse, rendered, '');
  return body;
}

test('a page that is put together anew for each who asks is compressed once', async () => {
  const [first, second, other] = [await sent('Nicht gefunden: /a'), await sent('Nicht gefunden: /a'), await sent('/b')];
  expect(second).toBe(first);
  expect([first, other].map((body) => String(brotliDecompressSync(body)))).toEqual(['Nicht gefunden: /a', '/b']);
});
