import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { escaped } from '#values/text.ts';

/** Where the page stands in development; production does not know it. */
const OUTBOX_PATH = '/__outbox';

/** Files of the outbox, and nothing that leads out of it. */
const MAIL = /^[\w-]+\.eml$/;

/** Lists the mails of the outbox and shows each as text and HTML: a middleware of `astro dev` alone. */
export const outboxPage =
  (dataDir: string) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [path = '', file] = (request.url ?? '').split('?')[0]?.split(/(?<=^\/__outbox)\//) ?? [];
    if (path.replace(/\/$/, '') !== OUTBOX_PATH) return next();
    const folder = join(dataDir, 'outbox');
    const page = file ? await mail(folder, file) : await list(folder);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(page ?? html('404', '<p>No such mail.</p>'));
  };

async function list(folder: string): Promise<string> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => MAIL.test(file));
  const mails = await Promise.all(files.map(async (file) => ({ file, ...(await read(folder, file)) })));
  const rows = mails
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .map(({ file, date, to, subject }) =>
      row([
        `<a href="${OUTBOX_PATH}/${file}">${escaped(subject ?? file)}</a>`,
        escaped(addresses(to)),
        escaped(date ?? ''),
      ]),
    );
  return html('Outbox', rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>No mail yet.</p>');
}

/** The mail's HTML runs in a frame without scripts and without the shop's origin. */
async function mail(folder: string, file: string): Promise<string | undefined> {
  if (!MAIL.test(file)) return undefined;
  const email = await read(folder, file).catch(() => undefined);
  if (!email) return undefined;
  const { subject, to, from, date, text = '', html: htmlBody = '' } = email;
  const head = [
    row(['From', escaped(addresses(from && [from]))]),
    row(['To', escaped(addresses(to))]),
    row(['Date', escaped(date ?? '')]),
  ];
  return html(
    subject ?? file,
    `<p><a href="${OUTBOX_PATH}">Outbox</a></p><table>${head.join('')}</table>
<iframe sandbox title="HTML" srcdoc="${escaped(htmlBody)}"></iframe><pre>${escaped(text)}</pre>`,
  );
}

async function read(folder: string, file: string) {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(await readFile(join(folder, file)));
}

const addresses = (list: { name?: string; address?: string }[] = []): string =>
  list.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const html = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
td{padding:.25rem 1rem .25rem 0;vertical-align:top}iframe{width:100%;height:50rem;border:1px solid;background:#fff}pre{white-space:pre-wrap}</style></head>
<body><h1>${escaped(title)}</h1>${body}</body></html>
`;
