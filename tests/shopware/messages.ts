import { createHash } from 'node:crypto';
import type { Accounts, Mail } from './accounts.ts';
import { DEFAULT_LANGUAGE } from './catalog.ts';
import type { Searches } from './criteria.ts';
import type { Fields, Recorded } from './recording.ts';
import { type Refusals, refuseAll } from './refusal.ts';
import { type Customer, newId, now } from './sessions.ts';
import type { Call } from './shopware.ts';

interface Recipient {
  email: string;
  hash: string;
  status: 'notSet' | 'direct' | 'optIn' | 'optOut';
}

export interface MessageParts {
  accounts: Accounts;
  searches: Searches;
  recorded: Recorded;
  refusals: Refusals;
  mails: Mail[];
}

/** How long an attempt counts, in ms. */
const COUNTED_MS = 30_000;

const OPTIONS = ['direct', 'subscribe', 'confirmSubscribe', 'unsubscribe'];
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
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

  /** Counts an attempt. @throws {Refusal} 429 as it was recorded, for one too many */
  count(recordedAs: string, who: string, most: number): void {
    const since = Date.now() - COUNTED_MS;
    const attempts = [...(this.#attempts.get(who) ?? []).filter((time) => time > since), Date.now()];
    this.#attempts.set(who, attempts);
    if (attempts.length > most) throw this.#parts.refusals.like(recordedAs);
  }

  subscribe({ body, visitor }: Call): void {
    const { accounts, mails, refusals } = this.#parts;
    this.count('407', `newsletter ${visitor}`, 3);
    const { email, option, storefrontUrl } = body;
    const troubles = refusals.blanks('392', body);
    if (email && !EMAIL.test(String(email))) troubles.push(refusals.entry('391', '/email', email));
    if (option && !OPTIONS.includes(String(option))) troubles.push(refusals.entry('391', '/option', option));
    if (storefrontUrl && !accounts.isDomain(storefrontUrl))
      troubles.push(refusals.entry('391', '/storefrontUrl', storefrontUrl));
    refuseAll(troubles);
    const before = this.#recipients.find((one) => one.email === email);
    if (before && ['direct', 'optIn'].includes(before.status)) return;
    const recipient = before ?? { email: String(email), hash: newId(), status: 'notSet' };
    if (!before) this.#recipients.push(recipient as Recipient);
    recipient.status = 'notSet';
    const link = `${storefrontUrl}/newsletter-subscribe?em=${sha1(recipient.email)}&hash=${recipient.hash}`;
    mails.push({ to: recipient.email, subject: 'Newsletter', link });
  }

  confirm({ hash }: Fields): void {
    const { refusals, mails } = this.#parts;
    const recipient = this.#recipients.find((one) => one.hash === hash);
    if (!recipient) throw refusals.like('393', { falsch: String(hash) });
    if (recipient.status !== 'notSet') refuseAll([refusals.entry('395', '/status', recipient.status)]);
    recipient.status = 'optIn';
    mails.push({ to: recipient.email, subject: 'Register' });
  }

  unsubscribe({ email }: Fields): void {
    const recipient = this.#recipients.find((one) => one.email === email);
    if (!recipient) throw this.#parts.refusals.like('399', { 'niemand@example.test': String(email) });
    recipient.status = 'optOut';
  }

  /** Whether a customer gets the newsletter. */
  recipient({ email }: Customer): Fields {
    const status = this.#recipients.find((one) => one.email === email)?.status ?? 'undefined';
    return { ...this.#parts.recorded.body('254'), status };
  }

  contact({ body, visitor }: Call): Fields {
    const { refusals, mails, recorded } = this.#parts;
    this.count('407', `contact ${visitor}`, 3);
    const { email, firstName } = body;
    const isEmail = !email || EMAIL.test(String(email));
    const troubles = isEmail ? [] : [refusals.entry('403', '/email', email)];
    troubles.push(...refusals.blanks('402', body));
    if (/https?:\//.test(String(firstName))) troubles.push(refusals.entry('403', '/firstName', firstName));
    refuseAll(troubles);
    mails.push({ to: 'shop@example.test', subject: 'Kontaktanfrage erhalten - Testladen' });
    return recorded.body('400');
  }

  review({ session, body, ids: [productId = ''] }: Call): void {
    const { accounts, refusals, recorded } = this.#parts;
    const customer = accounts.require(session, false);
    const { title = '', content = '', points } = body;
    const troubles = [];
    if (String(title).length < 5) troubles.push(refusals.entry('280', '/title', title));
    if (String(content).length < 40) troubles.push(refusals.entry('280', '/content', content));
    if (Number(points) > 5) troubles.push(refusals.entry('280', '/points', points));
    refuseAll(troubles);
    const template = recorded.body<{ elements: Fields[] }>('282').elements[0];
    const own = { title, content, points, productId, id: newId(), createdAt: now(), languageId: DEFAULT_LANGUAGE };
    this.#reviews.push({ ...template, ...own, status: false, customerId: customer.id });
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
