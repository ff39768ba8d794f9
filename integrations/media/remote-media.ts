import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isKept, keepFile, type MadeFile } from '#server/keep-file.ts';
import { type RemotePicture, type RemotePictures, readRemotePicture } from '#values/remote-picture.server.ts';
import type { createQueue } from '#values/turns.ts';
import { avifFor, WEBP } from './pictures.ts';

/** Longest wait for a picture of another server, ms. */
const FETCH_MS = 10_000;
/** Largest picture that is fetched. */
const MAX_BYTES = 25 * 1024 * 1024;
/** A picture that unpacks to more would fill the memory. */
const MAX_PIXELS = 100_000_000;

/** Under `.cache/media`, named by the address that a picture comes from. */
const FOLDER = '.cache/media/remote';

/**
 * The file of a picture of another server: fetched once, scaled when it is first asked for, kept on disk. Null for an
 * address that this shop has not signed, of a server that is not configured, or a picture that is not there.
 * @throws {QueueFullError} when this visitor, or all together, wait for too many
 */
export function remoteMedia({ origins, key }: RemotePictures, enqueue: ReturnType<typeof createQueue>) {
  const running = new Map<string, Promise<MadeFile | null>>();
  return async (pathname: string, visitor: string): Promise<MadeFile | null> => {
    const picture = readRemotePicture(pathname, key);
    if (!picture || !URL.canParse(picture.url) || !origins.includes(new URL(picture.url).origin)) return null;
    const disk = `${FOLDER}/${nameOf(picture.url)}-${picture.width}.${picture.format}`;
    if (isKept(disk)) return { disk };
    const made = running.get(disk) ?? enqueue({ visitor }, () => make(picture, disk));
    running.set(disk, made);
    return made.finally(() => running.delete(disk));
  };
}

const nameOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 32);

async function make({ url, width, format }: RemotePicture, disk: string): Promise<MadeFile | null> {
  const source = await sourceOf(url);
  if (!source) return null;
  const scaled = sharp(source, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? scaled.avif(avifFor(width)) : scaled.webp(WEBP);
  const bytes = await encoded.toBuffer().catch(() => null); // bytes that are no picture
  return bytes && keepFile(disk, bytes);
}

/** The original: kept, because each width and format is made from it. */
async function sourceOf(url: string): Promise<Buffer | null> {
  const disk = `${FOLDER}/${nameOf(url)}.source`;
  if (isKept(disk)) return readFile(disk);
  const bytes = await fetched(url).catch(() => null); // away or slow: asked again when somebody asks again
  if (bytes) await keepFile(disk, bytes);
  return bytes;
}

/** No redirect is followed: it could lead into the network of this machine. */
async function fetched(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
