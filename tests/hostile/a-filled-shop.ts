import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFilledStore } from '#tests/support/filled-store.ts';
import { databaseOf } from '#tests/support/on-postgres.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

/** The built shop, its catalog taken over already, on the database of this run; it believes who says where they come from. */
export async function aFilledShop(env: Record<string, string> = {}): Promise<Shop> {
  const data = mkdtempSync(join(tmpdir(), 'hostile-'));
  copyFilledStore(data);
  return openShop({ DATA_DIR: data, PROXIES: '1', ...(await databaseOf(data)), ...env });
}
