import { once } from 'node:events';
import path from 'node:path';
import { runnerImport } from 'vite';

/**
 * `npm run store -- orders list`: what the owner of the embedded store does by hand. Vite reads the store, as it does for
 * the shop: its migrations are part of the bundle.
 */
const { module } = await runnerImport<typeof import('#store/cli/run.ts')>(
  path.resolve('integrations/store-api/cli/run.ts'),
  { configFile: false, logLevel: 'error' },
);
// readers like `| head` close the pipe early
process.stdout.on('error', (trouble: NodeJS.ErrnoException) => {
  if (trouble.code === 'EPIPE') process.exit();
  throw trouble;
});

const { out, error, code } = await module.runOwner(
  process.argv.slice(2),
  process.env,
  'content',
  (line) => process.stderr.write(`${line}\n`),
  async (part) => process.stdout.write(part) || once(process.stdout, 'drain'),
);
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
