import { IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { Site } from '#server/site.ts';
import type { RenderedPage } from './page-cache.ts';

/**
 * Renders a page with Astro for all visitors: without cookies, with the configured host, and not aborted by a client. What
 * differs between visitors (prices of professionals) is corrected in the browser, as on prerendered pages.
 */
export async function draw(site: Site, address: string): Promise<RenderedPage> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = address;
  request.headers = { host: 'localhost' };
  const recorder = new ResponseRecorder(request);
  const done = new Promise<RenderedPage>((resolve, failed) => {
    recorder.once('finish', () => resolve(recorder.rendered())).once('error', failed);
  });
  await Promise.all([site.handle(request, recorder), done]);
  return done;
}

/** Records the response of Astro. Has what its Node adapter uses of ServerResponse. */
export class ResponseRecorder extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly req: IncomingMessage;
  #headers: OutgoingHttpHeaders = {};
  readonly #parts: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super();
    this.req = request;
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    this.#headers = headers;
    this.headersSent = true;
    return this;
  }

  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.#parts.push(part);
    done();
  }

  rendered(): RenderedPage {
    const entries = Object.entries(this.#headers).filter(([, value]) => value !== undefined);
    const headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
    return { status: this.statusCode, headers, body: Buffer.concat(this.#parts) };
  }
}

let last = Promise.resolve();

/**
 * Resolves in an event-loop iteration of its own. Each rendering starts in its own iteration, so that a request for a
 * file in between waits for one of them and not for all.
 */
export function ownRound(): Promise<void> {
  last = last.then(() => new Promise((begin) => setImmediate(begin)));
  return last;
}
