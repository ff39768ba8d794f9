import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Row } from '#store/merchant/rows.ts';
import { countArticles, countStock, listStock, readCounts } from '#store/stock/stock.ts';
import type { Store } from '#store/store.ts';
import { csv } from '#values/csv.ts';
import type { Command } from './line/command-result.ts';
import { wholeNumber } from './line/command-result.ts';

const BELOW = { value: 'n', help: 'only articles of which there are fewer than so many' };

const list: Command = {
  name: 'stock list',
  options: { below: BELOW },
  help: 'Lists articles with how many pieces can be sold. What was ordered beyond the stock counts below zero. Beside it stands how many wait to hear when the article is back.',
  run: async (cli, given) => {
    const rows = await stockRows(await cli.open(), given.option('below'));
    return { kind: 'list', rows, whenEmpty: 'There are no such articles.' };
  },
};

const exportStock: Command = {
  name: 'stock export',
  options: { below: BELOW },
  help: 'Writes the same list as a CSV file: npm run -s store -- stock export > stock.csv. Its first columns are what stock import reads. Change the pieces, then take it back in.',
  run: async (cli, given) => {
    const rows = await stockRows(await cli.open(), given.option('below'));
    const text = csv(['number', 'stock', 'name', 'closeout', 'waiting'], rows, ';');
    return { kind: 'file', parts: Readable.from([text]) };
  },
};

const set: Command = {
  name: 'stock set',
  takes: ['article number', 'pieces'],
  help: 'Says how many pieces can be sold, and writes to those who wait for the article.',
  run: async (cli, { words: [number = '', typed = ''] }) => {
    const pieces = wholeNumber('<pieces>', typed, 0);
    const before = await countStock(await cli.open(), { number, quantity: pieces }, cli.now);
    return { kind: 'done', sentence: `Article ${number}: ${pieces} in stock, ${before} before.` };
  },
};

const importStock: Command = {
  name: 'stock import',
  takes: ['csv'],
  help: 'Sets the stock of many articles from a CSV file: number and pieces, with a head or without. A row that can’t be read stops it before anything is changed; an article that there is not is named, and the others go on. Whoever waits for an article hears of it.',
  run: async (cli, { words: [file = ''] }) => {
    const counts = readCounts(await readFile(file, 'utf8'));
    const results = await countArticles(await cli.open(), counts, cli.now);
    const rows = results.map(({ number, quantity, before, refusal }) => ({
      article: number,
      stock: refusal === null ? quantity : null,
      before,
      refused: refusal,
    }));
    const refusals = results.filter(({ refusal }) => refusal !== null).length;
    const mistake = `${refusals} of ${rows.length} rows are not taken in; the others are.`;
    return { kind: 'list', rows, whenEmpty: 'The list is empty.', ...(refusals > 0 && { mistake }) };
  },
};

export const stockCommands = [list, set, importStock, exportStock];

async function stockRows(store: Store, below: string | undefined): Promise<Row[]> {
  const items = await listStock(store, below === undefined ? null : wholeNumber('--below', below, 0));
  return items.map(({ number, name, available, isCloseout, waiting }) => {
    return { number, stock: available, name, closeout: isCloseout, waiting };
  });
}
