import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** An answer as it came: the whole of it has been read after `ms`. */
export type Received = { status: number; token: string | undefined; ms: number; read: () => string };

/** What is asked; a body is sent as JSON, bytes as they are. */
export type Question = { method?: string; path: string; headers?: Record<string, string>; body?: unknown };

/** A shopper's own connection, kept open and compressed as a browser's. Rejects when the shop is gone. */
export type Connection = { sendRequest: (question: Question) => Promise<Received>; hangUp: () => void };

export function openConnection(url: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return { sendRequest: (question) => once(url, agent, question), hangUp: () => agent.destroy() };
}

const once = (url: string, agent: Agent, { method = 'GET', path, headers = {}, body }: Question) =>
  new Promise<Received>((reply, broken) => {
    const sent = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const type =
      sent === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) };
    const started = performance.now();
    const call = request(
      url + path,
      { method, agent, headers: { 'accept-encoding': 'br', ...type, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', broken);
        response.once('end', () => reply(received(response, Buffer.concat(parts), performance.now() - started)));
      },
    );
    call.once('error', broken).end(sent);
  });

/** Unpacked only when somebody reads it: the clients share the machine with the shop. */
const received = ({ statusCode, headers }: IncomingMessage, body: Buffer, ms: number): Received => ({
  status: statusCode ?? 0,
  token: headers['sw-context-token'] as string | undefined,
  ms,
  read: () => (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString(),
});
