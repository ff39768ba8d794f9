import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Config } from '#config.schema.ts';
import { oneLine } from '#store/mail/fill.ts';
import { localMoment, type Row, type Span } from '#store/merchant/rows.ts';
import type { Day } from '#store/rules/shipping/shipping.ts';
import type { Store } from '#store/store.ts';

/** What a command has to say; a list may have a `mistake` beside it: some of it could not be done. */
export type CommandResult =
  | { kind: 'list'; rows: Row[]; whenEmpty: string; mistake?: string }
  | { kind: 'sheet'; fields: Row; lists: Record<string, Row[]> }
  | { kind: 'done'; sentence: string }
  | { kind: 'file'; parts: AsyncIterable<string> };

/** An answer that is written at once. */
type ShortResult = Exclude<CommandResult, { kind: 'file' }>;

/** An answer as it is read by people, with moments by the shop's clock. Pure. */
export function written(result: ShortResult, timeZone = 'UTC'): string {
  const tableHere = (rows: Row[]) => table(rows, timeZone);
  switch (result.kind) {
    case 'list':
      return result.rows.length === 0 ? `${result.whenEmpty}\n` : tableHere(result.rows);
    case 'sheet':
      return [asLines(result.fields), ...Object.values(result.lists).filter(hasRows)].map(tableHere).join('\n');
    case 'done':
      return `${result.sentence}\n`;
  }
}

/** An answer as it is read by programs. Pure. */
export const asJson = (result: ShortResult): string => `${JSON.stringify(contentOf(result), null, 2)}\n`;

const contentOf = (result: ShortResult): unknown => {
  if (result.kind === 'list') return result.rows;
  return result.kind === 'sheet' ? { ...result.fields, ...result.lists } : { done: result.sentence };
};

const asLines = (fields: Row): Row[] => Object.entries(fields).map(([field, value]) => ({ field: field, value }));

const hasRows = (rows: Row[]): boolean => rows.length > 0;

/** Longest cell, in characters; the rest is cut, and `--json` has it whole. */
const WIDEST = 60;

/** Rows under one another, with the columns of the first as head; numbers stand to the right. Pure. */
export function table(rows: Row[], timeZone = 'UTC'): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => cell(row[column] ?? null, timeZone)));
  const widths = columns.map((column, at) => Math.max(column.length, ...cells.map((row) => widthOf(row[at]))));
  const isRight = columns.map((_column, at) => cells.every((row) => row[at] === '' || isNumber(row[at] ?? '')));
  const line = (row: string[]) =>
    row
      .map((text, at) => padded(text, widths[at] ?? 0, isRight[at] ?? false))
      .join('  ')
      .trimEnd();
  return `${[columns, ...cells].map(line).join('\n')}\n`;
}

/** What strangers typed reaches the terminal without its control characters. */
function cell(value: Row[string], timeZone: string): string {
  const text =
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : oneLine(localMoment(String(value ?? ''), timeZone));
  const signs = [...text];
  return signs.length > WIDEST ? `${signs.slice(0, WIDEST - 1).join('')}…` : text;
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

const widthOf = (text = ''): number => [...text].length;

const padded = (text: string, width: number, isRight: boolean): string => {
  const space = ' '.repeat(width - widthOf(text));
  return isRight ? space + text : text + space;
};

/** What was typed: a command with what it was given, or the wish for help on some of them. */
type Line = { command: Command; given: Given; asJson: boolean } | { help: Command[] };

/** @throws {Mistake} an unknown command or option, too few or too many words */
export function readLine(typed: string[], commands: Command[]): Line {
  const words = typed.filter((word) => word !== '--help' && word !== '-h');
  const command = commands.find(({ name }) => startsWith(words, name));
  const called = wordsBefore(words);
  if (!command) {
    const near = commands.filter(({ name }) => called.length > 0 && startsWith(name.split(' '), called.join(' ')));
    if (called.length === 0 || near.length > 0) return { help: near.length > 0 ? near : commands };
    throw new Mistake(`There is no command "${called.join(' ')}"; --help lists those that there are.`);
  }
  if (words.length < typed.length) return { help: [command] };
  const { positionals, values } = parsed(command, words.slice(command.name.split(' ').length));
  if (!takesAsMany(command, positionals.length) || positionals.some((word) => word.trim() === ''))
    throw new Mistake(`It is: ${usageOf(command)}`);
  return { command, given: givenOf(positionals, values), asJson: values.json === true };
}

/** A last word with dots may come as often as one likes, also not at all. */
const takesAsMany = ({ takes = [] }: Command, count: number): boolean =>
  takes.at(-1)?.endsWith('…') ? count >= takes.length - 1 : count === takes.length;

/** What was typed before the first option. */
const wordsBefore = (words: string[]): string[] => {
  const first = words.findIndex((word) => word.startsWith('-'));
  return first < 0 ? words : words.slice(0, first);
};

const startsWith = (words: string[], name: string): boolean => name.split(' ').every((word, at) => words[at] === word);

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parsed(command: Command, args: string[]): { positionals: string[]; values: Values } {
  const options: ParseArgsOptionsConfig = { json: { type: 'boolean' } };
  for (const [name, { value }] of Object.entries(command.options ?? {}))
    options[name] = value === undefined ? { type: 'boolean' } : { type: 'string', multiple: true };
  try {
    const { positionals, values } = parseArgs({ args: args.map(asWord), options, allowPositionals: true });
    return { positionals: positionals.map(unmasked), values: unmaskedValues(values) };
  } catch (error) {
    throw new Mistake(`${(error as Error).message.split(/[.\n]/)[0]}. It is: ${usageOf(command)}`);
  }
}

/** A number below zero is a word, not an option: it is masked while the others are told apart. */
const MASK = '\u0000';
const asWord = (word: string): string => (/^-\d/.test(word) ? MASK + word : word);
const unmasked = (word: string): string => word.replace(MASK, '');

const unmaskedValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((each) => (typeof each === 'string' ? unmasked(each) : each)) : value,
    ]),
  );

