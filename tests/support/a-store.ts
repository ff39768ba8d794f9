import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '#config.schema.ts';
import { type OpenStore, openStore } from '#store/open-store.ts';
import { copyFilledStore } from './filled-store.ts';
import { asStore } from './of-store.ts';
import { databaseOf } from './on-postgres.ts';

/** An embedded store on the shop's own content, in a folder of its own. Close it when done. */
export type AStore = OpenStore & {
  /** How another program is told of the same shop. */
  env: Record<string, string>;
  /**
   * Asks the store as a client does; the access key is sent unless the headers say otherwise. Every call comes from a
   * visitor of its own, unless the header `visitor` names one: limits are for the tests that are about them.
   */
  requestStore: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
};

/** Without a captcha and without the limits that visitors share, which are for the tests that are about them. `set` overrides configuration: `aStore({ SHOP_CLOCK: '2026-12-24T10:00:00Z' })`. */
export async function aStore(set: Record<string, string> = {}): Promise<AStore> {
  const folder = mkdtempSync(join(tmpdir(), 'a-store-'));
  const data = set.DATA_DIR ?? folder;
  const env = {
    DATA_DIR: data,
    CAPTCHA: 'off',
    LIMITS: 'order-address= letterbox=',
    ...(await databaseOf(data)),
    ...set,
  };
  copyFilledStore(data);
  const store = await storeAt(readConfig({ ...env, LOG_LEVEL: 'silent' }));
  return {
    ...store,
    env,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A store on data that may be there already. */
export async function storeAt(config: Config): Promise<AStore> {
  const opened = await asStore(() => openStore(config, config.DATA_DIR, 'content'));
  let visitors = 0;
  return {
    ...opened,
    env: {},
    requestStore: async (method, path, body, { visitor = `visitor-${visitors++}`, ...headers } = {}) => {
      const type: Record<string, string> = body instanceof FormData ? {} : { 'content-type': 'application/json' };
      const init = {
        method,
        headers: { 'sw-access-key': config.STORE_ACCESS_KEY, ...type, ...headers },
        ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
      };
      return asStore(() => opened.app.request(`/store-api${path}`, init, { visitor }));
    },
  };
}

/** Whether a body goes out as it is; everything else becomes JSON. */
const isReady = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData;
