/** The place whose last segment is written most like what was asked for; undefined when nothing is close. */
export function nearest<Place extends { path: string }>(asked: string, places: readonly Place[]): Place | undefined {
  const wanted = lastSegment(asked);
  let best: Place | undefined;
  let least = wanted.length / 3 + 1; // a third of the letters may be wrong
  for (const place of places) {
    const wrong = distance(wanted, lastSegment(place.path));
    if (wrong < least) [best, least] = [place, wrong];
  }
  return best;
}

const lastSegment = (path: string): string => path.replace(/\/+$/, '').split('/').pop()?.toLowerCase() ?? '';

/** How many letters have to be changed, added or left out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
