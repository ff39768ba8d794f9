import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Makes a release's pictures and compressed files in a process of its own, which shoppers never wait for; it ends with this one. */
export function startFinishing(release: string): ChildProcess {
  const child = fork('scripts/run.mjs', ['finish', release], {
    execArgv: ['--import', new URL('./end-with-parent.ts', import.meta.url).href],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Resolves when everything is made. @throws when something could not be. */
export async function finishInBackground(release: string): Promise<void> {
  const child = startFinishing(release);
  const code = await new Promise((ended) => child.once('exit', ended));
  if (code !== 0) throw new Error('Pictures or compressed files could not be made; the reason stands above.');
}
