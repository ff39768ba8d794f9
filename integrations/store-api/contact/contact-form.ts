import { requireCaptcha } from '#store/captcha/captcha.ts';
import { type Violation, violate } from '#store/errors.ts';
import { takeLetter } from '#store/limits/letters.ts';
import { type ContactMessage, mailContact } from '#store/outbox/mail-contact.ts';
import type { StoreContext } from '#store/request.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { readForm } from './read-form.ts';

/** Longest message, in characters. */
const MAX_COMMENT = 10_000;

const MAX_PHONE = 40;

/**
 * Sends what somebody wrote to customer service, with the files, and a copy to the sender.
 * @throws 403 without a solved captcha, 400 violations or a file of another kind, 413 too large, 429 after too many
 */
export async function sendContactForm(c: StoreContext): Promise<void> {
  const { body, files } = await readForm(c);
  const { store } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const message: ContactMessage = {
    email: fields.email('email'),
    subject: fields.text('subject', { required: true }),
    comment: fields.text('comment', { required: true, max: MAX_COMMENT }),
    salutationId: fields.idAmong('salutationId', store.shopConfig.salutations, 'salutation'),
    firstName: fields.name('firstName') ?? '',
    lastName: fields.name('lastName') ?? '',
    phone: fields.text('phone', { max: MAX_PHONE, long: 'VIOLATION::PHONE_NUMBER_IS_TOO_LONG' }),
    street: fields.text('street'),
    streetNumber: fields.text('streetNumber', { max: 20 }),
    zip: fields.text('zip', { max: 50 }),
    location: fields.text('location'),
    countryId: fields.idAmong('countryId', store.shopConfig.countries, 'country'),
  };
  if (violations.length > 0) throw violate(violations);
  await requireCaptcha(c, body.captcha);
  await takeLetter(c, 'contact', message.email);
  await store.records.transaction((tx) =>
    mailContact(store, tx, { message, files, locale: c.var.locale, now: c.var.now }),
  );
}
