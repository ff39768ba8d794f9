import type { Command } from './command.ts';

const CALLED = 'npm run store --';

/** How a command is written: `npm run store -- orders ship <number> [--tracking <code>]`. Pure. */
export function usageOf({ name, takes, options }: Command): string {
  const positionals = takes.map((word) => `<${word}>`);
  const free = Object.entries(options).map(([option, { value, isRepeatable }]) => {
    const written = value === undefined ? `[--${option}]` : `[--${option} <${value}>]`;
    return isRepeatable ? `${written}…` : written;
  });
  return [CALLED, name, ...positionals, ...free].join(' ');
}

/** What commands do, and with one of them what its options mean. Pure. */
export function helpOn(commands: Command[]): string {
  const [only] = commands;
  if (only && commands.length === 1) return `${usageOf(only)}\n\n${only.says}\n${optionsOf(only)}`;
  const calls = commands.map((command) => [command.name, ...command.takes.map((word) => `<${word}>`)].join(' '));
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ says }, at) => `  ${(calls[at] ?? '').padEnd(width)}  ${says}`);
  return `${CALLED} <command>\n\n${lines.join('\n')}\n\n--help behind a command says more, --json answers for programs.\n`;
}

function optionsOf({ options }: Command): string {
  const all = { ...options, json: { says: 'answers as JSON' } };
  const width = Math.max(...Object.keys(all).map((name) => name.length));
  return Object.entries(all)
    .map(([name, { says }]) => `  --${name.padEnd(width)}  ${says}\n`)
    .join('');
}
