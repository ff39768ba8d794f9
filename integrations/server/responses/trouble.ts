import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** What the server says itself when no page can: short, in three languages, without a word about its insides. */
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

export const isForPrograms = (pathname: string): boolean => pathname.startsWith('/store-api') || pathname === '/health';

/** What programs are told besides the status. */
interface Problem {
  code: string;
  detail: string;
}

/** The owner has closed the shop, in the words of a Shopware whose sales channel is. */
export const MAINTENANCE: Problem = {
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

/** Others are of the same kind: not now. */
const textsFor = (status: number) => TEXTS[status as keyof typeof TEXTS] ?? TEXTS[503];

const STYLE =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.1rem/1.6 system-ui,sans-serif;color-scheme:light dark}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

function page(status: number): string {
  const [, german, english, french] = textsFor(status);
  return `<!doctype html><html lang="de-CH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status} · Hof &amp; Herd</title><style>${STYLE}</style><main><h1>Hof &amp; Herd</h1><p>${german}</p><p lang="en">${english}</p><p lang="fr">${french}</p><p><a href="/">Hof &amp; Herd</a></p></main></html>\n`;
}

/** The Store API's own shape of a refusal. */
function envelope(status: number, problem?: Problem): string {
  const [title] = textsFor(status);
  const { code, detail } = problem ?? { code: '0', detail: `${title}.` };
  return JSON.stringify({ errors: [{ code, status: String(status), title, detail, meta: { parameters: [] } }] });
}
