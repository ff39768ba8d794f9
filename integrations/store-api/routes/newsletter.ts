import { Hono } from 'hono';
import { requestAppointment } from '#store/appointment/appointment.ts';
import { offerCaptcha } from '#store/captcha/captcha.ts';
import { sendContactForm } from '#store/contact/read-form.ts';
import { confirm, statusOfCustomer, unsubscribe } from '#store/newsletter/newsletter.ts';
import { subscribe } from '#store/newsletter/subscribe.ts';
import type { StoreEnv } from '#store/request.ts';
import { readBody, success } from '#store/request.ts';
import { requestAppointment as requestAppointmentCall } from '#store-api/contract/appointment.ts';
import { readCaptcha } from '#store-api/contract/captcha.ts';
import { sendContactForm as sendContactFormCall } from '#store-api/contract/contact.ts';
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

/** Writing to customer service, asking a partner for a visit, and what keeps robots from both. */
export function contactRoutes() {
  const routes = new Hono<StoreEnv>();
  onCall(routes, sendContactFormCall, async (c) => {
    await sendContactForm(c);
    // empty: the shop has words of its own for it
    return c.json({ individualSuccessMessage: '', apiAlias: 'contact_form_result' });
  });
  onCall(routes, requestAppointmentCall, async (c) => {
    const calendar = await requestAppointment(c, await readBody(c));
    return c.json({ ...success, calendar });
  });
  onCall(routes, readCaptcha, async (c) => c.json(await offerCaptcha(c)));
  return routes;
}
