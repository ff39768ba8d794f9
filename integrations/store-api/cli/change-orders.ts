import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { money } from '#store/merchant/order-rows.ts';
import { cancelByNumber, orderWithNumber, shipByNumber, shipList, unpaidNote } from '#store/order/by-number.ts';
import { creditOrder } from '#store/order/credit-order.ts';
import { payByNumber } from '#store/order/pay-by-number.ts';
import { readShipments } from '#store/order/read-shipments.ts';
import { priceOfArticles, refundArticles } from '#store/order/refund-articles.ts';
import { refundOrder } from '#store/payment/refund.ts';
import { copyRecords } from '#store/records/copy.ts';
import { isPostgres, openRecords } from '#store/records/database.ts';
import { checkDatabase } from './check-database.ts';
import { amountIn } from './line/amount.ts';
import type { CliContext, Command, CommandResult, Given } from './line/command-result.ts';
import { Mistake, reasonIn } from './line/command-result.ts';
import { holdAlone } from './restore.ts';
import { ARTICLE, articlesIn } from './returns.ts';

const ship: Command = {
  name: 'orders ship',
  takes: ['number…'],
  options: {
    tracking: { value: 'code', help: 'follows the parcel of a single order', isRepeatable: true },
    article: ARTICLE,
    file: { value: 'csv', help: 'ships a list: a row an order, its number and then its tracking code' },
    unpaid: { help: 'ships although the money is not here' },
  },
  help: 'Ships orders and tells the customers; with --article only these leave, and the rest follows. What is not paid, except on invoice, leaves only after a question or with --unpaid. A list names the rows that it can’t ship and goes on; repeating it ships nothing twice.',
  run: async (cli, given) => {
    const [number = '', ...others] = given.words;
    const file = given.option('file');
    if ((number === '') === (file === undefined))
      throw new Mistake('Which orders? Name them, or --file with a list of them.');
    if (file === undefined && others.length === 0) return shipOne(cli, number, given);
    if (given.options('tracking').length > 0 || given.options('article').length > 0)
      throw new Mistake('--tracking and --article are for one order; a file has a tracking code in each row.');
    const shipments =
      file === undefined
        ? given.words.map((each) => ({ number: each, trackingCodes: [] }))
        : readShipments(await readFile(file, 'utf8'));
    const store = await cli.open();
    const rows = await shipList(store, shipments, { isUnpaidFine: given.isSet('unpaid'), now: cli.now });
    const refusals = rows.filter(({ result }) => result === 'refused').length;
    const mistake = `${refusals} of ${rows.length} ${rows.length === 1 ? 'row is' : 'rows are'} not shipped; the others are.`;
    return { kind: 'list', rows, whenEmpty: 'The list is empty.', ...(refusals > 0 && { mistake }) };
  },
};

async function shipOne(cli: CliContext, number: string, given: Given): Promise<CommandResult> {
  const store = await cli.open();
  const shipment = { number, trackingCodes: given.options('tracking'), articles: articlesIn(given) };
  let isUnpaidFine = given.isSet('unpaid');
  const unpaid = unpaidNote(await orderWithNumber(store.records.read, number), store.shopConfig);
  if (unpaid && !isUnpaidFine && cli.confirm) {
    isUnpaidFine = await cli.confirm(`${unpaid} Ship it all the same?`);
    if (!isUnpaidFine) throw new Mistake(`Order ${number} stays here.`);
  }
  await shipByNumber(store, shipment, { isUnpaidFine, now: cli.now });
  return { kind: 'done', sentence: `Order ${number} is shipped${shipment.articles.length > 0 ? ' in part' : ''}.` };
}

const pay: Command = {
  name: 'orders pay',
  takes: ['number'],
  help: 'Notes that the money for an order has arrived, and tells the customer. It also makes the invoice where there is none yet.',
  run: async (cli, { words: [number = ''] }) => {
    await payByNumber(await cli.open(), number, cli.now);
    return { kind: 'done', sentence: `Order ${number} is paid.` };
  },
};

const refund: Command = {
  name: 'orders refund',
  takes: ['number'],
  options: {
    amount: { value: 'amount', help: 'pays back only so much, 12.90' },
    article: ARTICLE,
    restock: { help: 'puts the articles back into stock' },
  },
  help: 'Pays an order back: all that is left, an amount, or what articles have cost less their part of the discounts. Cards and TWINT go through their provider; what came by transfer is yours to send back. The customer is told, and a credit note made.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    const typed = given.option('amount');
    const articles = articlesIn(given);
    const isRestocked = given.isSet('restock');
    if (typed !== undefined && articles.length > 0) throw new Mistake('--amount or --article, not both.');
    if (isRestocked && articles.length === 0) throw new Mistake('--restock needs --article: which ones are back?');
    const amount = amountIn(given, 'amount');
    const store = await cli.open();
    const { order } = await orderWithNumber(store.records.read, number);
    const back =
      articles.length > 0
        ? await refundArticles(store, { number, articles, isRestocked }, cli.now)
        : await refundOrder(store, order.id, amount, cli.now);
    const iso = store.shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? '';
    return { kind: 'done', sentence: `${iso} ${money(back)} of order ${number} are paid back.` };
  },
};

const credit: Command = {
  name: 'orders credit',
  takes: ['number'],
  options: { amount: { value: 'amount', help: 'takes only so much off, 12.90' }, article: ARTICLE },
  help: 'Takes something off an invoice that is not paid: all that is left, an amount, or what articles have cost less their part of the discounts. The customer is told what is still to be paid, and a credit note made. Once nothing is, the order is done.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    const typed = given.option('amount');
    const articles = articlesIn(given);
    if (typed !== undefined && articles.length > 0) throw new Mistake('--amount or --article, not both.');
    const store = await cli.open();
    const stored = await orderWithNumber(store.records.read, number);
    const price = articles.length > 0 ? priceOfArticles(stored, articles) : null;
    const credited = await creditOrder(store, number, amountIn(given, 'amount') ?? price, cli.now);
    return { kind: 'done', sentence: `${money(credited)} are taken off the invoice of order ${number}.` };
  },
};

const cancel: Command = {
  name: 'orders cancel',
  takes: ['number'],
  options: { reason: { value: 'words', help: 'is told to the customer, so in their language' } },
  help: 'Calls an order off, puts its goods back into stock, and tells the customer. What is paid is paid back first.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    await cancelByNumber(await cli.open(), { number, reason: reasonIn(given) }, cli.now);
    return { kind: 'done', sentence: `Order ${number} is called off.` };
  },
};

export const changeOrderCommands = [ship, pay, refund, credit, cancel];

/** From one process to several: everything goes along, numbers of orders and stock go on where they were. */
export const move: Command = {
  name: 'move',
  takes: ['postgres-url'],
  help: 'Copies everything the shop knows from its file into an empty PostgreSQL. The shop has to be stopped.',
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
