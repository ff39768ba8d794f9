import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** Anything that answers a Request (a Hono app) on a free port, or on the one it had before, for clients that want a real address. */
export async function serveFetch(handle: (request: Request) => Response | Promise<Response>, at = 0) {
  const server = createServer(async (incoming, outgoing) => {
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: incoming.headers as Record<string, string>,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const }),
    });
    const response = await handle(request);
    outgoing.setHeaders(response.headers);
    outgoing.writeHead(response.status);
    if (response.body) Readable.fromWeb(response.body as never).pipe(outgoing);
    else outgoing.end();
  });
  await new Promise<void>((open) => server.listen(at, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
