import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.schema.ts';
import { readCatalogue } from '#store/catalogue/catalogue.ts';
import { announcingRecords, openChangeLog } from '#store/changes/open-change-log.ts';
import { offeredBy } from '#store/payment/handler.ts';
import { isPostgres, openRecords } from '#store/records/database.ts';
import { readShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { checkDatabase } from './check-database.ts';
import { Mistake } from './line/command-result.ts';

/** Where the embedded store keeps its data. @throws {Mistake} when a remote Shopware is the store */
export function databaseOf({ DATA_DIR, DATABASE_URL, STORE_API_ENDPOINT }: Config): string {
  if (STORE_API_ENDPOINT)
    throw new Mistake(`This shop is kept by the Shopware at ${STORE_API_ENDPOINT}: use its administration.`);
  return DATABASE_URL ?? join(DATA_DIR, 'store.sqlite');
}

/** The file of a shop that has one. @throws {Mistake} when PostgreSQL keeps the data, which has its own tools */
export function fileOf({ place }: { place: string }): string {
  if (isPostgres(place))
    throw new Mistake('PostgreSQL keeps the data of this shop: pg_dump backs them up, pg_restore puts them back.');
  return place;
}

/**
 * Opens the store beside the shop that may be running on it: content is not taken over, and the tables of a file are not
 * changed, which is the running shop's to do. Mails are queued, and carried by the shop: within seconds, or when it starts.
 * @throws {Mistake} when there is no shop yet, or its tables are those of another release
 */
export async function openBeside(
  config: Config,
  content: string,
): Promise<{ store: Store; close: () => Promise<void> }> {
  const place = databaseOf(config);
  if (!isPostgres(place)) checkFile(place, config.DATA_DIR);
  const opened = await openRecords(place);
  const changes = openChangeLog(opened, config.DATA_DIR);
  const records = announcingRecords(opened, changes);
  const close = async () => {
    await changes.close();
    await records.close();
  };
  const shopConfig = offeredBy(config, await readShopConfig(content));
  const clock = () => new Date(config.SHOP_CLOCK ?? Date.now());
  const catalogue = await readCatalogue(records.read, content, clock());
  const outbox = { flush: async () => {}, stop: async () => {} };
  return { store: { records, shopConfig, catalogue, config, clock, outbox }, close };
}

function checkFile(file: string, folder: string): void {
  if (!existsSync(file))
    throw new Mistake(`There is no shop in ${folder} yet: npm start opens one, DATA_DIR names another folder.`);
  const { missing } = checkDatabase(file, 'quick');
  if (missing.length > 0)
    throw new Mistake(`The data in ${folder} are those of an earlier release: start the shop once.`);
}
