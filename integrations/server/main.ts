import { type Config, readConfig } from '#config.schema.ts';
import { typedHost } from '#values/host.ts';
import { makeLog } from './request-log.ts';
import { serve } from './serve.ts';
import { shutDownOnSignal } from './shut-down.ts';

/** `node integrations/server/main.ts`: the shop as configured (house §11), from `dist` or `DIST_DIR`. */
const config = configuration();
const log = makeLog(config.LOG_LEVEL);

try {
  const dist = process.env.DIST_DIR ?? 'dist';
  const { HOST: host, PORT, SITE_URL: siteUrl, HOOK_SECRET: hookSecret } = config;
  const now = () => new Date(config.SHOP_CLOCK ?? Date.now());
  const { server, port } = await serve({ host, port: PORT, siteUrl, hookSecret, dist, log, now });
  shutDownOnSignal(server, log);
  await openStore(`http://${typedHost(config.HOST)}:${port}`);
  console.log(`Hof & Herd is open: http://${typedHost(config.HOST)}:${port}`);
} catch (trouble) {
  console.error(sentenceFor(trouble as NodeJS.ErrnoException));
  process.exit(1);
}

/** A mistake in the environment ends the start with its sentence alone. */
function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (trouble) {
    console.error((trouble as Error).message);
    process.exit(1);
  }
}

/** The first question opens the database and takes over the catalogue; the first shopper should not wait for that. */
async function openStore(address: string): Promise<void> {
  const answer = await fetch(`${address}/health`).catch(() => undefined);
  if (answer && !answer.ok) log('warn', { health: await answer.text() });
}

function sentenceFor(trouble: NodeJS.ErrnoException): string {
  if (trouble.code === 'EADDRINUSE')
    return `${trouble.message}: another program listens there. Set PORT to another number.`;
  if (trouble.code === 'EACCES')
    return `${trouble.message}: ports below 1024 need more rights. Set PORT to another number.`;
  return process.env.LOG_LEVEL === 'debug' ? String(trouble.stack) : trouble.message;
}
