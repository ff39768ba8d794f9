import { beginMaintenance, endMaintenance, readMaintenance } from '#store/maintenance/maintenance.ts';
import { ENTRY } from '#values/maintenance.ts';
import { siteOrigin } from '#values/site-url.ts';
import type { Command } from './line/command.ts';
import { Mistake } from './line/mistake.ts';

const on: Command = {
  name: 'maintenance on',
  takes: [],
  options: {},
  says: 'Closes the shop: everybody gets a page that says so (503), but for who opens the link that is printed.',
  run: async ({ config, now, open }) => {
    const { records } = await open();
    const key = await records.transaction((tx) => beginMaintenance(tx, now));
    const link = `${siteOrigin(config.SITE_URL, config.PORT)}/?${ENTRY}=${key}`;
    return { kind: 'done', sentence: `The shop is closed within two seconds. This link lets you in: ${link}` };
  },
};

const off: Command = {
  name: 'maintenance off',
  takes: [],
  options: {},
  says: 'Opens the shop again.',
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
