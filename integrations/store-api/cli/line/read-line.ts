import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Command, Given } from './command.ts';
import { usageOf } from './help.ts';
import { Mistake } from './mistake.ts';

/** What was typed: a command with what it was given, or the wish for help on some of them. */
export type Line = { command: Command; given: Given; asJson: boolean } | { help: Command[] };

/** @throws {Mistake} an unknown command or option, too few or too many words */
export function readLine(typed: string[], commands: Command[]): Line {
  const words = typed.filter((word) => word !== '--help' && word !== '-h');
  const command = commands.find(({ name }) => startsWith(words, name));
  const called = wordsBefore(words);
  if (!command) {
    const near = commands.filter(({ name }) => called.length > 0 && startsWith(name.split(' '), called.join(' ')));
    if (called.length === 0 || near.length > 0) return { help: near.length > 0 ? near : commands };
    throw new Mistake(`There is no command «${called.join(' ')}»; --help lists those that there are.`);
  }
  if (words.length < typed.length) return { help: [command] };
  const { positionals, values } = parsed(command, words.slice(command.name.split(' ').length));
  if (positionals.length !== command.takes.length || positionals.some((word) => word.trim() === ''))
    throw new Mistake(`It is: ${usageOf(command)}`);
  return { command, given: givenOf(positionals, values), asJson: values.json === true };
}

/** What was typed before the first option. */
const wordsBefore = (words: string[]): string[] => {
  const first = words.findIndex((word) => word.startsWith('-'));
  return first < 0 ? words : words.slice(0, first);
};

const startsWith = (words: string[], name: string): boolean => name.split(' ').every((word, at) => words[at] === word);

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parsed(command: Command, args: string[]): { positionals: string[]; values: Values } {
  const options: ParseArgsOptionsConfig = { json: { type: 'boolean' } };
  for (const [name, { value }] of Object.entries(command.options))
    options[name] = value === undefined ? { type: 'boolean' } : { type: 'string', multiple: true };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Mistake(`${(error as Error).message.split(/[.\n]/)[0]}. It is: ${usageOf(command)}`);
  }
}

function givenOf(words: string[], values: Values): Given {
  const options = (name: string) => {
    const value = values[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  return { words, options, option: (name) => options(name).at(-1), isSet: (name) => values[name] === true };
}