function givenOf(words: string[], values: Values): Given {
  const options = (name: string) => {
    const value = values[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  return { words, options, option: (name) => options(name).at(-1), isSet: (name) => values[name] === true };
}

const CALLED = 'npm run store --';

/** How a command is written: `npm run store -- orders ship <number> [--tracking <code>]`. Pure. */
function usageOf({ name, takes = [], options = {} }: Command): string {
  const positionals = takes.map(placeOf);
  const free = Object.entries(options).map(([option, { value, isRepeatable }]) => {
    const written = value === undefined ? `[--${option}]` : `[--${option} <${value}>]`;
    return isRepeatable ? `${written}…` : written;
  });
  return [CALLED, name, ...positionals, ...free].join(' ');
}

/** `number…` is written `<number>…`. */
const placeOf = (word: string): string => (word.endsWith('…') ? `<${word.slice(0, -1)}>…` : `<${word}>`);

/** What commands do, and with one of them what its options mean. Pure. */
export function helpOn(commands: Command[]): string {
  const [only] = commands;
  if (only && commands.length === 1) return `${usageOf(only)}\n\n${only.help}\n${optionsOf(only)}`;
  const calls = commands.map((command) => [command.name, ...(command.takes ?? []).map(placeOf)].join(' '));
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ help }, at) => `  ${(calls[at] ?? '').padEnd(width)}  ${firstSentence(help)}`);
  return `${CALLED} <command>\n\n${lines.join('\n')}\n\n--help behind a command says more, --json answers for programs.\n`;
}

/** The list of all commands says the least; the command itself says the rest. */
const firstSentence = (help: string): string => help.match(/^.*?\.(?=\s|$)/s)?.[0] ?? help;

function optionsOf({ options }: Command): string {
  const all = { ...options, json: { help: 'answers as JSON' } };
  const width = Math.max(...Object.keys(all).map((name) => name.length));
  return Object.entries(all)
    .map(([name, { help }]) => `  --${name.padEnd(width)}  ${help}\n`)
    .join('');
}

/** An option of a command: `value` says what stands behind it, a switch has none. */
type Option = { value?: string; help: string; isRepeatable?: boolean };

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
  /** The folder of content. */
  content: string;
  /** Says how far it is, while it goes on. */
  progress: (line: string) => void;
  /** Asks whoever sits before it; null where nobody does, as in a script. */
  confirm: ((question: string) => Promise<boolean>) | null;
  /** Opens the store, beside the shop that may be running on it. @throws {Mistake} when there is none */
  open: () => Promise<Store>;
};

export type Command = {
  /** The words that call it, `orders ship`. */
  name: string;
  /** What stands behind them, in order: `['number']`; `number…`: as many as one likes. */
  takes?: string[];
  options?: Record<string, Option>;
  help: string;
  /** Whether it also runs where a Shopware is the store; it has no database then. */
  isForShopware?: boolean;
  /** @throws {Mistake} what the owner has to know */
  run: (cli: CliContext, given: Given) => Promise<CommandResult>;
};

/** A whole number from `min` on. @throws {Mistake} */
export function wholeNumber(what: string, typed: string, min: number): number {
  const value = Number(typed);
  if (/^\d{1,9}$/.test(typed) && value >= min) return value;
  throw new Mistake(`${what} should be a whole number from ${min} on, found "${typed}".`);
}

/** Longest reason, in characters. */
const LONGEST_REASON = 500;

/** What `--reason` tells the customer, on one line and without its full stop; null when nothing was said. @throws {Mistake} */
export function reasonIn(given: Pick<Given, 'option'>): string | null {
  const typed = oneLine(given.option('reason') ?? '').replace(/\.$/, '');
  if (typed.length <= LONGEST_REASON) return typed || null;
  throw new Mistake(`--reason should have at most ${LONGEST_REASON} characters, found ${typed.length}.`);
}

/** One of some words. @throws {Mistake} */
export function oneOf<Word extends string>(what: string, typed: string, words: readonly Word[]): Word {
  const match = words.find((word) => word === typed);
  if (match !== undefined) return match;
  throw new Mistake(`${what} should be one of ${words.join(', ')}, found "${typed}".`);
}

/** A day of the calendar, 2026-11-24. @throws {Mistake} */
export function day(what: string, typed: string): Day {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && isDay(typed)) return typed;
  throw new Mistake(`${what} should be a day like 2026-11-24, found "${typed}".`);
}

const isDay = (typed: string): boolean =>
  !Number.isNaN(Date.parse(typed)) && new Date(typed).toISOString().startsWith(typed);

/** The days of `--from` and `--to`. @throws {Mistake} */
export function spanOf(given: Given): Span {
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const typed = given.option(name);
    return typed === undefined ? null : day(`--${name}`, typed);
  });
  if (from && to && to < from) throw new Mistake(`--to ${to} lies before --from ${from}.`);
  return { from: from ?? null, to: to ?? null };
}

/** What the owner has to know when a command can't be done: one sentence, without a stack. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}
