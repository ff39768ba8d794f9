import { serveFetch } from '#tests/support/serve-fetch.ts';
import type { Settings } from './accounts.ts';
import { ORIGINS, PORTS } from './address.ts';
import { createShopware } from './shopware.ts';

/*
 * The Shopware of these tests at an address of its own. Beside the Store API it tells what its mail server would know
 * (`GET /control/mails`), and is told what its owner would set (`POST /control/settings`).
 */
const shopware = createShopware(ORIGINS);

async function control(request: Request, path: string): Promise<Response> {
  if (path === '/control/mails') return Response.json(shopware.mails);
  if (path !== '/control/settings') return new Response(null, { status: 404 });
  Object.assign(shopware.settings, (await request.json()) as Settings);
  return Response.json(shopware.settings);
}

const { close } = await serveFetch((request) => {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/control/') ? control(request, pathname) : shopware.fetch(request);
}, PORTS.shopware);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
