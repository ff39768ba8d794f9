import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { type Encoding, encodingFor } from './encoding.ts';
import { withoutFrames } from './file.ts';

/** Below this many bytes compressing costs more than it saves. */
const WORTH_IT = 1024;
/** Data is useful only when complete, so up to this many bytes are sent in one piece. Pages are streamed. */
const ONE_PIECE = 64 * 1024;
const DATA = /^application\/([\w.-]+\+)?json/;
const TEXT = /^(text\/(?!event-stream)|application\/(json|xml|javascript|[\w.-]+\+(json|xml))|image\/svg)/;

/**
 * The response that Astro writes to: it completes the content policy, compresses text, and lets `instead` replace a
 * response (a missing page, too large a body) before its first byte is sent. Has what Astro's Node adapter uses of
 * ServerResponse.
 */
export class ResponseBridge extends Writable {
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
    this.on('error', () => {}); // Astro gets it by the callbacks; the client is gone or gets a truncated response
    response.on('close', () => this.destroy());
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    this.#headers = headers;
    this.headersSent = true;
    if (!TEXT.test(this.#type())) this.#open(); // events and pictures are sent at once, text once it is long enough
    return this;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (this.#out) return void this.#out.write(chunk, done);
    if (!this.#replaced) this.#first.push(chunk);
    if (size(this.#first) > (DATA.test(this.#type()) ? ONE_PIECE : WORTH_IT)) this.#open(this.#encoding());
    done();
  }

  override _final(done: () => void): void {
    if (this.#out) this.#out.end();
    else if (!this.#replaced) this.#sendWhole();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error && !this.#replaced) this.#response.destroy();
    done(error);
  }

  /** The response has ended before it was streamed: compressing it in one go costs a third of a stream. */
  #sendWhole(): void {
    const body = Buffer.concat(this.#first.splice(0));
    const encoding = body.length > WORTH_IT ? this.#encoding() : 'identity';
    if (!this.#begin(encoding)) return;
    const response = this.#response;
    const packed = pack(body, encoding);
    if (this.req.method !== 'HEAD' && packed.length > 0) response.setHeader('content-length', packed.length);
    response.writeHead(this.statusCode);
    response.end(packed);
  }

  #open(encoding: Encoding = 'identity'): void {
    if (this.#out || this.#replaced || !this.#begin(encoding)) return;
    const response = this.#response;
    this.#out = encoding === 'identity' ? response : this.#compressor(encoding);
    response.writeHead(this.statusCode);
    if (encoding === 'identity') response.flushHeaders();
    for (const chunk of this.#first.splice(0)) this.#out.write(chunk);
  }

  /** Sets the headers; false when something else is answered instead. */
  #begin(encoding: Encoding): boolean {
    this.#replaced = this.#instead(this.statusCode, this.#type());
    if (this.#replaced) return false;
    const response = this.#response;
    for (const [name, value] of Object.entries(this.#headers)) if (value !== undefined) response.setHeader(name, value);
    response.setHeader('content-security-policy', withoutFrames(this.#headers['content-security-policy']));
    if (TEXT.test(this.#type())) response.appendHeader('vary', 'accept-encoding');
    if (encoding === 'identity') return true;
    response.removeHeader('content-length');
    response.setHeader('content-encoding', encoding);
    return true;
  }

  #compressor(encoding: Encoding): Writable {
    const compressor = encoding === 'br' ? createBrotliCompress(QUICK) : createGzip();
    compressor.pipe(this.#response);
    this.#response.on('close', () => compressor.destroy());
    return compressor;
  }

  #type = () => String(this.#headers['content-type'] ?? '');

  /** The encoding of the response; none without a body, if it is encoded already or is no text. */
  #encoding = (): Encoding =>
    this.req.method !== 'HEAD' &&
    ![204, 304].includes(this.statusCode) &&
    !('content-encoding' in this.#headers) &&
    TEXT.test(this.#type())
      ? encodingFor(this.req.headers['accept-encoding'])
      : 'identity';
}

/** Quality 4 is as fast as gzip and 10 % smaller. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

function pack(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, QUICK);
  return encoding === 'gzip' ? gzipSync(body) : body;
}

const size = (chunks: Buffer[]) => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
