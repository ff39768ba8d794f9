import { keepText, readText } from '#ui/storage.store.ts';
import { type BuildCheck, isOutdated } from './updates.ts';

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
