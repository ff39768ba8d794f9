import { writeFile } from 'node:fs/promises';
import { numbersToShip, type PrintedPapers, printDeliveryNotes, printDocuments } from '#store/order/print-orders.ts';
import type { Store } from '#store/store.ts';
import type { CliContext, Command, CommandResult, Given } from './line/command-result.ts';
import { Mistake } from './line/command-result.ts';

const TO: Command['options'] = { to: { value: 'pdf', help: 'where the file goes, which must not be there yet' } };

const deliveryNotes: Command = {
  name: 'orders delivery-notes',
  takes: ['number…'],
  options: TO,
  help: 'Prints delivery notes to pack by, one an order, into one PDF. Without numbers it takes every order that may leave today, oldest first. They name goods and pieces, no prices, in the language of the order.',
  run: (cli, given) =>
    printed(cli, given, async (store) =>
      printDeliveryNotes(store, given.words.length > 0 ? given.words : await numbersToShip(store)),
    ),
};

const documents: Command = {
  name: 'orders documents',
  takes: ['number', 'number…'],
  options: TO,
  help: 'Prints the invoices and credit notes of orders into one PDF. They are those that the customers see. An order that is paid first has its invoice once it is paid.',
  run: (cli, given) => printed(cli, given, (store) => printDocuments(store, given.words)),
};

export const printCommands = [deliveryNotes, documents];

async function printed(
  cli: CliContext,
  given: Given,
  print: (store: Store) => Promise<PrintedPapers>,
): Promise<CommandResult> {
  const place = given.option('to');
  if (!place) throw new Mistake('--to is missing: where should the PDF go?');
  const { file, papers } = await print(await cli.open());
  // names and addresses: for the owner's eyes, and nothing is written over
  await writeFile(place, file, { flag: 'wx', mode: 0o600 });
  return { kind: 'done', sentence: `${papers} ${papers === 1 ? 'paper is' : 'papers are'} in ${place}.` };
}
