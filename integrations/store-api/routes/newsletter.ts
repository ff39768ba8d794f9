import { Hono } from 'hono';
import { confirm, statusOfCustomer, unsubscribe } from '#store/newsletter/newsletter.ts';
import { subscribe } from '#store/newsletter/subscribe.ts';
import type { StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request-body.ts';
import { success } from '#store/response-shapes.ts';
import {
  confirmNewsletter,
  readNewsletterStatus,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '#store-api/contract/newsletter.ts';
import { onCall } from './on-call.ts';

/** The newsletter: subscribing with a confirmation by mail, ending, asking how one stands. */
export function newsletterRoutes() {
  const routes = new Hono<StoreEnv>();
  onCall(routes, subscribeNewsletter, async (c) =>
    c.json({ ...success, status: await subscribe(c, await readBody(c)) }),
  );
  onCall(routes, confirmNewsletter, async (c) => {
    await confirm(c, await readBody(c));
    return c.json(success);
  });
  onCall(routes, unsubscribeNewsletter, async (c) => {
    await unsubscribe(c, await readBody(c));
    return c.json(success);
  });
  onCall(routes, readNewsletterStatus, async (c) =>
    c.json({ status: await statusOfCustomer(c), apiAlias: 'account_newsletter_recipient' }),
  );
  return routes;
}
