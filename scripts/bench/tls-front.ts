import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { generate } from 'selfsigned';

export interface TlsFront {
  url: string;
  close(): Promise<void>;
}

/** Headers that HTTP/2 does not allow (RFC 9113). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/**
 * TLS and HTTP/2 in front of a shop that speaks plain HTTP, like the proxy of a host. The certificate is self-signed for
 * this run, so the browser has to accept it.
 */
export async function openTlsFront(target: string): Promise<TlsFront> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    headers.host ??= request.authority;
    headers['x-forwarded-proto'] = 'https';
    const onward = http.request(
      new URL(request.url, target),
      { method: request.method, headers, agent },
      (upstream) => {
        for (const name of OF_THE_CONNECTION) delete upstream.headers[name];
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        pipeline(upstream, response, ignore);
      },
    );
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    pipeline(request, onward, ignore);
  });
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((end) => server.close(end));
      for (const session of sessions) session.destroy();
      agent.destroy();
      await closed;
    },
  };
}

/** Ignores browsers that disconnect in the middle of a response. */
const ignore = () => {};
