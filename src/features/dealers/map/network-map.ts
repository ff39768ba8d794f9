import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { dealers as dealersPath } from '#i18n/paths.ts';
import type { Place, Point } from '../place/gazetteer.ts';

/** A place on the map; x to the right, y down. */
export interface Spot {
  x: number;
  y: number;
}

/** A part of the map. */
interface Frame extends Spot {
  width: number;
  height: number;
}

const WEST = 4.5;
const NORTH = 49;
/** Units a degree of latitude: 111,2 km are 200 units. */
const UNITS = 200;
/** At the middle of Switzerland a degree of longitude is so much shorter than one of latitude. */
const SHORTER = Math.cos((46.8 * Math.PI) / 180);

/** How many units a kilometer is. */
const UNITS_PER_KM = UNITS / 111.2;

/** All that is drawn: from Lyon to Innsbruck, from Turin to Stuttgart. */
export const WHOLE_MAP: Frame = { x: 0, y: 0, width: 1030, height: 824 };

/** Flat, with true proportions in Switzerland: for so small a part of the earth nothing finer is needed. */
export const project = ({ lat, lon }: Point): Spot => ({
  x: (lon - WEST) * SHORTER * UNITS,
  y: (NORTH - lat) * UNITS,
});

export const isWithin = ({ x, y }: Spot, frame: Frame): boolean =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

/** The part that shows all of these with some room around, no smaller than `least` units wide, in the map's proportions. */
export function frameAround(spots: readonly Spot[], least: number): Frame {
  const seen = spots.filter((spot) => isWithin(spot, WHOLE_MAP));
  if (seen.length === 0) return WHOLE_MAP;
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = WHOLE_MAP.width / WHOLE_MAP.height;
  const needed = Math.max((right - left) * ROOM, (bottom - top) * ROOM * shape, least);
  const width = Math.min(needed, WHOLE_MAP.width);
  const height = width / shape;
  return {
    x: clamp((left + right) / 2 - width / 2, WHOLE_MAP.width - width),
    y: clamp((top + bottom) / 2 - height / 2, WHOLE_MAP.height - height),
    width,
    height,
  };
}

/** Half as much again, so that names beside the outermost still stand on the map. */
const ROOM = 1.5;

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Where a name stands beside its dot: on its right (`start`), on its left (`end`), over or under it. */
export type Side = 'start' | 'end' | 'above' | 'below';
const SIDES: readonly Side[] = ['start', 'end', 'above', 'below'];

/** How large a map draws, in units of the sheet: the height of letters, half a dot's width, and the gap from its middle to the name. */
interface Scale {
  fontSize: number;
  dot: number;
  gap: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where names stand so that none covers another, nor a dot, nor what is `reserved`: the first spots choose first, and a name
 * without room is left out (its dot still says it). The very first has its name in any case.
 */
export function placeLabels(
  spots: readonly (Spot & { text: string })[],
  sheet: Frame,
  scale: Scale,
  reserved: readonly Box[] = [],
): (Side | undefined)[] {
  const taken = [...reserved, ...spots.map((spot) => around(spot, scale.dot))];
  return spots.map((spot, index) => {
    if (!spot.text) return undefined;
    const free = SIDES.find((one) => {
      const box = boxOf(spot, one, scale);
      return box.left >= 0 && box.right <= sheet.width && !taken.some((other) => meet(box, other));
    });
    const side = free ?? (index === 0 ? 'start' : undefined);
    if (side) taken.push(boxOf(spot, side, scale));
    return side;
  });
}

/** Where the text of a name begins, ends or has its middle, and on which height the middle of its letters is. */
export function anchorOf({ x, y }: Spot, side: Side, { fontSize, gap }: Scale): Spot & { anchor: string } {
  if (side === 'start') return { x: x + gap, y, anchor: 'start' };
  if (side === 'end') return { x: x - gap, y, anchor: 'end' };
  const apart = gap + fontSize * 0.35;
  return { x, y: side === 'above' ? y - apart : y + apart, anchor: 'middle' };
}

/** How wide a name is in the text face, measured by the height of its letters: narrow ones take half as much. */
const widthOf = (text: string): number => text.length * 0.56 - (text.match(/[filrt. ]/g)?.length ?? 0) * 0.24;

function boxOf(spot: Spot & { text: string }, side: Side, scale: Scale): Box {
  const width = widthOf(spot.text) * scale.fontSize;
  const { x, y, anchor } = anchorOf(spot, side, scale);
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: y - scale.fontSize * 0.5, bottom: y + scale.fontSize * 0.5 };
}

/** What a dot covers. */
const around = ({ x, y }: Spot, dot: number): Box => ({
  ...{ left: x - dot, right: x + dot },
  ...{ top: y - dot, bottom: y + dot },
});

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A map as it is drawn: on a sheet of `SHEET`, with the part of the land that `frame` shows. */
export interface MapView {
  frame: Frame;
  dots: Dot[];
  /** The place that was asked for. */
  here: (Spot & Named) | undefined;
  /** From there to the nearest. */
  ways: { from: Spot; to: Spot }[];
  /** Begins there and goes to the right. */
  ruler: Spot & { km: number; length: number };
  /** Who answers the question, but lives outside of what is drawn. */
  beyond: { name: string; city: string; href: string }[];
}

interface Dot extends Spot, Named {
  city: string;
  /** Undefined for who is no answer to the question: drawn, and no link. */
  href: string | undefined;
}

