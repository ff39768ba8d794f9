import { describe, expect, it } from 'vitest';
import type { Command } from './command-result.ts';
import { helpOn, readLine } from './command-result.ts';

const run: Command['run'] = async () => ({ kind: 'done', sentence: '' });
const ship: Command = {
  name: 'orders ship',
  takes: ['number'],
  options: { tracking: { value: 'code', help: 'follows it', isRepeatable: true }, quiet: { help: 'no mail' } },
  help: 'Ships an order.',
  run,
};
const list: Command = { name: 'orders list', takes: [], options: {}, help: 'Lists them.', run };
const set: Command = { name: 'stock set', takes: ['number', 'more…'], help: 'Sets it. Says more.', run };
const commands = [list, ship, set];

describe('a line', () => {
  it('is a command with what it was given', () => {
    const typed = ['orders', 'ship', '10001', '--tracking', 'a', '--tracking=b', '--json'];
    const line = readLine(typed, commands);
    if ('help' in line) throw new Error('It should be a command.');
    expect(line).toMatchObject({ command: ship, asJson: true, given: { words: ['10001'] } });
    expect([line.given.options('tracking'), line.given.option('tracking'), line.given.isSet('quiet')]).toEqual([
      ['a', 'b'],
      'b',
      false,
    ]);
  });

  it('may have words below zero, and its last one as often as one likes', () => {
    const wordsOf = (...typed: string[]) => {
      const line = readLine(['stock', 'set', ...typed], commands);
      return 'help' in line ? [] : line.given.words;
    };
    expect([wordsOf('1'), wordsOf('1', '-3', '4')]).toEqual([['1'], ['1', '-3', '4']]);
    expect(() => wordsOf()).toThrow('It is: npm run store -- stock set <number> <more>…');
  });

  it.each([
    [[], commands],
    [['--help'], commands],
    [['orders'], [list, ship]],
    [
      ['orders', '-h'],
      [list, ship],
    ],
    [['orders', 'ship', '--help'], [ship]],
    [['orders', 'ship', '1', '--help'], [ship]],
  ])('%j asks for help', (typed, help) => {
    expect(readLine(typed, commands)).toEqual({ help });
  });

  it.each([
    [['order'], 'There is no command "order"'],
    [['orders', 'eat'], 'There is no command "orders eat"'],
    [['orders', 'ship'], 'It is: npm run store -- orders ship <number> [--tracking <code>]… [--quiet]'],
    [['orders', 'ship', ' '], 'It is: '],
    [['orders', 'ship', '1', '2'], 'It is: '],
    [['orders', 'ship', '1', '--slow'], "Unknown option '--slow'. It is: "],
    [['orders', 'ship', '1', '--tracking'], "Option '--tracking <value>' argument missing. It is: "],
  ])('%j is a mistake', (typed, sentence) => {
    expect(() => readLine(typed, commands)).toThrow(sentence);
  });
});

it('help lists commands, and the options of one', () => {
  expect(helpOn(commands)).toContain('  orders ship <number>        Ships an order.\n');
  expect(helpOn(commands)).toContain('  stock set <number> <more>…  Sets it.\n');
  expect(helpOn([ship])).toContain('  --tracking  follows it\n');
});
