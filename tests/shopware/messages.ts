import { createHash } from 'node:crypto';
import type { Accounts, Mail, Settings } from './accounts.ts';
import { type Catalog, DEFAULT_LANGUAGE } from './catalog.ts';
import type { Searches } from './criteria.ts';
import type { Fields, Recorded } from './recording.ts';
import { type Refusals, refusal } from './refusal.ts';
import { type Customer, newId, now } from './sessions.ts';
import type { Call } from './shopware.ts';
import {
  atLeast,
  atLeastLong,
  atMost,
  choice,
  email,
  entityExists,
  entityNotExists,
  equalTo,
  isBlank,
  noAddressOfPage,
  notBlank,
  refuseAll,
  tooLongToKeep,
  violations,
} from './violations.ts';

interface Recipient {
  email: string;
  hash: string;
  status: 'notSet' | 'direct' | 'optIn' | 'optOut';
  /** Whether the link of a mail was followed. */
  isConfirmed: boolean;
}

export interface MessageParts {
  accounts: Accounts;
  catalog: Catalog;
  settings: Settings;
  searches: Searches;
  recorded: Recorded;
  refusals: Refusals;
  mails: Mail[];
}

/** How long an attempt counts, in ms. */
const COUNTED_MS = 30_000;

const OPTIONS = ['direct', 'subscribe', 'confirmSubscribe', 'unsubscribe'];
const RECIPIENT_FIELDS = ['email', 'title', 'firstName', 'lastName', 'zipCode', 'city', 'street'];

const seconds = COUNTED_MS / 1000;
const throttledNewsletter = () =>
  refusal(429, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED', `Too many requests, try again in ${seconds} seconds.`, {
    seconds,
  });

const welcome = ({ email: to }: Recipient): Mail => ({ to, subject: 'Register' });
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** What visitors write: newsletter, contact form, reviews. */
export class Messages {
  readonly #parts: MessageParts;
  readonly #recipients: Recipient[] = [];
  readonly #reviews: (Fields & { customerId: string; productId: string; status: boolean })[] = [];
  readonly #attempts = new Map<string, number[]>();

  constructor(parts: MessageParts) {
    this.#parts = parts;
  }

