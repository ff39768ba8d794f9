import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { SHARE_SIZE, type SharePicture } from '#values/share-picture.ts';
import { COLOURS, PANEL } from './layout.ts';
import { type Panel, panelOf, type Source } from './panel.ts';
import { writtenOn } from './sheet.ts';

/** Drawn files live here, named by their digest, so that an unchanged page's picture is drawn once. */
const CACHE = '.cache/share';

/** mozjpeg would save a fifth of the bytes and double the time (56 instead of 24 ms a sheet). */
const JPEG = { quality: 82, chromaSubsampling: '4:4:4' };

/** What pages have asked for, by address. */
export type Wanted = Map<string, SharePicture>;

/** Where the picture of an address lies; undefined for what belongs to a foreign store. */
export type Find = (address: string) => Source | undefined;

/** Draws what the cache lacks and puts all that pages want into the site; answers with one line about it. */
export async function drawAll(wanted: Wanted, find: Find, client: string): Promise<string> {
  const started = performance.now();
  const waiting = [...wanted].filter(([address]) => !existsSync(cached(address)));
  const count = waiting.length;
  const panels = new Map<string, Promise<Panel>>();
  sharp.concurrency(1); // sheets side by side use the cores better than one sheet's parts
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await draw(...next, find, panels);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await mkdir(`${client}/share`, { recursive: true });
  for (const address of wanted.keys()) await cp(cached(address), client + address);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${wanted.size} pictures for sharing, ${count ? `${count} drawn in ${seconds} s` : 'none has changed'}`;
}

/** In dev a sheet is drawn when it is first asked for; null when no page has wanted it. */
export async function drawOne(wanted: Wanted, find: Find, address: string): Promise<Buffer | null> {
  const page = wanted.get(address);
  if (!page) return null;
  if (!existsSync(cached(address))) await draw(address, page, find, new Map());
  return readFile(cached(address));
}

const cached = (address: string) => address.replace('/share', CACHE);

/** A picture is scaled once for all the pages that show it. */
async function draw(
  address: string,
  page: SharePicture,
  find: Find,
  panels: Map<string, Promise<Panel>>,
): Promise<void> {
  const key = `${page.picture} ${page.drawing}`;
  const panel = panels.get(key) ?? panelOf(page.picture ? find(page.picture) : undefined, page.drawing);
  panels.set(key, panel);
  const sheet = sharp({ create: { ...SHARE_SIZE, channels: 3, background: COLOURS.page } }).composite([
    { input: await panel, raw: { ...PANEL, channels: 3 }, left: SHARE_SIZE.width - PANEL.width, top: 0 },
    { input: Buffer.from(writtenOn(page.title)), left: 0, top: 0 },
  ]);
  await keep(address, await sheet.jpeg(JPEG).toBuffer());
}

/** Written aside and renamed: two processes may draw the same sheet at once. */
async function keep(address: string, bytes: Buffer): Promise<void> {
  const aside = `${cached(address)}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(aside, bytes);
  await rename(aside, cached(address));
}
