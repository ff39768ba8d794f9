import { readFileSync } from 'node:fs';
import { SHARE_SIZE } from '#values/share-picture.ts';
import { BAND, COLOURS, MARGIN, PANEL } from './layout.ts';
import { LEADING, setTitle } from './lines.ts';
import { lettersOf, type Typeface } from './typeface.ts';

/** What is written on a sheet, as SVG: the title on the line, the shop's name below it in the band. */
export function writtenOn(title: string): string {
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
