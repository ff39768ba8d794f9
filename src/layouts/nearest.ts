import { editDistance } from '#values/nearest-word.ts';

/** The place whose last segment is written most like what was asked for; undefined when nothing is close. */
export function nearest<Place extends { path: string }>(
  requested: string,
  places: readonly Place[],
): Place | undefined {
  const segment = lastSegment(requested);
  let best: Place | undefined;
  let least = segment.length / 3 + 1; // a third of the letters may be wrong
  for (const place of places) {
    const wrong = editDistance(segment, lastSegment(place.path));
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
