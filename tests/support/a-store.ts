import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config.schema.ts';
import { type OpenStore, openStore } from '#store/open-store.ts';

/** An embedded store on the shop's own content, in a folder of its own. Close it when done. */
export type AStore = OpenStore & {
  /** Asks the store as a client does; the access key is sent unless the headers say otherwise. */
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
};

/** `set` overrides configuration: `aStore({ SHOP_CLOCK: '2026-12-24T10:00:00Z' })`. */
export async function aStore(set: Record<string, string> = {}): Promise<AStore> {
  const folder = mkdtempSync(join(tmpdir(), 'a-store-'));
  const config = readConfig({ DATA_DIR: folder, ...set, LOG_LEVEL: 'silent' });
  const open = await openStore(config, folder, 'content');
  return {
    ...open,
    ask: async (method, path, body, headers = {}) =>
      open.app.request(`/store-api${path}`, {
        method,
        headers: { 'sw-access-key': config.STORE_ACCESS_KEY, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    close: async () => {
      await open.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
