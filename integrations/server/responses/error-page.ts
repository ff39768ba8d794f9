import type { ServerResponse } from 'node:http';
import { sendRendered } from '#server/on-demand/send-rendered.ts';
import type { Site } from '#server/site.ts';
import type { SiteFile } from './file.ts';
import { withPath } from './lost.ts';
import { sendFile } from './send-file.ts';
import { answerTrouble, isForPrograms, MAINTENANCE } from './trouble.ts';

/** Says that the owner has closed the shop for a while; programs are told as a Shopware tells them. */
export async function answerClosed(response: ServerResponse, site: Site, pathname: string): Promise<void> {
  response.setHeader('retry-after', '300');
  if (isForPrograms(pathname)) return answerTrouble(response, 503, pathname, MAINTENANCE);
  await answerError(response, site, 'maintenance', pathname);
}

/** The shop's own page for it, or the plain one when there is none or it can't be read. */
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

/** The page for what nobody knows, with the path that was asked for. */
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
