// A shop that does what its parent process says of content, by the functions that the desk calls.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseApp } from '#server/app.ts';
import { releaseFolder } from '#server/release/releases.ts';

await import('#server/main.ts');

const release = releaseFolder(process.env.DIST_DIR ?? 'dist', process.env.RELEASE ?? '');
const app: Required<ReleaseApp> = await import(pathToFileURL(path.resolve(release, 'server/app.mjs')).href);

const ORDERS: Record<string, (...args: never[]) => Promise<unknown>> = {
  isReady: async () => true,
  publish: async (...args: Parameters<typeof app.publish>) => settled(await app.publish(...args)),
  goBack: async (...args: Parameters<typeof app.goBack>) => settled(await app.goBack(...args)),
  previewBlock: app.previewBlock,
  previewPage: async (...args: Parameters<typeof app.previewPage>) => {
    const response = await app.previewPage(...args);
    return { status: response.status, headers: [...response.headers], text: await response.text() };
  },
};

const settled = async (publication: Awaited<ReturnType<typeof app.publish>>) =>
  publication.state === 'published' ? { ...publication, committed: await publication.committed } : publication;

process.on('message', (message: { number: number; order: string; args: never[] }) => {
  const { number, order, args } = message;
  ORDERS[order]?.(...args).then(
    (result) => process.send?.({ number, result }),
    (error: Error) => process.send?.({ number, error: error.stack }),
  );
});
