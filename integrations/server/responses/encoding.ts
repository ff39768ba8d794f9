import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The better of the compressions that the client accepts; Brotli before gzip, nothing when it says neither. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '').toLowerCase();
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Named without `q=0`; `*`, which only robots send, is not counted. */
const accepts = (header: string, name: string) =>
  header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((parameter) => parameter.trim());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unpack = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** A compressed body has to be at least a twentieth smaller. */
const WORTH_IT = 0.95;

/** What a server sends before it hears from the browser (RFC 6928: ten packets); a page within it is there at once. */
const FIRST_FLIGHT = 14 * 1024;
const PAGE_QUALITY = 9;
const BEST_QUALITY = 11;

/** A file's body, compressed once for everybody. */
export const compress = (body: Buffer, encoding: 'br' | 'gzip', type: string): Promise<Buffer> =>
  encoding === 'br' ? brotliFor(body, type) : gzip(body, { level: 9 });

/** Whether a body is better sent compressed; `plain` is its size in bytes without. */
export const isWorthIt = (compressed: Buffer, plain: number): boolean => compressed.length <= plain * WORTH_IT;

/** False for a file that was cut off, or was never one. */
export const isWhole = (compressed: Buffer, encoding: 'br' | 'gzip'): Promise<boolean> =>
  unpack[encoding](compressed).then(
    () => true,
    () => false,
  );

/** Best for what every page shares; pages are many, and each step above 9 multiplies the time for a few per cent. */
async function brotliFor(body: Buffer, type: string): Promise<Buffer> {
  if (!type.startsWith('text/html')) return brotli(body, brotliAt(BEST_QUALITY, body));
  const page = await brotli(body, brotliAt(PAGE_QUALITY, body));
  return page.length > FIRST_FLIGHT ? brotli(body, brotliAt(BEST_QUALITY, body)) : page;
}

const brotliAt = (quality: number, body: Buffer): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
