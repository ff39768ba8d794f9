import { readFileSync, writeFileSync } from 'node:fs';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isWithin, project, type Spot, WHOLE_MAP } from '#features/dealers/map/network-map.ts';

/*
 * Draws the outlines of Switzerland, Liechtenstein and the regions around for the map of dealers: `node scripts/draw-map.ts`;
 * with `--check` it only says whether the file is still what the package draws.
 * Borders come from Natural Earth (public domain) by way of the package world-atlas, and change about once in a lifetime.
 */
type Atlas = Topology<{ countries: GeometryCollection }>;
type Line = readonly (readonly number[])[];

const atlas = JSON.parse(readFileSync('node_modules/world-atlas/countries-10m.json', 'utf8')) as Atlas;
const { countries } = atlas.objects;
const borders = mesh(atlas, countries).coordinates.flatMap(visibleParts);

const FILE = 'src/features/dealers/map/outline.svg';
const path = borders.map(toPathData).join('');

if (process.argv.includes('--check')) {
  if (!readFileSync(FILE, 'utf8').includes(`d="${path}"`)) {
    console.error(`${FILE} is not what world-atlas says: run node scripts/draw-map.ts.`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(
    FILE,
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${WHOLE_MAP.width} ${WHOLE_MAP.height}">
  <path id="borders" fill="none" vector-effect="non-scaling-stroke" d="${path}"/>
</svg>
`,
  );
}

/** The stretches of a line that lie on the map, or so near that the next point does. */
function visibleParts(line: Line): Line[] {
  const parts: Line[] = [];
  let part: (readonly number[])[] = [];
  for (const [index, point] of line.entries()) {
    const near = line.slice(Math.max(0, index - 1), index + 2);
    if (near.some((one) => isWithin(spot(one), WHOLE_MAP))) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

/** Steps from point to point in tenths of a unit; what moves less than that is left out. */
function toPathData(line: Line): string {
  const spots = line.map(spot).map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
  const kept = spots.filter(
    (one, index) =>
      index === 0 || Math.hypot(one.x - (spots[index - 1]?.x ?? 0), one.y - (spots[index - 1]?.y ?? 0)) > 0.15,
  );
  return kept.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function spot([lon = 0, lat = 0]: readonly number[]): Spot {
  return project({ lat, lon });
}
