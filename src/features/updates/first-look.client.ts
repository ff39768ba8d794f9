import type { Build, Look } from './updates.ts';

/* The first look at the builds (I3). `builds.client.ts` comes with the first sign of a shopper and takes it over. */

declare global {
  /** The build that was the latest soon after this page had loaded; undefined when the server did not say. */
  var firstLook: Promise<Look | undefined> | undefined;
}

/** So long after the page has loaded, in ms. */
const FIRST_LOOK_MS = 1000;

globalThis.firstLook = new Promise((seen) => {
  addEventListener('load', () => setTimeout(() => seen(look().catch(() => undefined)), FIRST_LOOK_MS));
});

async function look(): Promise<Look | undefined> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
  if (!answer.ok) return undefined;
  const build: Build = await answer.json();
  return { build, serverNow: Date.parse(answer.headers.get('date') ?? ''), openForMs: performance.now() };
}
