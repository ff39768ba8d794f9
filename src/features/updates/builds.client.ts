import type {} from './first-build-check.client.ts';
import type { BuildMeta } from './preload.ts';
import type { Build, BuildCheck } from './updates.store.ts';

/* The three files that tell of builds. They are files and no Store API calls, so they are fetched here. */

let resolveFirst: (build: Build | undefined) => void;

/** The build that the first look found; undefined when it failed, and as long as nobody has looked still to come. */
export const firstBuild = new Promise<Build | undefined>((arrive) => {
  resolveFirst = arrive;
});

/** A look of longer ago says nothing of now, in ms. */
const FRESH_MS = 60_000;

/**
 * The latest build, and when the server said so; at first what the page saw soon after it had loaded, where that is not
 * long ago. @throws when the server did not answer
 */
export async function checkLatest(): Promise<BuildCheck> {
  try {
    const early = await takeEarly();
    if (early) resolveFirst(early.build);
    if (early && performance.now() - early.openForMs < FRESH_MS) return early;
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const build = await readJson<Build>(response);
    resolveFirst(build);
    return { build, serverNow: Date.parse(response.headers.get('date') ?? ''), openForMs: performance.now() };
  } catch (trouble) {
    resolveFirst(undefined);
    throw trouble;
  }
}

async function takeEarly(): Promise<BuildCheck | undefined> {
  const early = globalThis.firstLook;
  globalThis.firstLook = undefined;
  return early;
}

export const readMeta = async (id: string): Promise<BuildMeta> => readJson(await fetch(`/builds/meta/${id}.json`));

/** The files of a page that is one. @throws when it has no payload in this build */
export async function readPayload(address: string, id: string): Promise<{ build: string; files: string[] }> {
  return readJson(await fetch(`${address.replace(/\/$/, '')}/_payload.json?${id}`, { priority: 'low' }));
}

async function readJson<Value>(response: Response): Promise<Value> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}
