import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { COLOURS, PANEL } from './layout.ts';

/** Raw pixels of what stands at the right of a sheet. */
export type Panel = Buffer;

/** A picture on the disk; `alpha` is true for cut-outs. */
export interface Source {
  file: string;
  alpha: boolean;
}

/** A cut-out stands on the band as on a table, a photo fills the panel; without either the drawing stands there, or the mark. */
export function panelOf(source: Source | undefined, drawing: string | undefined): Promise<Panel> {
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
