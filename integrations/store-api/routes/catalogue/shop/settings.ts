import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { hasToConfirm } from '#store/account/has-to-confirm.ts';
import { languageId } from '#store/language.ts';
import type { StoreEnv } from '#store/request.ts';
import { onCall } from '#store/routes/on-call.ts';
import { serializeCookieGroups } from '#store/serializers/cookie-groups.ts';
import { serializeShopSettings } from '#store/serializers/shop-settings.ts';
import { readCookieGroups, readGuaranteeNotice, readShopSettings } from '#store-api/contract/shop.ts';

/** How the shop is set up, for clients that ask instead of knowing. */
export function settingsRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, readShopSettings, (c) => {
    const { shopConfig, config } = c.var.store;
    const doubleOptInRegistration = hasToConfirm(config, { isGuest: false });
    const doubleOptInGuestOrder = hasToConfirm(config, { isGuest: true });
    return c.json(serializeShopSettings(shopConfig, { doubleOptInRegistration, doubleOptInGuestOrder }));
  });

  // the hash tells a client when to ask for consent again
  onCall(routes, readCookieGroups, (c) => {
    const elements = serializeCookieGroups(c.var.locale);
    const hash = createHash('md5').update(JSON.stringify(elements)).digest('hex');
    return c.json({ elements, hash, languageId: languageId(c.var.locale), apiAlias: 'cookie_groups_hash' });
  });

  // the notice of the EU is a picture of its own; this shop links to its explanation and shows its own guarantees
  onCall(routes, readGuaranteeNotice, (c) => {
    const link = `${YOUR_EUROPE}/index_${c.var.locale.slice(0, 2)}.htm`;
    return c.json({ svg: null, link, apiAlias: 'legal_guarantee_notice' });
  });

  return routes;
}

const YOUR_EUROPE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns';
