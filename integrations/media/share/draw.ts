// Share images are JPEGs of 900 × 286 with the title set as paths, because networks do not take WebP and a fresh
// machine has no fonts.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { isKept, keepFile, type MadeFile } from '#server/keep-file.ts';
import { SHARE_SIZE, type SharePicture } from '#values/share-picture.ts';
import { COLOURS, PANEL } from './layout.ts';
import { type Panel, panelOf, type Source } from './panel.ts';
import { writtenOn } from './sheet.ts';

/** Drawn files live here, named by their digest, so that an unchanged page's picture is drawn once. */
export const SHARE_CACHE = '.cache/share';

/** mozjpeg would save a fifth of the bytes and double the time (56 instead of 24 ms a sheet). */
const JPEG = { quality: 82, chromaSubsampling: '4:4:4' };

/** What pages have asked for, by address. */
export type SharePictures = Map<string, SharePicture>;

/** Where the picture of an address lies; undefined for what belongs to a foreign store. */
export type Find = (address: string) => Source | undefined;

/** Draws what the cache lacks. `onProgress` is told after each sheet. */
export async function drawAll(
  sharePictures: SharePictures,
  find: Find,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const waiting = [...sharePictures].filter(([address]) => !isKept(cached(address)));
  const total = waiting.length;
  const panels = new Map<string, Promise<Panel>>();
  sharp.concurrency(1); // sheets side by side use the cores better than one sheet's parts
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await draw(...next, find, panels);
      onProgress(total - waiting.length, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return total;
}

/** Draws one sheet when it is first asked for; null when no page has wanted it, or its picture is gone. */
export async function drawOne(sharePictures: SharePictures, find: Find, address: string): Promise<MadeFile | null> {
  const disk = cached(address);
  if (isKept(disk)) return { disk };
  const page = sharePictures.get(address);
  return page ? draw(address, page, find, new Map()) : null;
}

const cached = (address: string) => address.replace('/share', SHARE_CACHE);

/** A picture is scaled once for all the pages that show it. Null when it is gone: another release may have it. */
async function draw(
  address: string,
  page: SharePicture,
  find: Find,
  panels: Map<string, Promise<Panel>>,
): Promise<MadeFile | null> {
  const source = page.picture ? find(page.picture) : undefined;
  if (source && !existsSync(source.file)) return null;
  const key = `${page.picture} ${page.drawing}`;
  const panel = panels.get(key) ?? panelOf(source, page.drawing);
  panels.set(key, panel);
  const sheet = sharp({ create: { ...SHARE_SIZE, channels: 3, background: COLOURS.page } }).composite([
    { input: await panel, raw: { ...PANEL, channels: 3 }, left: SHARE_SIZE.width - PANEL.width, top: 0 },
    { input: Buffer.from(writtenOn(page.title)), left: 0, top: 0 },
  ]);
  return keepFile(cached(address), await sheet.jpeg(JPEG).toBuffer());
}
