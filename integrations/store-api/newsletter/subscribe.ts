import { type Violation, violate } from '#store/errors.ts';
import { newId, newToken, tokenHash } from '#store/id.ts';
import { takeLetter } from '#store/limits/letters.ts';
import { mailNewsletter } from '#store/outbox/mail-newsletter.ts';
import { emailKey, hasVerifiedAddress, readCustomer } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import { keepRecipient, type RecipientRow, readRecipient } from '#store/records/visitor/newsletter.ts';
import type { Body, StoreContext } from '#store/request.ts';
import { type Fields, fieldsOf, readSite } from '#store/shopper/fields.ts';
import { isReader, type Status, unsubscribe } from './newsletter.ts';

/** What may be asked for; everything but `unsubscribe` subscribes. */
const OPTIONS = ['subscribe', 'direct', 'confirmSubscribe', 'unsubscribe'] as const;

/**
 * Subscribes an address. Anybody has to confirm it by mail first, whatever option is sent, or everybody could be
 * subscribed by anybody; a customer's own may be confirmed already.
 * @throws 400 violations, 429 after too many
 */
export async function subscribe(c: StoreContext, body: Body): Promise<Status> {
  const { store } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const email = fields.email('email');
  const option = readOption(fields);
  const site = readSite(fields, store.config, c.req.url);
  const about = readAbout(c, fields);
  if (violations.length > 0) throw violate(violations);
  if (option === 'unsubscribe') return unsubscribe(c, { email });
  await takeLetter(c, 'newsletter', email);
  return store.records.transaction((tx) => enlist(c, tx, { email, site, about }));
}

type Subscription = { email: string; site: string; about: ReturnType<typeof readAbout> };

async function enlist(c: StoreContext, tx: Database, { email, site, about }: Subscription): Promise<Status> {
  const { store, now, locale } = c.var;
  const before = await readRecipient(tx, emailKey(email));
  if (before && isReader(before.status)) return before.status;
  const isOwn = await ownsAddress(c, tx, email);
  const token = newToken();
  const at = now.toISOString();
  const row: RecipientRow = {
    id: before?.id ?? newId(),
    email,
    emailKey: emailKey(email),
    status: isOwn ? 'direct' : 'notSet',
    tokenHash: tokenHash(token),
    locale,
    ...about,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
    confirmedAt: isOwn ? at : null,
  };
  await keepRecipient(tx, row);
  await mailNewsletter(
    store,
    tx,
    row,
    isOwn ? { id: 'newsletterWelcome', site } : { id: 'newsletterOptIn', site, token },
  );
  return row.status;
}

function readOption(fields: Fields): (typeof OPTIONS)[number] {
  fields.text('option', { required: true });
  return fields.choice('option', OPTIONS, 'subscribe');
}

function readAbout({ var: { store } }: StoreContext, fields: Fields) {
  return {
    salutationId: fields.idAmong('salutationId', store.shopConfig.salutations, 'salutation'),
    firstName: fields.name('firstName'),
    lastName: fields.name('lastName'),
    street: fields.optional('street'),
    zipCode: fields.optional('zipCode', { max: 50 }),
    city: fields.optional('city'),
  };
}

/** Whether a customer with an account is logged in, and it is their confirmed address. */
async function ownsAddress({ var: { session } }: StoreContext, tx: Database, email: string): Promise<boolean> {
  const customer = session.customerId ? await readCustomer(tx, session.customerId) : undefined;
  return customer !== undefined && hasVerifiedAddress(customer) && customer.emailKey === emailKey(email);
}
