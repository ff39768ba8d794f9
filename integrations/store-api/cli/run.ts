import { type Config, readConfig } from '#config.schema.ts';
import { StoreError } from '#store/errors.ts';
import { RefundRefused } from '#store/payment/refund-refused.ts';
import type { Store } from '#store/store.ts';
import { backupCommands, maintenanceCommands } from './backup.ts';
import { changeOrderCommands, move } from './change-orders.ts';
import { correctOrderCommands } from './correct-orders.ts';
import { customerCommands } from './customers.ts';
import { exportCommands } from './export.ts';
import { asJson, type CliContext, type Command, helpOn, Mistake, readLine, written } from './line/command-result.ts';
import { mailCommands } from './mails.ts';
import { messageCommands } from './messages.ts';
import { databaseOf, openBeside } from './open-beside.ts';
import { orderCommands } from './orders.ts';
import { personCommands } from './person.ts';
import { printCommands } from './print.ts';
import { promotionCommands } from './promotions.ts';
import { publish } from './publish/publish.ts';
import { quoteCommands } from './quotes.ts';
import { reportCommands } from './report.ts';
import { returnCommands } from './returns.ts';
import { reviewCommands } from './reviews.ts';
import { stockCommands } from './stock.ts';
import { todayCommands } from './today.ts';

/** Everything the owner may ask for, as `--help` lists it. */
const COMMANDS = [
  ...todayCommands,
  ...orderCommands,
  ...changeOrderCommands,
  ...correctOrderCommands,
  ...printCommands,
  ...returnCommands,
  ...quoteCommands,
  ...stockCommands,
  ...customerCommands,
  ...personCommands,
  ...reviewCommands,
  ...messageCommands,
  ...mailCommands,
  ...promotionCommands,
  ...exportCommands,
  ...reportCommands,
  ...backupCommands,
  ...maintenanceCommands,
  move,
  publish,
];

/** Takes a part of a file; resolves when the next may come. */
type Write = (part: string) => Promise<unknown>;

/** What is printed where, and how the program ends. */
export type Outcome = { out: string; error: string; code: 0 | 1 };

/**
 * Whoever sits before a command: gets a line now and then from what takes long, is asked where somebody is there, and
 * takes the parts of a file one by one; without `write` they are part of `out`. `more`: commands of what stands on the store.
 */
type Audience = Partial<Pick<CliContext, 'progress' | 'confirm'>> & { write?: Write; more?: Command[] };

/**
 * Carries out one command line: `runOwner(['orders', 'ship', '10001'], process.env, 'content')`. Never rejects for what
 * the owner did.
 */
export async function runOwner(
  typed: string[],
  env: Record<string, string | undefined>,
  content: string,
  audience: Audience = {},
): Promise<Outcome> {
  try {
    return await answerTo(typed, env, content, audience);
  } catch (error) {
    return { out: '', error: `${sentenceFor(error)}\n`, code: 1 };
  }
}

async function answerTo(
  typed: string[],
  env: Record<string, string | undefined>,
  content: string,
  { progress = () => {}, confirm = null, write, more = [] }: Audience,
): Promise<Outcome> {
  const line = readLine(typed, [...COMMANDS, ...more]);
  if ('help' in line) return { out: helpOn(line.help), error: '', code: 0 };
  const config = configIn(env);
  let opened: { store: Store; close: () => Promise<void> } | undefined;
  const open = async () => {
    opened ??= await openBeside(config, content);
    return opened.store;
  };
  const now = new Date(config.SHOP_CLOCK ?? Date.now());
  try {
    const place = line.command.isForShopware ? '' : databaseOf(config);
    const result = await line.command.run({ config, place, now, content, progress, confirm, open }, line.given);
    if (result.kind === 'file') return { out: await writeParts(result.parts, write), error: '', code: 0 };
    const out = line.asJson ? asJson(result) : written(result, opened?.store.shopConfig.shop.timezone);
    const mistake = result.kind === 'list' ? result.mistake : undefined;
    return mistake ? { out, error: `${mistake}\n`, code: 1 } : { out, error: '', code: 0 };
  } finally {
    await opened?.close();
  }
}

/** Hands on the parts of a file as they are read; answers with what nobody has taken. */
async function writeParts(parts: AsyncIterable<string>, write?: Write): Promise<string> {
  if (!write) return (await Array.fromAsync(parts)).join('');
  for await (const part of parts) await write(part);
  return '';
}

/** @throws {Mistake} what is wrong with a setting */
function configIn(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env);
  } catch (error) {
    throw new Mistake((error as Error).message);
  }
}

/** One sentence; a mistake of the program itself keeps its stack, so that it can be mended. */
function sentenceFor(error: unknown): string {
  if (error instanceof StoreError) return error.problems.map(({ detail }) => detail).join(' ');
  if (error instanceof RefundRefused) return `The payment provider refuses: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  // a file that can't be read or written, a database that is locked: their own words say it
  return error instanceof Mistake || 'code' in error ? error.message : (error.stack ?? error.message);
}
