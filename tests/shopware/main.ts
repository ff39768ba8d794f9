import { serveFetch } from '#tests/support/serve-fetch.ts';
import { CONFIRMED, ORIGINS, PORTS } from './address.ts';
import { createShopware } from './shopware.ts';

/*
 * The Shopware of these tests at an address of its own. Beside the Store API it tells what its mail server would know
 * (`GET /control/mails`). All visitors come from one place, so nobody counts their attempts.
 */
const { fetch, mails, settings } = createShopware(ORIGINS);
Object.assign(settings, { doubleOptIn: CONFIRMED, hasLimits: false });

const { close } = await serveFetch(
  (request) => (new URL(request.url).pathname === '/control/mails' ? Response.json(mails) : fetch(request)),
  PORTS.shopware,
);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
