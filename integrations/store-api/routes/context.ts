import { Hono } from 'hono';
import { readContextChange } from '#store/account/context-change.ts';
import { serializeContext } from '#store/account/serialize-context.ts';
import type { StoreEnv } from '#store/request.ts';
import { callingStorefront, contextToken, readBody } from '#store/request.ts';
import { domainOf } from '#store/serializers/domain.ts';
import { changeSession } from '#store/session.ts';
import { readShopper } from '#store/shopper/require-shopper.ts';
import { changeContext, readContext } from '#store-api/contract/context.ts';
import { onCall } from './on-call.ts';

/** The session: reading it, and changing one or several of its choices. */
export function contextRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, readContext, async (c) => {
    const { store, session, locale } = c.var;
    const shopper = await readShopper(store.records.read, session);
    return c.json(serializeContext(store, session, shopper, locale));
  });

  onCall(routes, changeContext, async (c) => {
    const body = await readBody(c);
    const redirectUrl = await changeSession(c, async (tx, session) => {
      const shopper = await readShopper(tx, session);
      const change = readContextChange(c.var.store.shopConfig, shopper, body);
      const { locale } = change;
      const home = locale && locale !== session.locale ? domainOf(callingStorefront(c), locale) : null;
      return { session: { ...session, ...change }, result: home };
    });
    return c.json(contextToken(redirectUrl));
  });

  return routes;
}
