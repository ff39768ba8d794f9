import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { beginMaintenance, endMaintenance, readMaintenance } from '#store/maintenance/maintenance.ts';
import { connect } from '#store/records/sqlite/connection.ts';
import { ENTRY, siteOrigin } from '#values/http.ts';
import { checkDatabase } from './check-database.ts';
import type { Command } from './line/command-result.ts';
import { Mistake } from './line/command-result.ts';
import { fileOf } from './open-beside.ts';
import { restore, syncFile } from './restore.ts';

const MB = 1024 * 1024;

const backup: Command = {
  name: 'backup',
  takes: ['file'],
  help: 'Writes everything the shop knows (orders, customers, stock, mails, documents) into one file, while it runs.',
  run: async (cli, { words: [target = ''] }) => {
    const file = fileOf(cli);
    if (!existsSync(file)) throw new Mistake(`There is no shop in ${cli.config.DATA_DIR} yet.`);
    if (existsSync(target)) throw new Mistake(`${target} is there already: give the backup another name.`);
    copyDatabase(file, target);
    return { kind: 'done', sentence: `${target} holds the shop as it was just now, ${sizeOf(target)} MB.` };
  },
};

export const backupCommands = [backup, restore];

/**
 * Copies a database that is in use, as it is at one moment, without blocking writers. Under its name the
 * copy is seen only when it is whole, checked and on the disk, and only the shop's own user may read it.
 */
function copyDatabase(from: string, target: string): void {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  const raw = connect(from);
  try {
    raw.prepare('vacuum into ?').run(part);
    checkDatabase(part, 'thorough');
    syncFile(part);
    renameSync(part, target);
  } finally {
    raw.close();
    rmSync(part, { force: true });
  }
}

const sizeOf = (file: string): string => (statSync(file).size / MB).toFixed(1);

const on: Command = {
  name: 'maintenance on',
  help: 'Closes the shop: everybody gets a page that says so (503), but for who opens the link that is printed.',
  run: async ({ config, now, open }) => {
    const { records } = await open();
    const key = await records.transaction((tx) => beginMaintenance(tx, now));
    const link = `${siteOrigin(config.SITE_URL, config.PORT)}/?${ENTRY}=${key}`;
    return { kind: 'done', sentence: `The shop is closed within two seconds. This link lets you in: ${link}` };
  },
};

const off: Command = {
  name: 'maintenance off',
  help: 'Opens the shop again.',
  run: async ({ open }) => {
    const { records } = await open();
    await records.transaction(async (tx) => {
      if (!(await readMaintenance(tx))) throw new Mistake('The shop is open already.');
      await endMaintenance(tx);
    });
    return { kind: 'done', sentence: 'The shop is open within two seconds.' };
  },
};

export const maintenanceCommands = [on, off];
