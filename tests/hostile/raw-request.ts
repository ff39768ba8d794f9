import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** A request as it goes out, with whatever address and headers. */
export type RawRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

export type Received = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** Not `fetch`, which would tidy up address and headers before they leave. */
export const sendRequest = (url: string, { path, method = 'GET', headers = {}, body }: RawRequest): Promise<Received> =>
  new Promise((received, fail) => {
    const { hostname, port } = new URL(url);
    const length =
      body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(body) };
    const clientRequest = request({ hostname, port, path, method, headers: { ...length, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () =>
        received({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: unpacked(Buffer.concat(parts), response.headers['content-encoding']).toString(),
        }),
      );
    });
    clientRequest.on('error', fail).end(body);
  });

const unpacked = (bytes: Buffer, encoding?: string): Buffer =>
  encoding && bytes.length > 0 ? UNPACK[encoding as keyof typeof UNPACK](bytes) : bytes;

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

/** What a server says to these bytes, until it closes or so much time has passed. */
export const sendBytes = (url: string, bytes: string, patienceMs = 2000): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let text = '';
    const line = connect(Number(port), hostname, () => line.write(bytes, 'latin1'));
    line.setTimeout(patienceMs, () => line.destroy());
    line.on('data', (part) => {
      text += part.toString('latin1');
      line.end();
    });
    line.on('error', () => {}).on('close', () => resolve(text));
  });
