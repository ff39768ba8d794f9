import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the shop's owner types beside the running shop: `owner('customers', 'approve-professional', email)`. */
export async function owner(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.JOURNEY_DATA };
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'store', ...words], { env });
  return stdout;
}
