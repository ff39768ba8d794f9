import { createHash } from 'node:crypto';
import { readConfig } from '#config.schema.ts';
import { openStore } from '#store/open-store.ts';
import { aCluster, copyDatabase } from './a-cluster.ts';

/** A database that is filled from content already; every store of a test begins as a copy of it. */
const TEMPLATE = 'filled';

/**
 * Vitest's global setup of the project `postgres`: one PostgreSQL for all its files, told to them by `TEST_POSTGRES`.
 * What the contract says on SQLite it has to say here too.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await aCluster();
  await cluster.run(`create database ${TEMPLATE}`);
  const config = readConfig({ DATABASE_URL: cluster.urlOf(TEMPLATE), LOG_LEVEL: 'silent' });
  const store = await openStore(config, config.DATA_DIR, 'content');
  await store.close();
  process.env.TEST_POSTGRES = cluster.urlOf('');
  return () => cluster.close();
}

/** Nothing on SQLite; on PostgreSQL the database of the store in this folder, made at first. */
export async function databaseOf(folder: string): Promise<Record<string, string>> {
  const url = process.env.TEST_POSTGRES;
  if (!url) return {};
  const name = `store_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  await copyDatabase(url, TEMPLATE, name);
  return { DATABASE_URL: url + name };
}
