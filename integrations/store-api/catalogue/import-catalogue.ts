import { parseShop } from '#features/content-schema/shop.schema.ts';
import type { Records } from '#store/records/database.ts';
import { readContentFile } from '#store/shop-config/content-files.ts';
import { keepDigest, readDigest } from './content-digest.ts';
import { readCatalogueContent } from './import/content.ts';
import { contentDigest } from './import/digest.ts';
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
