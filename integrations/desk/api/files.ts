import { Readable } from 'node:stream';
import { contentDisposition } from '#values/http.ts';

/** Papers to print, shown in the browser. */
export const pdf = ({ file }: { file: Buffer }, name: string): Response =>
  new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', `${name}.pdf`),
    },
  });

/** A file to keep, sent part by part as it is read. */
export const download = (parts: AsyncIterable<string>, name: string): Response =>
  new Response(Readable.toWeb(Readable.from(encoded(parts))) as ReadableStream, {
    headers: {
      'content-type': name.endsWith('.json') ? 'application/json' : 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', name),
    },
  });

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part);
}

export async function* inParts(text: string): AsyncGenerator<string> {
  yield text;
}
