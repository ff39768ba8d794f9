import { Agent, type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';
import type { Readable } from 'node:stream';
import { CONNECT_MS, IDLE_MS, SILENCE_MS, TOTAL_MS } from './limits.ts';
import { Trouble } from './trouble.ts';

/** A request to the remote. */
export type Question = {
  method: string;
  url: URL;
  headers: Headers;
  body: Buffer | Readable | undefined;
  /** Longest wait for the first byte of the response, in ms. */
  patienceMs: number;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal | undefined;
};

const kept = { keepAlive: true, timeout: IDLE_MS };
const agents = { 'http:': new Agent(kept), 'https:': new SecureAgent(kept) };

/**
 * Sends a request; the body of the response is still to be read. Uses Node's own client, because `fetch` has no time
 * limit for connecting, follows redirects and decompresses what should be passed on compressed.
 * @throws {Trouble} unreachable or slow; the signal's reason when the client has gone
 */
export function send({ method, url, headers, body, patienceMs, signal }: Question): Promise<IncomingMessage> {
  const limit = AbortSignal.any([AbortSignal.timeout(TOTAL_MS), ...(signal ? [signal] : [])]);
  return new Promise((resolve, failed) => {
    const isSecure = url.protocol === 'https:';
    const options: RequestOptions = {
      method,
      headers: Object.fromEntries(headers),
      timeout: patienceMs,
      signal: limit,
    };
    const request = isSecure
      ? secure(url, { ...options, agent: agents['https:'] })
      : plain(url, { ...options, agent: agents['http:'] });
    const connecting = setTimeout(() => request.destroy(slow(`no connection within ${CONNECT_MS} ms`)), CONNECT_MS);
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
      else clearTimeout(connecting); // a kept connection
    });
    request.on('timeout', () => request.destroy(slow(`silent for longer than ${patienceMs} ms`)));
    request.once('close', () => clearTimeout(connecting));
    request.once('response', (response) => {
      response.socket.setTimeout(SILENCE_MS);
      resolve(response);
    });
    request.once('error', (error) => failed(signal?.aborted ? signal.reason : troubleOf(error)));
    if (body && !Buffer.isBuffer(body)) body.on('error', (error) => request.destroy(error)).pipe(request);
    else request.end(body);
  });
}

const slow = (what: string) => new Trouble('slow', what);

/** The cause of a failed request or of a response that broke off. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  const { name, code, message } = error as NodeJS.ErrnoException;
  const isSlow = name === 'TimeoutError' || code === 'ETIMEDOUT' || (name === 'AbortError' && code === 'ABORT_ERR');
  return new Trouble(isSlow ? 'slow' : 'unreachable', `${code ?? name}: ${message}`);
}
