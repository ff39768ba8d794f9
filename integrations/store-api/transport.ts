import { resolve } from 'node:path';
import { type Config, readConfig } from '#config.schema.ts';
import { visitorOf } from '#values/visitor.ts';
import type { ChangeLog } from './changes/change-log.ts';
import { FileLog } from './changes/file-log.ts';
import { type OpenStore, openStore } from './open-store.ts';
import { buildReader, pulseOf } from './remote/build-reader.ts';
import { type FetchStore, proxy } from './remote/proxy.ts';

/** The one global: development evaluates this module again, and a second writer would only wait for the first. */
const KEY = Symbol.for('hof-und-herd.store');
const shared = globalThis as typeof globalThis & { [KEY]?: Promise<OpenStore> };

/** So long a failed opening is the answer for all who ask, ms: reading all content anew for each would keep others waiting. */
const TRY_AGAIN_MS = 5000;

/** The configuration, read once. @throws {Error} a sentence a mistake */
export const config: Config = readConfig(process.env);

/** The embedded store, opened by the first who asks; a failed opening is tried again after a while. Undefined when a remote Shopware is configured. */
export const embedded = (): Promise<OpenStore> | undefined => {
  if (config.STORE_API_ENDPOINT) return undefined;
  shared[KEY] ??= open();
  return shared[KEY];
};

let ofRemote: ChangeLog | undefined;

/** What changes of all that pages show. @throws when the embedded store can't be opened */
export async function changeLog(): Promise<ChangeLog> {
  const store = await embedded();
  if (store) return store.changes;
  ofRemote ??= new FileLog(config.DATA_DIR);
  return ofRemote;
}

/** Closes the embedded store's database, where it is open. */
export const closeStore = async (): Promise<void> => (await shared[KEY]?.catch(() => undefined))?.close();

async function open(): Promise<OpenStore> {
  try {
    // a release serves the content that it was built from, whatever lies beside it by now
    const content = resolve(process.env.RELEASE_DIR ?? '.', 'content');
    // a build fills a store of its own from content: it never touches what customers use
    const building = process.env.STORE_BUILD_DIR;
    return building
      ? await openStore({ ...config, DATABASE_URL: undefined }, building, content)
      : await openStore(config, config.DATA_DIR, content);
  } catch (error) {
    setTimeout(() => delete shared[KEY], TRY_AGAIN_MS).unref();
    throw error;
  }
}

let remote: FetchStore | undefined;

/** The way to the remote Shopware: a build asks patiently, a running shop passes on. */
const toRemote = (): FetchStore => {
  remote ??= process.env.STORE_BUILD_DIR ? buildReader(config) : proxy(config);
  return remote;
};

let pulse: (() => Promise<string | null>) | undefined;

/** What is wrong with the remote Shopware, null when it answers. */
export const remotePulse = (): Promise<string | null> => {
  pulse ??= pulseOf(toRemote());
  return pulse();
};

/** Answers a request to `/store-api/*`, from the embedded store or from the remote one. */
export const fetchStore: FetchStore = async (request, clientAddress) => {
  const store = await embedded();
  if (!store) return toRemote()(request, clientAddress);
  const visitor = clientAddress && visitorOf(config.PROXIES, request.headers.get('x-forwarded-for'), clientAddress);
  return store.app.fetch(request, visitor ? { visitor } : {});
};
