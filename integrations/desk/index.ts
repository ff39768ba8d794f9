import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildDesk, DESK_BASE } from './build.ts';

/** Where the desk of `npm run dev` is built. */
const DEV_FOLDER = path.join('.cache', 'desk');

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** `/desk`, where the shop's deskFolder people work: a bundle of its own, which no page of shoppers links. */
export function deskIntegration(): AstroIntegration {
  return {
    name: 'desk',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        await mkdir(DEV_FOLDER, { recursive: true });
        const rebuild = () =>
          buildDesk(DEV_FOLDER, DEV_FOLDER).catch((error: Error) => logger.error(`The desk: ${error.message}`));
        const deskFolder = fileURLToPath(new URL('.', import.meta.url));
        let building: Promise<unknown> | undefined;
        server.watcher.on('change', (file) => {
          if (file.startsWith(deskFolder)) building = undefined;
        });
        server.middlewares.use('/desk', async (_request, _response, next) => {
          building ??= rebuild();
          await building;
          next();
        });
        server.middlewares.use(DESK_BASE, async (request, response, next) => {
          const name = path.basename(request.url ?? '');
          const body = await readFile(path.join(DEV_FOLDER, DESK_BASE, name)).catch(() => undefined);
          if (!body) return next();
          response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream').end(body);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const client = fileURLToPath(dir);
        const { script } = await buildDesk(client, path.join(client, '..'));
        logger.info(`${script}, which /desk loads`);
      },
    },
  };
}
