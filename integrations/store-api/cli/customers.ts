import { approveProfessional, customerRow, customerSheet, declineProfessional } from '#store/merchant/customers.ts';
import { readLatestCustomers } from '#store/records/cli/customers.ts';
import type { Command } from './line/command-result.ts';
import { Mistake, reasonIn, wholeNumber } from './line/command-result.ts';
import { LIMIT } from './orders.ts';

const list: Command = {
  name: 'customers list',
  options: {
    applying: { help: 'only those who want to become professionals' },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
  },
  help: 'Lists customers and guests, newest first.',
  run: async (cli, given) => {
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const { records, shopConfig } = await cli.open();
    const filter = { isApplying: given.isSet('applying'), limit, from: null, before: null };
    const rows = (await Array.fromAsync(readLatestCustomers(records.read, filter))).flat();
    return {
      kind: 'list',
      rows: rows.map((row) => customerRow(row, shopConfig)),
      whenEmpty: 'There are no such customers.',
    };
  },
};

const show: Command = {
  name: 'customers show',
  takes: ['e-mail'],
  help: 'Shows a customer, or a guest as of the last order, and the addresses.',
  run: async (cli, { words: [email = ''] }) => ({ kind: 'sheet', ...(await customerSheet(await cli.open(), email)) }),
};

const approve: Command = {
  name: 'customers approve-professional',
  takes: ['e-mail'],
  help: 'Gives a customer who applied for it the net prices of professionals, and tells them.',
  run: async (cli, { words: [email = ''] }) => {
    await approveProfessional(await cli.open(), email, cli.now);
    return { kind: 'done', sentence: `${email} is a professional from now on.` };
  },
};

const decline: Command = {
  name: 'customers decline-professional',
  takes: ['e-mail'],
  options: { reason: { value: 'words', help: 'is told to the customer, so in their language' } },
  help: 'Ends an application to become a professional, and tells the customer why.',
  run: async (cli, given) => {
    const [email = ''] = given.words;
    const reason = reasonIn(given);
    if (!reason) throw new Mistake('--reason is missing: the customer is told why, so in their language.');
    await declineProfessional(await cli.open(), { email, reason }, cli.now);
    return { kind: 'done', sentence: `The application of ${email} is declined.` };
  },
};

export const customerCommands = [list, show, approve, decline];
