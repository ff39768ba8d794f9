import { slipsBetween } from '#values/slips.ts';

/** The place whose last segment is written most like what was asked for; undefined when nothing is close. */
export function nearest<Place extends { path: string }>(asked: string, places: readonly Place[]): Place | undefined {
  const wanted = lastSegment(asked);
  let best: Place | undefined;
  let least = wanted.length / 3 + 1; // a third of the letters may be wrong
  for (const place of places) {
    const wrong = slipsBetween(wanted, lastSegment(place.path));
    if (wrong < least) [best, least] = [place, wrong];
  }
  return best;
}

const lastSegment = (path: string): string =>
  path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .pop()
    ?.toLowerCase() ?? '';
