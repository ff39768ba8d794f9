import { Hono } from 'hono';
import { requestAppointment } from '#store/appointment/appointment.ts';
import { offerCaptcha } from '#store/captcha/captcha.ts';
import { sendContactForm } from '#store/contact/contact-form.ts';
import type { StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request-body.ts';
import { success } from '#store/response-shapes.ts';
import { requestAppointment as requestAppointmentCall } from '#store-api/contract/appointment.ts';
import { readCaptcha } from '#store-api/contract/captcha.ts';
import { sendContactForm as sendContactFormCall } from '#store-api/contract/contact.ts';
import { onCall } from './on-call.ts';

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
