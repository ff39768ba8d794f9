import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config.schema.ts';
import { openStore } from '#store/open-store.ts';

const FILE = 'store.sqlite';

/** Vitest's global setup of the project `contract`: a store is filled from content once, and each test copies its file. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'filled-store-'));
  const store = await openStore(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), folder, 'content');
  await store.close();
  process.env.TEST_SQLITE = join(folder, FILE);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Puts the filled database into a folder that has none; without the global setup the store fills its own. */
export function copyFilledStore(folder: string): void {
  const filled = process.env.TEST_SQLITE;
  const file = join(folder, FILE);
  if (!filled || existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  copyFileSync(filled, file);
}
