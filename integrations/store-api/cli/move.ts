import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyRecords } from '#store/records/copy.ts';
import { isPostgres, openRecords } from '#store/records/database.ts';
import { checkDatabase } from './check-database.ts';
import type { Command } from './line/command.ts';
import { Mistake } from './line/mistake.ts';
import { holdAlone } from './restore.ts';

/** From one process to several: everything goes along, numbers of orders and stock go on where they were. */
export const move: Command = {
  name: 'move',
  takes: ['postgres-url'],
  options: {},
  says: 'Copies everything the shop knows from its file into an empty PostgreSQL. The shop has to be stopped.',
  run: async ({ config }, { words: [url = ''] }) => {
    if (!isPostgres(url)) throw new Mistake('Where to? An address like postgres://user:password@host/name.');
    const file = join(config.DATA_DIR, 'store.sqlite');
    if (!existsSync(file)) throw new Mistake(`There is no shop in ${config.DATA_DIR} yet.`);
    if (checkDatabase(file, 'thorough').missing.length > 0)
      throw new Mistake(`The data in ${config.DATA_DIR} are those of an earlier release: start the shop once.`);
    if (holdAlone(file) === 'in use') throw new Mistake('The shop is running: stop it first, then move.');
    const from = await openRecords(file);
    try {
      const rows = await copyInto(from, url);
      return { kind: 'done', sentence: `${rows} rows are copied. Start the shop with DATABASE_URL from now on.` };
    } finally {
      await from.close();
    }
  },
};

async function copyInto(from: Parameters<typeof copyRecords>[0], url: string): Promise<number> {
  const to = await openRecords(url);
  try {
    return await copyRecords(from, to);
  } catch (error) {
    if (error instanceof RangeError) throw new Mistake(error.message);
    throw error;
  } finally {
    await to.close();
  }
}
