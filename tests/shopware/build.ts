import { buildAside } from '#scripts/build-if-changed.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { DIST, ORIGINS, PORTS, REMOTE } from './address.ts';
import { createShopware } from './shopware.ts';

/** Builds the storefront from the Shopware of these tests, unless its last build was made of the same. */
const { close } = await serveFetch(createShopware(ORIGINS).fetch, PORTS.shopware);
try {
  Object.assign(process.env, REMOTE);
  await buildAside({ dist: DIST, env: {} });
} finally {
  await close();
}