interface Named {
  name: string;
  /** Where the name stands on a large map, and on the small one of a telephone; undefined where there is no room. */
  label: Side | undefined;
  smallLabel: Side | undefined;
}

/** The sheet that maps are drawn on. */
export const SHEET: Frame = { x: 0, y: 0, width: 720, height: 576 };
/** A telephone shows the sheet at half its size, so that letters and dots are larger there. */
export const SCALES = {
  large: { fontSize: 15, dot: 8, gap: 12 },
  small: { fontSize: 26, dot: 9, gap: 14 },
} satisfies Record<string, Scale>;
/** So many are joined with the place by a line. */
const WAYS = 3;
/** The surroundings of a place are at least so wide, and those of a dealer: its corner of the country is to be recognized. */
const LEAST = { place: 200 * UNITS_PER_KM, dealer: 320 * UNITS_PER_KM };

interface Shown {
  dealers: readonly Dealer[];
  /** The answers, the nearest first where a place is asked for. */
  matches: readonly Dealer[];
  here: Place | undefined;
  /** Every postcode with its town. */
  places: readonly Place[];
}

/** Everybody on the map, and the answers in front; with a place its surroundings. */
export function networkMap(locale: Locale, shown: Shown): MapView {
  const { matches, here } = shown;
  const around = here && [here, ...matches.slice(0, 5)].map(project);
  return drawMap(locale, shown, around ? frameAround(around, LEAST.place) : WHOLE_MAP);
}

/** Where one dealer is, with its neighbors. Undefined outside of what is drawn. */
export function dealerMap(locale: Locale, dealer: Dealer, dealers: readonly Dealer[]): MapView | undefined {
  const spot = project(dealer);
  if (!isWithin(spot, WHOLE_MAP)) return undefined;
  return drawMap(
    locale,
    { dealers, matches: [dealer], here: undefined, places: [] },
    frameAround([spot], LEAST.dealer),
  );
}

function drawMap(locale: Locale, { dealers, matches, here, places }: Shown, frame: Frame): MapView {
  const onSheet = (dealer: Dealer | Place): Spot => toSheet(project(dealer), frame);
  const isShown = (dealer: Dealer | Place) => isWithin(project(dealer), frame);
  const others = dealers.filter((dealer) => !matches.includes(dealer));
  const shown = [...(here ? matches : largestFirst(matches, places)), ...others].filter(isShown);
  const place = here && { ...onSheet(here), text: here.name };
  // the place that is asked for bears its name itself
  const spots = shown.map((dealer) => ({ ...onSheet(dealer), text: dealer.city === here?.name ? '' : dealer.city }));
  const ruler = rulerOf(frame, spots);
  const labels = (scale: Scale) => placeLabels(place ? [place, ...spots] : spots, SHEET, scale, [boxOfRuler(ruler)]);
  const [large, small] = [labels(SCALES.large), labels(SCALES.small)];
  const labelOf = (index: number) => ({ label: large[index], smallLabel: small[index] });
  const link = (dealer: Dealer) => (matches.includes(dealer) ? dealersPath(locale, dealer.id) : undefined);
  return {
    frame,
    dots: shown.map((dealer, index) => ({
      ...onSheet(dealer),
      ...{ name: dealer.name, city: dealer.city, href: link(dealer) },
      ...labelOf(place ? index + 1 : index),
    })),
    here: place && { x: place.x, y: place.y, name: place.text, ...labelOf(0) },
    ways: here
      ? matches
          .slice(0, WAYS)
          .filter(isShown)
          .map((dealer) => ({ from: onSheet(here), to: onSheet(dealer) }))
      : [],
    ruler,
    beyond: matches
      .filter((dealer) => !isShown(dealer))
      .map(({ id, name, city }) => ({ name, city, href: dealersPath(locale, id) })),
  };
}

/** Where there is no room for all names, large towns get theirs: a town has as many postcodes as it is large. */
function largestFirst(dealers: readonly Dealer[], places: readonly Place[]): Dealer[] {
  const sizes = Map.groupBy(places, ({ name }) => name);
  const size = ({ city }: Dealer) => sizes.get(city)?.length ?? 0;
  return dealers.toSorted((a, b) => size(b) - size(a));
}

const toSheet = ({ x, y }: Spot, frame: Frame): Spot => ({
  x: round(((x - frame.x) / frame.width) * SHEET.width),
  y: round(((y - frame.y) / frame.height) * SHEET.height),
});

const round = (value: number) => Math.round(value * 10) / 10;

/** The longest of these that takes no more than a quarter of the sheet, in a corner where nobody is. */
function rulerOf(frame: Frame, spots: readonly Spot[]): MapView['ruler'] {
  const lengthOf = (km: number) => round((km * UNITS_PER_KM * SHEET.width) / frame.width);
  const km = [100, 50, 20].find((one) => lengthOf(one) <= SHEET.width / 4) ?? 10;
  const length = lengthOf(km);
  const [left, right] = [20, SHEET.width - 20 - length];
  const [bottom, top] = [SHEET.height - 24, 44];
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y, km, length })));
  const isFree = (one: MapView['ruler']) =>
    !spots.some((spot) => meet(around(spot, SCALES.small.dot), boxOfRuler(one)));
  return (corners.find(isFree) ?? corners[0]) as MapView['ruler'];
}

/** What it covers with the figure above it, as large as on a telephone. */
const boxOfRuler = ({ x, y, length }: MapView['ruler']): Box => ({
  ...{ left: x, right: x + Math.max(length, 100) },
  ...{ top: y - SCALES.small.fontSize * 1.5, bottom: y + 6 },
});
