/** Pauses between tries, in minutes: a mail server that is restarted is met soon, one that is down for a day is not lost. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440];

const MS_PER_MINUTE = 60_000;

/** How long to wait after so many tries have failed, in ms; null: give up. Pure. */
export function pauseAfter(attempts: number): number | null {
  const minutes = PAUSES[attempts - 1];
  return minutes === undefined ? null : minutes * MS_PER_MINUTE;
}
