import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { config } from '#store/transport.ts';

export interface Author {
  name: string;
  email: string;
}

const run = promisify(execFile);

/** Git may wait for a lock, or for a network. */
const PATIENCE_MS = 60_000;

/** One commit a publication, where the folder is in a repository. @returns what went wrong, in words */
export async function commit(
  folder: string,
  entries: readonly { file: string; kind: string; id: string }[],
  { name, email }: Author,
): Promise<string | undefined> {
  const git = (...args: string[]) =>
    run('git', ['-C', folder, ...args], { timeout: PATIENCE_MS, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } });
  try {
    await git('rev-parse', '--is-inside-work-tree');
  } catch {
    return undefined; // no repository, or no git
  }
  const files = entries.map(({ file }) => file);
  const identity = ['-c', `user.name=${plain(name)}`, '-c', `user.email=${plain(email)}`];
  const message = `Content: ${entries.map(({ kind, id }) => `${kind} ${id}`).join(', ')}`;
  try {
    await git('add', '--all', '--', ...files);
    await git(...identity, 'commit', '--quiet', '--no-verify', '-m', message, '--', ...files);
    const { CONTENT_PUSH: target } = config;
    if (target) await git('push', '--quiet', ...target.split(/\s+/));
    return undefined;
  } catch (error) {
    const what = `What was published is not in the repository as it should be: ${(error as Error).message.trim()}`;
    console.error(JSON.stringify({ level: 'error', at: 'content', what }));
    return what;
  }
}

/** Nothing that ends a line or an author in git's words. */
const plain = (text: string): string => text.replace(/[\s<>\p{C}]+/gu, ' ').trim() || 'desk';
