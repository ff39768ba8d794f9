import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecords, type Records } from '#store/records/database.ts';
import { importCatalogue } from './import-catalogue.ts';

let folder: string;
let records: Records;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  records = await openRecords(join(folder, 'store.sqlite'));
});
afterAll(() => {
  records.close();
  rmSync(folder, { recursive: true });
});

it('times', async () => {
  const t = performance.now();
  await importCatalogue(records, 'content', new Date());
  console.log('first', performance.now() - t);
  const u = performance.now();
  await importCatalogue(records, 'content', new Date());
  console.log('second', performance.now() - u);
}, 20000);
