import { keepText, readText } from '#ui/storage.store.ts';

/** The first look at the builds after the page's scripts have come, and then every hour, in ms. */
const FIRST_CHECK_MS = 1000;
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Who has just reloaded is not asked to do it again, in ms. */
const RELOAD_PAUSE_MS = 10_000;

/** Tells once when the page is older than the latest build. A look that fails is left out: the next one comes. */
export function watchBuilds(check: () => Promise<BuildCheck>, onUpdate: () => void): () => void {
  let first: string | undefined;
  const watch = async () => {
    const seen = await check().catch(() => undefined);
    if (!seen) return;
    if (isOutdated(first, seen) && !hasJustReloaded()) {
      stop();
      onUpdate();
    }
    first ??= seen.build.id;
  };
  const soon = setTimeout(watch, FIRST_CHECK_MS);
  const hourly = setInterval(watch, CHECK_EVERY_MS);
  const stop = () => {
    clearTimeout(soon);
    clearInterval(hourly);
  };
  return stop;
}

const KEY = 'reloaded-at';

/** In private mode without storage the notice may come twice. */
export const noteReload = (): void => void keepText(KEY, String(Date.now()), 'sessionStorage');

/** Whether somebody was made to wait for a reload a moment ago; a second one would help no more. */
export const hasJustReloaded = (): boolean =>
  Date.now() - Number(readText(KEY, 'sessionStorage') ?? 0) < RELOAD_PAUSE_MS;

/** What `builds/latest.json` says. */
export interface Build {
  id: string;
  /** When the build was made, ms since 1970, by the clock of the machine that made it. */
  timestamp: number;
}

/** A look at the latest build. */
export interface BuildCheck {
  build: Build;
  /** The server's time of the answer, ms since 1970; both clocks are its own, so the visitor's may be wrong. */
  serverNow: number;
  /** How long this page has been open, in ms. */
  openForMs: number;
}

/** Whether the page is older than the latest build: another id than at the first look, or one made since the page was opened. */
export function isOutdated(firstId: string | undefined, { build, serverNow, openForMs }: BuildCheck): boolean {
  if (firstId !== undefined) return build.id !== firstId;
  return serverNow - build.timestamp < openForMs;
}