  /** Counts an attempt. @throws {Refusal} 429 as `throttled` makes it, for one too many */
  count(who: string, most: number, throttled = () => this.#parts.refusals.like('407')): void {
    if (!this.#parts.settings.hasLimits) return;
    const since = Date.now() - COUNTED_MS;
    const attempts = [...(this.#attempts.get(who) ?? []).filter((time) => time > since), Date.now()];
    this.#attempts.set(who, attempts);
    if (attempts.length > most) throw throttled();
  }

  /** An attempt that has succeeded ends the count. */
  forget(who: string): void {
    this.#attempts.delete(who);
  }

  subscribe({ body, visitor, session }: Call): void {
    const { accounts, mails } = this.#parts;
    const text = (name: string) => (isBlank(body[name]) ? [] : [noAddressOfPage]);
    refuseAll(
      violations(body, {
        ...{ email: [notBlank(), email()], option: [notBlank(), choice(OPTIONS)] },
        ...{ firstName: text('firstName'), lastName: text('lastName') },
        storefrontUrl: [notBlank(), choice(accounts.domains())],
      }),
    );
    this.count(`newsletter ${visitor}`, 3, throttledNewsletter);
    const kept = Object.fromEntries(RECIPIENT_FIELDS.map((name) => [name, body[name]]));
    refuseAll(tooLongToKeep(kept, {}, '/0'));
    const before = this.#recipients.find((one) => one.email === body.email);
    if (before?.isConfirmed && before.status !== 'optOut') return;
    // who is logged in is believed to own the address
    const isAsked = session.customerId === null;
    const given: Recipient['status'] = isAsked ? 'notSet' : 'direct';
    const status = body.option === 'confirmSubscribe' ? 'optIn' : body.option === 'unsubscribe' ? 'optOut' : given;
    const recipient = before ?? { email: String(body.email), hash: '', status, isConfirmed: false };
    if (!before) this.#recipients.push(recipient);
    Object.assign(recipient, { status, hash: newId() }); // the link of an earlier mail is void
    const link = `${body.storefrontUrl}/newsletter-subscribe?em=${sha1(recipient.email)}&hash=${recipient.hash}`;
    mails.push(isAsked ? { to: recipient.email, subject: 'Newsletter', link } : welcome(recipient));
  }

  confirm({ hash, em }: Fields): void {
    const { refusals, mails } = this.#parts;
    const recipient = this.#recipients.find((one) => one.hash === hash);
    if (!recipient) throw refusals.like('393', { falsch: String(hash) });
    const { status } = recipient;
    refuseAll(violations({ status, em }, { status: [equalTo('notSet')], em: [equalTo(sha1(recipient.email))] }));
    Object.assign(recipient, { status: 'optIn', isConfirmed: true });
    mails.push(welcome(recipient));
  }

  unsubscribe({ email: given }: Fields): void {
    const { refusals } = this.#parts;
    if (isBlank(given) || typeof given !== 'string')
      throw refusal(400, 'CONTENT__MISSING_EMAIL_PARAMETER', 'The email parameter is missing.');
    const recipient = this.#recipients.find((one) => one.email === given);
    if (!recipient) throw refusals.like('399', { 'niemand@example.test': given });
    recipient.status = 'optOut';
  }

  /** Whether a customer gets the newsletter. */
  recipient({ email }: Customer): Fields {
    const status = this.#recipients.find((one) => one.email === email)?.status ?? 'undefined';
    return { ...this.#parts.recorded.body('254'), status };
  }

  contact({ body, visitor }: Call): Fields {
    const { catalog, refusals, mails, recorded } = this.#parts;
    const salutations = catalog.elements('salutation', DEFAULT_LANGUAGE);
    const name = [notBlank(), noAddressOfPage];
    refuseAll(
      violations(body, {
        salutationId: [
          notBlank(),
          entityExists(refusals, 'salutation', (id) => salutations.some((one) => one.id === id)),
        ],
        ...{ email: [notBlank(), email()], subject: [notBlank()], comment: [notBlank()] },
        ...{ firstName: name, lastName: name, phone: [notBlank()] },
      }),
    );
    this.count(`contact ${visitor}`, 3);
    mails.push({ to: 'shop@example.test', subject: 'Kontaktanfrage erhalten - Testladen' });
    return recorded.body('400');
  }

  /** One of each product by each customer, which its own id lets them write anew. */
  review({ session, language, body, ids: [productId = ''] }: Call): void {
    const { accounts, refusals, recorded } = this.#parts;
    const customer = accounts.require(session, false);
    const own = this.#reviews.filter(({ customerId }) => customerId === customer.id);
    const before = own.find(({ id }) => id === body.id);
    const { title, content, points = null } = body;
    refuseAll(
      violations(
        { name: customer.firstName, ...body },
        {
          ...{ name: [notBlank()], title: [notBlank(), atLeastLong(5)], content: [notBlank(), atLeastLong(40)] },
          points: [atLeast(1), atMost(5)],
          ...(body.id
            ? { id: [entityExists(refusals, 'product_review', () => before !== undefined)] }
            : {
                customerId: [
                  entityNotExists(
                    'product_review',
                    own.some((one) => one.productId === productId),
                  ),
                ],
              }),
        },
      ),
    );
    refuseAll(tooLongToKeep({ title }, {}, '/0'));
    if (before) {
      Object.assign(before, { title, content, points, productId, status: false });
      return;
    }
    const template = recorded.body<{ elements: Fields[] }>('282').elements[0];
    const written = { title, content, points, productId, id: newId(), createdAt: now(), languageId: language };
    this.#reviews.push({ ...template, ...written, status: false, customerId: customer.id });
  }

  /** Approved ones, and those that the customer wrote. */
  reviews({ session, body, ids: [productId = ''] }: Call): Fields {
    const shown = this.#reviews.filter(
      (one) =>
        one.productId === productId && (one.status || (session.customerId && one.customerId === session.customerId)),
    );
    const sent = shown.map(({ customerId: _, ...review }) => review);
    const result = { ...this.#parts.searches.result('product_review', sent, body), total: sent.length };
    const { aggregations } = this.#parts.recorded.body('283');
    return body.aggregations ? { ...result, aggregations } : result;
  }
}
