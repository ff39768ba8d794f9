import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cancelInTransaction, shipOrder } from '#store/order/cancel-order.ts';
import { mailShipped } from '#store/outbox/mail-order.ts';
import { closeVisits } from '#store/payment/close-visits.ts';
import { refundOrder } from '#store/payment/refund.ts';
import { acceptMoney } from '#store/payment/settle.ts';
import { copyRecords } from '#store/records/copy.ts';
import { isPostgres, openRecords } from '#store/records/database.ts';
import { decisivePayment } from '#store/rules/order/states.ts';
import { cents } from '#values/money.ts';
import { checkDatabase } from './check-database.ts';
import type { Command } from './line/command-result.ts';
import { Mistake, reasonIn } from './line/command-result.ts';
import { money, orderWith } from './orders.ts';
import { holdAlone } from './restore.ts';

/** Longest code of a carrier. */
const LONGEST_CODE = 100;

const ship: Command = {
  name: 'orders ship',
  takes: ['number'],
  options: { tracking: { value: 'code', help: 'follows the parcel at its carrier', isRepeatable: true } },
  help: 'Hands the parcel of an order to the carrier, and tells the customer.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    const trackingCodes = given.options('tracking').map(codeOf);
    const { now } = cli;
    const store = await cli.open();
    await store.records.transaction(async (tx) => {
      const stored = await orderWith(tx, number);
      const [delivery] = stored.deliveries;
      if (!delivery) throw new Mistake(`Order ${number} has nothing to ship: it consists of files.`);
      if (delivery.state !== 'open')
        throw new Mistake(`Order ${number} can't be shipped: its parcel is ${delivery.state}.`);
      await shipOrder(tx, stored, trackingCodes, now);
      await mailShipped(store, tx, stored, { trackingCodes, now });
    });
    return { kind: 'done', sentence: `Order ${number} is shipped.` };
  },
};

const pay: Command = {
  name: 'orders pay',
  takes: ['number'],
  help: 'Notes that the money for an order has arrived, and tells the customer.',
  run: async (cli, { words: [number = ''] }) => {
    const store = await cli.open();
    const { transactions } = await store.records.transaction(async (tx) => {
      const stored = await orderWith(tx, number);
      const payment = decisivePayment(stored.transactions);
      // a transfer may follow a card that failed; for an order that was called off it has to go back
      const isDue = stored.order.state !== 'cancelled';
      const isPaid = isDue && payment && (await acceptMoney(store, tx, payment.id, cli.now));
      if (!isPaid) throw new Mistake(`Order ${number} does not wait for money: its payment is ${payment?.state}.`);
      return stored;
    });
    // an open payment page must not be paid as well
    await closeVisits(store, transactions);
    return { kind: 'done', sentence: `Order ${number} is paid.` };
  },
};

const refund: Command = {
  name: 'orders refund',
  takes: ['number'],
  options: { amount: { value: 'amount', help: 'pays back only so much, 12.90' } },
  help: 'Pays an order back. Cards and TWINT through their provider; what came by transfer is yours to send back.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    const typed = given.option('amount');
    const store = await cli.open();
    const { order } = await orderWith(store.records.read, number);
    const back = await refundOrder(store, order.id, typed === undefined ? null : amountOf(typed), cli.now);
    const iso = store.shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? '';
    return { kind: 'done', sentence: `${iso} ${money(back)} of order ${number} are paid back.` };
  },
};

const cancel: Command = {
  name: 'orders cancel',
  takes: ['number'],
  options: { reason: { value: 'words', help: 'is told to the customer, so in their language' } },
  help: 'Calls an order off, puts its goods back into stock, and tells the customer. What is paid is paid back first.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    const reason = reasonIn(given);
    const store = await cli.open();
    const { transactions } = await store.records.transaction(async (tx) => {
      const stored = await orderWith(tx, number);
      await cancelInTransaction(store, tx, stored, { by: 'shop', reason, now: cli.now });
      return stored;
    });
    await closeVisits(store, transactions);
    return { kind: 'done', sentence: `Order ${number} is called off.` };
  },
};

export const changeOrderCommands = [ship, pay, refund, cancel];

function codeOf(typed: string): string {
  const code = typed.trim();
  if (/^[\w .:/-]+$/.test(code) && code.length <= LONGEST_CODE) return code;
  throw new Mistake(
    `--tracking should be a carrier's code of at most ${LONGEST_CODE} letters and digits, found "${typed}".`,
  );
}

function amountOf(typed: string): number {
  if (/^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0) return cents(Number(typed));
  throw new Mistake(`--amount should be an amount like 12.90, found "${typed}".`);
}

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
