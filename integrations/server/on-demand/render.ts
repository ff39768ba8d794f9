import { IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { Site } from '#server/site.ts';
import type { RenderedPage } from './page-cache.ts';

/**
 * Has Astro draw a page for nobody in particular: no cookie, no host that somebody made up, no visitor who could go away.
 * What differs from person to person (prices of professionals) corrects itself in the browser, as on pages that are files.
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

/** What Astro gets to draw on. Behaves like a ServerResponse as far as its Node adapter looks. */
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
 * Resolves in a round of the event loop that is no other caller's. What is drawn begins in a round of its own: however
 * many ask for that at once, whoever asks for a file between them waits for one of them and not for all.
 */
export function ownRound(): Promise<void> {
  last = last.then(() => new Promise((begin) => setImmediate(begin)));
  return last;
}
