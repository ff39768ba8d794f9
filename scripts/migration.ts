import { spawnSync } from 'node:child_process';

/** `npm run migration -- --name what-changed`: the next SQL file of both engines, from `records/schema`. Read them, commit both. */
for (const engine of ['sqlite', 'postgres']) {
  const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ENGINE: engine },
  });
  if (status !== 0) process.exit(status ?? 1);
}
