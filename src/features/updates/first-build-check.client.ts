import type { Build, BuildCheck } from './updates.store.ts';

/* The first check for a newer build. `builds.client.ts` is loaded at the first sign of a shopper and takes over the result. */

declare global {
  /** The build that was the latest soon after this page had loaded; undefined when the server did not say. */
  var firstLook: Promise<BuildCheck | undefined> | undefined;
}

/** Delay after the page has loaded, in ms. */
const FIRST_CHECK_MS = 1000;

globalThis.firstLook = new Promise((seen) => {
  addEventListener('load', () => setTimeout(() => seen(checkLatestBuild().catch(() => undefined)), FIRST_CHECK_MS));
});

async function checkLatestBuild(): Promise<BuildCheck | undefined> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
  if (!response.ok) return undefined;
  const build: Build = await response.json();
  return { build, serverNow: Date.parse(response.headers.get('date') ?? ''), openForMs: performance.now() };
}
