import { listMails, sendMailAgain } from '#store/outbox/mails.ts';
import type { Command } from './line/command-result.ts';
import { wholeNumber } from './line/command-result.ts';
import { LIMIT } from './orders.ts';

const list: Command = {
  name: 'mails list',
  options: {
    failed: { help: 'those that were given up: their recipients never got them' },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
  },
  help: 'Lists mails that wait to be sent, or with --failed those that were given up. What is sent is not kept.',
  run: async (cli, given) => {
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const mails = await listMails(await cli.open(), { isFailed: given.isSet('failed'), limit });
    const rows = mails.map(({ id, name, message, state, attempts, createdAt, dueAt, settledAt }) => ({
      ...{ id, about: name, to: message?.to.address ?? '', written: createdAt, attempts },
      ...(state === 'failed' ? { 'given up': settledAt } : { next: dueAt }),
    }));
    return { kind: 'list', rows, whenEmpty: 'There are no such mails.' };
  },
};

const send: Command = {
  name: 'mails send',
  takes: ['id'],
  help: 'Puts a mail that was given up on its way once more. The running shop sends it within seconds.',
  run: async (cli, { words: [id = ''] }) => {
    await sendMailAgain(await cli.open(), id, cli.now);
    return { kind: 'done', sentence: `Mail ${id} is on its way again.` };
  },
};

export const mailCommands = [list, send];
