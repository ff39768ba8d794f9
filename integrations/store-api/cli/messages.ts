import { readFile } from 'node:fs/promises';
import { answerMessage, closeMessage, listMessages, messageWithId } from '#store/contact/messages.ts';
import type { Row } from '#store/merchant/rows.ts';
import type { MessageRow } from '#store/records/contact/messages.ts';
import type { Command } from './line/command-result.ts';
import { Mistake, wholeNumber } from './line/command-result.ts';
import { LIMIT } from './orders.ts';

const list: Command = {
  name: 'messages list',
  options: {
    all: { help: 'those that are done, too, newest first' },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
  },
  help: 'Lists what was written by the contact form and waits for an answer, oldest first.',
  run: async (cli, given) => {
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const messages = await listMessages(await cli.open(), { isWaiting: !given.isSet('all'), limit });
    return { kind: 'list', rows: messages.map(messageRow), whenEmpty: 'No message waits.' };
  },
};

const show: Command = {
  name: 'messages show',
  takes: ['id'],
  help: 'Shows a message, who wrote it and what was answered. Its files are in the mail to customer service.',
  run: async (cli, { words: [id = ''] }) => {
    const { records } = await cli.open();
    const row = await messageWithId(records.read, id);
    const { phone, street, streetNumber, zip, location, comment } = row.message;
    const fields = {
      ...messageRow(row),
      phone,
      address: [`${street} ${streetNumber}`.trim(), `${zip} ${location}`.trim()].filter(Boolean).join(', '),
      files: row.fileNames,
      reply: row.reply,
    };
    return { kind: 'sheet', fields, lists: { message: comment.split('\n').map((line) => ({ message: line })) } };
  },
};

const replyTo: Command = {
  name: 'messages answer',
  takes: ['id', 'words…'],
  options: { file: { value: 'text', help: 'a text file with the answer, for more than a line' } },
  help: 'Answers a message by mail, in the language of the writer; what they wrote stands below. It is done then.',
  run: async (cli, given) => {
    const [id = '', ...words] = given.words;
    const file = given.option('file');
    if ((words.length === 0) === (file === undefined))
      throw new Mistake('What should be answered? Say it, or name a --file.');
    const text = file === undefined ? words.join(' ') : await readFile(file, 'utf8');
    await answerMessage(await cli.open(), id, text, cli.now);
    return { kind: 'done', sentence: `The answer to message ${id} is on its way.` };
  },
};

const done: Command = {
  name: 'messages done',
  takes: ['id'],
  help: 'Takes a message off the list without an answer: it was answered elsewhere, or needs none.',
  run: async (cli, { words: [id = ''] }) => {
    await closeMessage(await cli.open(), id, cli.now);
    return { kind: 'done', sentence: `Message ${id} is done.` };
  },
};

export const messageCommands = [list, show, replyTo, done];

const messageRow = ({ id, createdAt, doneAt, locale, message }: MessageRow): Row => ({
  id,
  written: createdAt,
  done: doneAt,
  name: `${message.firstName} ${message.lastName}`.trim(),
  email: message.email,
  language: locale,
  subject: message.subject,
});
