/* Moments stand in files with their offset; editors put them in as the clock on a Swiss wall shows them. */

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-12-24T00:00:00+01:00` → `2026-12-24T00:00`, as an input of a moment shows it; seconds only where there are some. */
export function localMoment(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : CLOCK.format(time).replace(' ', 'T').replace(/:00$/, '');
}

/**
 * `2026-12-24T00:00` → `2026-12-24T00:00:00+01:00`. An hour that summer time leaves out is the one after it; of one that
 * comes twice, the first.
 */
export function momentOf(local: string): string {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return local;
  const before = (hours: number) => localMoment(new Date(asUtc - hours * 3_600_000).toISOString());
  const [shown, hours] = before(2) === local ? [local, 2] : before(1) === local ? [local, 1] : [before(1), 2];
  return `${shown.length === 16 ? `${shown}:00` : shown}+0${hours}:00`;
}
