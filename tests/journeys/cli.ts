import path from 'node:path';

type Program = typeof import('#store/cli/run.ts');

/** Read once for each worker, as `npm run store` reads it each time: in a process of its own every command takes seconds. */
let program: Promise<Program> | undefined;

async function read(): Promise<Program> {
  const { runnerImport } = await import('vite');
  const file = path.resolve('integrations/store-api/cli/run.ts');
  return (await runnerImport<Program>(file, { configFile: false, logLevel: 'error' })).module;
}

/**
 * What the shop's owner types beside the running shop: `owner('customers', 'approve-professional', email)`. That the
 * program itself works there, tests/contract/cli.test.ts says.
 */
export async function cli(...words: string[]): Promise<string> {
  program ??= read();
  const { runOwner } = await program;
  const { out, error, code } = await runOwner(words, { ...process.env, DATA_DIR: process.env.JOURNEY_DATA }, 'content');
  if (code !== 0) throw new Error(error);
  return out;
}
