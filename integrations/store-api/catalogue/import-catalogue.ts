import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseShop } from '#features/content-schema/shop.schema.ts';
import { keepDigest, readDigest } from '#store/records/content-digest.ts';
import type { Records } from '#store/records/database.ts';
import { readContentFile } from '#store/shop-config/shop-config.ts';
import { readCatalogueContent } from './import/content.ts';
import { catalogueRows } from './import/rows.ts';
import { writeRows } from './import/write-rows.ts';

/**
 * Brings the catalogue up to date with content, all or nothing, when content has changed since the last time.
 * Prices and texts always follow content. Stock follows it only for products that the shop does not know yet:
 * from then on it is the shop's own, and orders count it down. What content no longer names becomes inactive.
 * @throws {Error} file, field, found and expected, when content is wrong
 */
export async function importCatalogue(records: Records, contentFolder: string): Promise<void> {
  const digest = contentDigest(contentFolder);
  if ((await readDigest(records.read)) === digest) return;
  const { file, raw } = await readContentFile(contentFolder, 'shop/shop.yaml');
  const rows = catalogueRows(await readCatalogueContent(contentFolder), parseShop(raw, file));
  await records.transaction(async (tx) => {
    // another process that began at the same time may have been first
    if ((await readDigest(tx)) === digest) return;
    await writeRows(tx, rows);
    await keepDigest(tx, digest);
  });
}

/** Raise it when what is made from the same content changes, so that running shops fill their catalogue anew. */
const LAYOUT = 6;

/** The folders of content that the catalogue is made from. */
const FOLDERS = ['products', 'categories', 'properties', 'pages', 'shop'];

/** Changes when a file of the catalogue is added, changed or removed; the same wherever the same content lies. */
function contentDigest(content: string): string {
  const hash = createHash('sha256').update(`layout ${LAYOUT}`);
  for (const folder of FOLDERS.filter((name) => existsSync(join(content, name))))
    for (const name of filesBelow(join(content, folder)))
      hash.update(`\n${folder}/${name}\n`).update(readFileSync(join(content, folder, name)));
  return hash.digest('hex');
}

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .sort();
