import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config.schema.ts';
import { type OpenStore, openStore } from '#store/open-store.ts';

/** An embedded store on the shop's own content, in a folder of its own. Close it when done. */
export type AStore = OpenStore & {
  /**
   * Asks the store as a client does; the access key is sent unless the headers say otherwise. Every call comes from a
   * visitor of its own, unless the header `visitor` names one: limits are for the tests that are about them.
   */
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
};

/** Without a captcha, which is for the tests that are about it. `set` overrides configuration: `aStore({ SHOP_CLOCK: '2026-12-24T10:00:00Z' })`. */
export async function aStore(set: Record<string, string> = {}): Promise<AStore> {
  const folder = mkdtempSync(join(tmpdir(), 'a-store-'));
  const config = readConfig({ DATA_DIR: folder, CAPTCHA: 'off', ...set, LOG_LEVEL: 'silent' });
  const open = await openStore(config, config.DATA_DIR, 'content');
  let visitors = 0;
  return {
    ...open,
    ask: async (method, path, body, { visitor = `visitor-${visitors++}`, ...headers } = {}) => {
      const type: Record<string, string> = body instanceof FormData ? {} : { 'content-type': 'application/json' };
      const init = {
        method,
        headers: { 'sw-access-key': config.STORE_ACCESS_KEY, ...type, ...headers },
        ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
      };
      return open.app.request(`/store-api${path}`, init, { visitor });
    },
    close: async () => {
      await open.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a body goes out as it is; everything else becomes JSON. */
const isReady = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData;
