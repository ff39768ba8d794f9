import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingFor } from './encoding.ts';
import { withoutFrames } from './security-headers.ts';

/** Below this many bytes compressing costs more than it saves. */
const WORTH_IT = 1024;
const TEXT = /^(text\/(?!event-stream)|application\/(json|xml|javascript|[\w.-]+\+(json|xml))|image\/svg)/;

/**
 * What Astro gets to write into: it completes the content policy, compresses text on the way out, and lets `instead`
 * take over an answer (a missing page, too large a body) before its first byte leaves. Behaves like a ServerResponse
 * as far as Astro's Node adapter looks.
 */
export class Relay extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly req: IncomingMessage;
  #response: ServerResponse;
  #instead: (status: number, type: string) => boolean;
  #headers: OutgoingHttpHeaders = {};
  #first: Buffer[] = [];
  #out: Writable | null = null;
  #replaced = false;

  constructor(response: ServerResponse, instead: (status: number, type: string) => boolean) {
    super();
    this.req = response.req;
    this.#response = response;
    this.#instead = instead;
    this.on('error', () => {}); // told to Astro by the callbacks; the shopper is gone or gets a cut answer
    response.on('close', () => this.destroy());
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    this.#headers = headers;
    this.headersSent = true;
    if (!TEXT.test(this.#type())) this.#open(); // events and pictures flow at once, text waits until it is long enough
    return this;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (this.#out) return void this.#out.write(chunk, done);
    if (!this.#replaced) this.#first.push(chunk);
    if (size(this.#first) > WORTH_IT) this.#open(this.#mayCompress());
    done();
  }

  override _final(done: () => void): void {
    if (!this.#out && !this.#replaced) {
      if (this.req.method !== 'HEAD' && size(this.#first) > 0) this.#headers['content-length'] = size(this.#first);
      this.#open();
    }
    this.#out?.end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error && !this.#replaced) this.#response.destroy();
    done(error);
  }

  #open(compress = false): void {
    if (this.#out || this.#replaced) return;
    this.#replaced = this.#instead(this.statusCode, this.#type());
    if (this.#replaced) return;
    const response = this.#response;
    for (const [name, value] of Object.entries(this.#headers)) if (value !== undefined) response.setHeader(name, value);
    response.setHeader('content-security-policy', withoutFrames(this.#headers['content-security-policy']));
    if (TEXT.test(this.#type())) response.appendHeader('vary', 'accept-encoding');
    this.#out = compress ? this.#compressor() : response;
    response.writeHead(this.statusCode);
    if (!compress) response.flushHeaders();
    for (const chunk of this.#first.splice(0)) this.#out.write(chunk);
  }

  #compressor(): Writable {
    const encoding = encodingFor(this.req.headers['accept-encoding']);
    this.#response.removeHeader('content-length');
    this.#response.setHeader('content-encoding', encoding);
    // Quality 4 is as quick as gzip and a tenth smaller.
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    const compressor = encoding === 'br' ? createBrotliCompress(quality) : createGzip();
    compressor.pipe(this.#response);
    this.#response.on('close', () => compressor.destroy());
    return compressor;
  }

  #type = () => String(this.#headers['content-type'] ?? '');

  #mayCompress = () =>
    this.req.method !== 'HEAD' &&
    ![204, 304].includes(this.statusCode) &&
    !('content-encoding' in this.#headers) &&
    encodingFor(this.req.headers['accept-encoding']) !== 'identity' &&
    TEXT.test(this.#type());
}

const size = (chunks: Buffer[]) => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
