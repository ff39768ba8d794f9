// Share images are JPEGs of 900 × 286 with the title set as paths, because networks do not take WebP and a fresh
// machine has no fonts.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { isKept, keepFile, type MadeFile } from '#server/keep-file.ts';
import { SHARE_SIZE, type SharePicture } from '#values/share-picture.ts';
import { LEADING, lettersOf, setTitle, type Typeface } from './lines.ts';

/** The band below everything, in pixels: its upper edge is the line on which words and things stand. */
const BAND = 44;

/** The picture, at the right of the words. */
const PANEL = { width: 388, height: SHARE_SIZE.height - BAND };

/** How far words stand from the edges and from the picture. */
const MARGIN = 40;

/** The numbers of the look (styles/tokens.css, light) as sharp understands them. */
const COLOURS = { page: '#ffffff', stage: '#ebeff1', ink: '#152025', lines: '#404d52', enamel: '#0e3f2c' };

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

/** Raw pixels of what stands at the right of a sheet. */
type Panel = Buffer;

/** A picture on the disk; `alpha` is true for cut-outs. */
interface Source {
  file: string;
  alpha: boolean;
}

/** A cut-out stands on the band as on a table, a photo fills the panel; without either the drawing stands there, or the mark. */
function panelOf(source: Source | undefined, drawing: string | undefined): Promise<Panel> {
  if (source) return source.alpha ? cutOutPanel(source) : pixels(sharp(source.file).resize(PANEL));
  return pixels(sharp(Buffer.from(onStage(drawing ? drawingSvg(drawing) : MARK))));
}

const pixels = (image: Sharp): Promise<Panel> => image.removeAlpha().raw().toBuffer();

/** Cut-outs are square with their foot at 80 % of the height; what a shadow does below is cut off. */
async function cutOutPanel({ file }: Source): Promise<Panel> {
  const { left, right, top } = await solidPart(file);
  const edge = Math.round(Math.min(LARGEST.height / (FOOT - top), LARGEST.width / (right - left)));
  const visible = { width: Math.min(edge, PANEL.width), height: Math.min(Math.round(edge * FOOT), PANEL.height) };
  const middle = Math.round(((left + right) / 2) * edge - visible.width / 2);
  const input = await sharp(file)
    .resize(edge, edge)
    .extract({
      left: clamp(middle, 0, edge - visible.width),
      top: Math.round(edge * FOOT) - visible.height,
      ...visible,
    })
    .toBuffer();
  const at = { left: Math.round((PANEL.width - visible.width) / 2), top: PANEL.height - visible.height };
  const stage = sharp({ create: { ...PANEL, channels: 3, background: COLOURS.stage } });
  return pixels(
    sharp(
      await stage
        .composite([{ input, ...at }])
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
}

const FOOT = 0.8;

/** Small things may be as large as ovens here: pixels that the solid part of a cut-out takes at most. */
const LARGEST = { width: 330, height: 196 };

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Where a cut-out is not shadow, as shares of its square. */
async function solidPart(file: string): Promise<{ left: number; right: number; top: number }> {
  const alpha = await sharp(file).resize(GRID, GRID).extractChannel('alpha').raw().toBuffer();
  const solid = [...alpha.keys()].filter((index) => (alpha[index] ?? 0) > 200);
  const columns = solid.map((index) => index % GRID);
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  return { left: left / GRID, right: right / GRID, top: Math.floor((solid[0] ?? 0) / GRID) / GRID };
}

const GRID = 100;

const onStage = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL.width}" height="${PANEL.height}"><path fill="${COLOURS.stage}" d="M0 0h${PANEL.width}v${PANEL.height}H0z"/>${inside}</svg>`;

/** The mark of the shop, on its table. */
const MARK = `<path fill="${COLOURS.enamel}" transform="translate(${PANEL.width / 2 - 81} ${PANEL.height - 162}) scale(6)" d="M0 0h5v27H0zM11 0h5v27h-5zM22 0h5v27h-5zM5 15.5h6v5H5zM16 6.5h6v5h-6z"/>`;

/** One drawing of the sprite, its ground (y = 180 of 200) on the band. */
function drawingSvg(name: string): string {
  sprite ??= readFileSync('src/ui/drawings.svg', 'utf8');
  const inside = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1];
  const [left, top] = [PANEL.width / 2 - 160 * SCALE, PANEL.height - 180 * SCALE];
  return `<g fill="none" stroke="${COLOURS.lines}" stroke-width="1.5" transform="translate(${left} ${top}) scale(${SCALE})">${inside ?? ''}</g>`;
}

/** Pixels of a panel to a unit of a drawing. */
const SCALE = 1.15;

let sprite: string | undefined;

/** What is written on a sheet, as SVG: the title on the line, the shop's name below it in the band. */
function writtenOn(title: string): string {
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${COLOURS.enamel}" d="M0 ${PANEL.height}h${width}v${BAND}H0z"/>${shopName()}<path fill="${COLOURS.ink}" stroke="${COLOURS.ink}" stroke-width=".5" d="${titlePath(title)}"/></svg>`;
}

/** The foot of the last line stands this far above the band. */
const ABOVE_BAND = 36;

/** The stroke of half a pixel makes weight 500 of the font's 400, which is all that a WOFF2 gives away. */
function titlePath(title: string): string {
  typeface ??= lettersOf();
  const room = { width: SHARE_SIZE.width - PANEL.width - 2 * MARGIN, height: PANEL.height - ABOVE_BAND - MARGIN };
  const { size, lines } = setTitle(title, room, typeface.measure);
  const foot = PANEL.height - ABOVE_BAND;
  return lines
    .map((line, index) =>
      typeface?.path(line, { x: MARGIN, y: foot - (lines.length - 1 - index) * size * LEADING, size }),
    )
    .join('');
}

let typeface: Typeface | undefined;

/** The logo's own outlines, white on enamel. */
function shopName(): string {
  logo ??= /<svg[^>]*>(?:<title.*?<\/title>)?(.*)<\/svg>/s.exec(readFileSync('public/logo.svg', 'utf8'))?.[1] ?? '';
  const scale = LOGO / 240;
  const y = PANEL.height + (BAND - LOGO) / 2;
  return `<g transform="translate(${MARGIN} ${y}) scale(${scale})">${logo.replaceAll(/fill="#\w+"/g, `fill="${COLOURS.page}"`)}</g>`;
}

/** Height of the logo, in pixels. */
const LOGO = 18;

let logo: string | undefined;
