import { type Config, readConfig } from '#config.schema.ts';
import { StoreError } from '#store/errors.ts';
import { RefundRefused } from '#store/payment/refund-refused.ts';
import type { Store } from '#store/store.ts';
import { backupCommands, maintenanceCommands } from './backup.ts';
import { changeOrderCommands, move } from './change-orders.ts';
import { customerCommands } from './customers.ts';
import { exportCommands } from './export.ts';
import { asJson, type CliContext, helpOn, Mistake, readLine, written } from './line/command-result.ts';
import { databaseOf, openBeside } from './open-beside.ts';
import { orderCommands } from './orders.ts';
import { promotionCommands } from './promotions.ts';
import { publish } from './publish/publish.ts';
import { quoteCommands } from './quotes.ts';
import { reviewCommands } from './reviews.ts';
import { stockCommands } from './stock.ts';

/** Everything the owner may ask for, as `--help` lists it. */
const COMMANDS = [
  ...orderCommands,
  ...changeOrderCommands,
  ...quoteCommands,
  ...stockCommands,
  ...customerCommands,
  ...reviewCommands,
  ...promotionCommands,
  ...exportCommands,
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
 * Carries out one command line: `runOwner(['orders', 'ship', '10001'], process.env, 'content')`. Never rejects for what
 * the owner did. `progress` gets a line now and then from what takes long, `write` the parts of a file one by one;
 * without it they are part of `out`.
 */
export async function runOwner(
  typed: string[],
  env: Record<string, string | undefined>,
  content: string,
  progress: CliContext['progress'] = () => {},
  write?: Write,
): Promise<Outcome> {
  try {
    return { out: await answerTo(typed, env, content, { progress, write }), error: '', code: 0 };
  } catch (error) {
    return { out: '', error: `${sentenceFor(error)}\n`, code: 1 };
  }
}

async function answerTo(
  typed: string[],
  env: Record<string, string | undefined>,
  content: string,
  { progress, write }: { progress: CliContext['progress']; write: Write | undefined },
): Promise<string> {
  const line = readLine(typed, COMMANDS);
  if ('help' in line) return helpOn(line.help);
  const config = configIn(env);
  let opened: { store: Store; close: () => Promise<void> } | undefined;
  const open = async () => {
    opened ??= await openBeside(config, content);
    return opened.store;
  };
  const now = new Date(config.SHOP_CLOCK ?? Date.now());
  try {
    const place = line.command.isForShopware ? '' : databaseOf(config);
    const result = await line.command.run({ config, place, now, content, progress, open }, line.given);
    if (result.kind === 'file') return await writeParts(result.parts, write);
    return line.asJson ? asJson(result) : written(result);
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
