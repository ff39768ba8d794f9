import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runnerImport } from 'vite';

/**
 * `npm run store -- orders list`: what the owner of the embedded store does by hand. Vite reads the store, as it does for
 * the shop: its migrations are part of the bundle.
 */
const { module } = await runnerImport<typeof import('#desk/access/cli.ts')>(
  path.resolve('integrations/desk/access/cli.ts'),
  { configFile: false, logLevel: 'error' },
);
/** Anything but a yes is a no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^(y|yes|j|ja|o|oui)$/i.test(typed.trim());
}

// readers like `| head` close the pipe early
process.stdout.on('error', (trouble: NodeJS.ErrnoException) => {
  if (trouble.code === 'EPIPE') process.exit();
  throw trouble;
});

const { out, error, code } = await module.runStore(process.argv.slice(2), process.env, 'content', {
  progress: (line) => process.stderr.write(`${line}\n`),
  confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : null,
  write: async (part) => process.stdout.write(part) || once(process.stdout, 'drain'),
});
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
