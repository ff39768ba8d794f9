/** Lets others in before what comes next: long work that takes breath keeps them waiting for a piece of it, and not for all. */
export async function breath(): Promise<void> {
  await new Promise((goOn) => setImmediate(goOn));
  (globalThis as { [GOES_ON]?: () => void })[GOES_ON]?.();
}

/** The server hears here whose work goes on (integrations/server/state/under-way.ts): it lives outside of Astro's bundle. */
const GOES_ON = Symbol.for('hof-und-herd.goes-on');
