import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasDeskUsers } from '#store/records/desk/users.ts';
import type { Store } from '#store/store.ts';
import { DESK_FILES, type DeskFiles } from './files.ts';

/** No script and no style but our own files; the frame is the page builder's preview. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page that every address of the desk has; as unknown as any other address while nobody is invited. */
export async function deskShell({ records }: Store): Promise<Response> {
  if (!(await hasDeskUsers(records.read))) return new Response(null, { status: 404 });
  const { script, styles } = filesOfDesk();
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>Hof &amp; Herd</title>${links}<script type="module" src="${script}"></script></head><body><div id="desk"></div></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}

/** As the build of this release has named them; in development those of the last build of the desk. */
export const filesOfDesk = (): DeskFiles => {
  const folder = process.env.RELEASE_DIR ?? join('.cache', 'desk');
  return JSON.parse(readFileSync(join(folder, DESK_FILES), 'utf8'));
};
