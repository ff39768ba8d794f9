import type { Config } from '#config.schema.ts';
import type { Store } from '#store/store.ts';
import type { CommandResult } from './command-result.ts';

/** An option of a command: `value` says what stands behind it, a switch has none. */
export type Option = { value?: string; says: string; isRepeatable?: boolean };

/** What was typed behind the words of a command. */
export type Given = {
  /** What it takes, in order. */
  words: string[];
  /** The value of an option, the last one when it was repeated. */
  option: (name: string) => string | undefined;
  /** All values of an option. */
  options: (name: string) => string[];
  /** Whether a switch was set. */
  isSet: (name: string) => boolean;
};

/** Where commands are carried out. */
export type CliContext = {
  config: Config;
  /** Where the shop's database is: a file, which may not be there yet, or `postgres://…`. */
  place: string;
  now: Date;
  /** Opens the store, beside the shop that may be running on it. @throws {Mistake} when there is none */
  open: () => Promise<Store>;
};

export type Command = {
  /** The words that call it, `orders ship`. */
  name: string;
  /** What stands behind them, in order: `['number']`. */
  takes: string[];
  options: Record<string, Option>;
  says: string;
  /** @throws {Mistake} what the owner has to know */
  run: (cli: CliContext, given: Given) => Promise<CommandResult>;
};
