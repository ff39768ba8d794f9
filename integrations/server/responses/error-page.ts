import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sendRendered } from '#server/on-demand/send-rendered.ts';
import type { Site } from '#server/site.ts';
import { escaped } from '#values/text.ts';
import type { SiteFile } from './file.ts';
import { sendFile } from './file.ts';

/** The response during maintenance; for API clients as a Shopware gives it. */
export async function answerClosed(response: ServerResponse, site: Site, pathname: string): Promise<void> {
  response.setHeader('retry-after', '300');
  if (isForPrograms(pathname)) return answerTrouble(response, 503, pathname, MAINTENANCE);
  await answerError(response, site, 'maintenance', pathname);
}

/** The error page of the shop, or a plain one when there is none or it can't be read. */
export async function answerError(
  response: ServerResponse,
  site: Site,
  what: number | 'maintenance',
  pathname: string,
) {
  const status = what === 'maintenance' ? 503 : what;
  const page = pathname.startsWith('/store-api') ? undefined : site.errorPage(what, pathname);
  if (!page || response.headersSent) return answerTrouble(response, status, pathname);
  if (what === 503) response.setHeader('retry-after', '10');
  const sent =
    status === 404 ? sendLost(response, site, page, pathname) : sendFile(response.req, response, site, page, status);
  await sent.catch(() => answerTrouble(response, status, pathname));
}

/** The 404 page, with the requested path. */
async function sendLost(response: ServerResponse, site: Site, page: SiteFile, pathname: string): Promise<void> {
  const { bytes } = await site.bodies.body(page, 'identity');
  const html = withPath(bytes.toString(), pathname);
  if (html === null) return sendFile(response.req, response, site, page, 404);
  const headers = {
    'content-type': page.type,
    'cache-control': 'no-store',
    ...(page.policy && { 'content-security-policy': page.policy }),
  };
  await sendRendered(response.req, response, { status: 404, headers, body: Buffer.from(html) }, '');
}

/** The message of the 404 page; its mark is removed once the path follows it (`ErrorPage.astro`). */
const MESSAGE = /<p([^>]*?) data-lost(?:="")?([^>]*)>([^<]*)<\/p>/;

/** The page with the requested path, which is shown without a script too; null where the page shows none. */
export function withPath(html: string, pathname: string): string | null {
  if (!MESSAGE.test(html)) return null;
  return html.replace(
    MESSAGE,
    (_, before: string, after: string, words: string) =>
      `<p${before}${after}>${words.trimEnd()} ${escaped(pathname)}</p>`,
  );
}

/** The fallback when no page can be sent: short, in the languages of the shop, without internals. */
export function answerTrouble(response: ServerResponse, status: number, pathname = '/', problem?: Problem): void {
  if (response.headersSent) return void response.destroy();
  const forPrograms = isForPrograms(pathname);
  const body = forPrograms ? envelope(status, problem) : page(status);
  response.setHeader('content-type', forPrograms ? 'application/json' : 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', POLICY);
  if (status === 503 && !response.hasHeader('retry-after')) response.setHeader('retry-after', '10');
  if (status === 413) response.setHeader('connection', 'close');
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
}

const isForPrograms = (pathname: string): boolean => pathname.startsWith('/store-api') || pathname === '/health';

/** The error for API clients, besides the status. */
interface Problem {
  code: string;
  detail: string;
}

/** The error of a Shopware whose sales channel is in maintenance. */
const MAINTENANCE: Problem = {
  code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
  detail: 'The sales channel is in maintenance mode.',
};

const TEXTS = {
  400: ['Bad Request', 'Diese Adresse gibt es nicht.', 'This address does not exist.', 'Cette adresse n’existe pas.'],
  404: ['Not Found', 'Diese Seite gibt es nicht.', 'This page does not exist.', 'Cette page n’existe pas.'],
  405: ['Method Not Allowed', 'Das geht hier nicht.', 'That is not possible here.', 'Cela n’est pas possible ici.'],
  413: ['Content Too Large', 'Das ist zu gross.', 'That is too large.', 'C’est trop grand.'],
  500: [
    'Internal Server Error',
    'Da ist uns etwas misslungen. Bitte versuchen Sie es noch einmal.',
    'Something went wrong on our side. Please try again.',
    'Une erreur s’est produite chez nous. Veuillez réessayer.',
  ],
  503: [
    'Service Unavailable',
    'Der Laden öffnet gleich. Bitte laden Sie die Seite in ein paar Sekunden neu.',
    'The shop opens in a moment. Please reload the page in a few seconds.',
    'La boutique ouvre dans un instant. Veuillez recharger la page dans quelques secondes.',
  ],
} as const;

/** Other statuses get the text of 503. */
const textsFor = (status: number) => TEXTS[status as keyof typeof TEXTS] ?? TEXTS[503];

const STYLE =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.1rem/1.6 system-ui,sans-serif;color-scheme:light dark}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

function page(status: number): string {
  const [, german, english, french] = textsFor(status);
  return `<!doctype html><html lang="de-CH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status} · Hof &amp; Herd</title><style>${STYLE}</style><main><h1>Hof &amp; Herd</h1><p>${german}</p><p lang="en">${english}</p><p lang="fr">${french}</p><p><a href="/">Hof &amp; Herd</a></p></main></html>\n`;
}

/** An error in the format of the Store API. */
function envelope(status: number, problem?: Problem): string {
  const [title] = textsFor(status);
  const { code, detail } = problem ?? { code: '0', detail: `${title}.` };
  return JSON.stringify({ errors: [{ code, status: String(status), title, detail, meta: { parameters: [] } }] });
}
