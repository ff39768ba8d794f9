import { refuse, type StoreError, type Violation, violate } from '#store/errors.ts';
import { isId, newId, newToken, tokenHash } from '#store/id.ts';
import { takeLetter } from '#store/limits/letters.ts';
import { mailConfirmNotice, mailStockIsBack, nameOfWaited } from '#store/outbox/mail-stock.ts';
import { emailKey } from '#store/records/checkout/customers.ts';
import { readStock } from '#store/records/checkout/stock.ts';
import type { Database } from '#store/records/database.ts';
import {
  confirmNotice,
  deleteNotice,
  deleteNoticesOf,
  keepNotice,
  type NoticeRow,
  readNotice,
  readNoticeByToken,
  takeNotices,
} from '#store/records/visitor/stock-notices.ts';
import type { Body, StoreContext } from '#store/request.ts';
import { CONFIRM_STOCK_NOTICE_MS } from '#store/rules/confirm-periods.ts';
import { type Fields, fieldsOf, readSite } from '#store/shopper/fields.ts';
import type { Store } from '#store/store.ts';

/** States of a notice. */
export type NoticeStatus = 'subscribed' | 'alreadySubscribed' | 'unsubscribed';

/** The result of a link: `products` are the names of its products, in the language of the request. */
export type Followed = { status: NoticeStatus; products: string[] };

/**
 * Notes that an address waits for a product; it counts once it was confirmed by mail.
 * @throws 400 violations, 404 unknown product, 429 after too many
 */
export async function subscribe(c: StoreContext, body: Body): Promise<NoticeStatus> {
  const { store, now, locale } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const email = fields.email('email');
  const productId = fields.text('productId', { required: true });
  const site = readSite(fields, store.config, c.req.url);
  if (violations.length > 0) throw violate(violations);
  await takeLetter(c, 'back-in-stock', email);
  return store.records.transaction(async (tx) => {
    const before = await readNotice(tx, productId, emailKey(email));
    if (before?.confirmedAt) return 'alreadySubscribed';
    const token = newToken();
    const key = { productId, email, emailKey: emailKey(email), tokenHash: tokenHash(token) };
    const at = { createdAt: now.toISOString(), confirmedAt: null };
    const row: NoticeRow = { id: before?.id ?? newId(), ...key, locale, site, ...at };
    if (!isId(productId) || !(await mailConfirmNotice(store, tx, row, { token, now }))) throw noProduct(productId);
    await keepNotice(tx, row);
    return 'subscribed';
  });
}

/**
 * The click in the mail; a second one changes nothing. Goods that came back before it are told of at once, which ends the
 * waiting and its link (docs/decisions/027).
 * @throws 400 without a token, 404 unknown or expired link
 */
export async function confirm(c: StoreContext, body: Body): Promise<Followed> {
  const { store, now } = c.var;
  const hash = readToken(body);
  return store.records.transaction(async (tx) => {
    const notice = await readNoticeByToken(tx, hash);
    if (!notice || isForgotten(notice, now)) throw noNotice();
    const products = await namesOf(c, tx, [notice]);
    if (notice.confirmedAt) return { status: 'alreadySubscribed', products };
    await confirmNotice(tx, notice.id, now);
    await announceStock(store, tx, [notice.productId], now);
    return { status: 'subscribed', products };
  });
}

/**
 * Unsubscribes: `hash`, from a mail, ends all notices of its address; `email` with `productId` ends one. The latter
 * answers the same for unknown addresses, so that it does not reveal subscribers.
 * @throws 400 without either, 404 unknown link
 */
export async function unsubscribe(c: StoreContext, body: Body): Promise<Followed> {
  const { store } = c.var;
  if (body.hash !== undefined) {
    const hash = readToken(body);
    return store.records.transaction(async (tx) => {
      const notice = await readNoticeByToken(tx, hash);
      if (!notice) throw noNotice();
      return { status: 'unsubscribed', products: await namesOf(c, tx, await deleteNoticesOf(tx, notice.emailKey)) };
    });
  }
  const violations: Violation[] = [];
  const { email, productId } = readPair(fieldsOf(body, '', violations));
  if (violations.length > 0) throw violate(violations);
  await store.records.transaction(async (tx) => {
    const notice = await readNotice(tx, productId, emailKey(email));
    if (notice) await deleteNotice(tx, notice.id);
  });
  return { status: 'unsubscribed', products: [] };
}

/** Names of what is waited for; what has left the range has none. */
async function namesOf(c: StoreContext, tx: Database, notices: readonly NoticeRow[]): Promise<string[]> {
  const { store, locale, now } = c.var;
  const names: string[] = [];
  for (const { productId } of notices) {
    const name = await nameOfWaited(store, tx, { productId, locale }, now);
    if (name) names.push(name);
  }
  return names;
}

const readPair = (fields: Fields) => ({
  email: fields.email('email'),
  productId: fields.text('productId', { required: true }),
});

function readToken(body: Body): string {
  const violations: Violation[] = [];
  const token = fieldsOf(body, '', violations).text('hash', { required: true });
  if (violations.length > 0) throw violate(violations);
  return tokenHash(token);
}

const isForgotten = ({ confirmedAt, createdAt }: NoticeRow, now: Date): boolean =>
  confirmedAt === null && now.getTime() - Date.parse(createdAt) > CONFIRM_STOCK_NOTICE_MS;

const noNotice = (): StoreError =>
  refuse(404, 'BACK_IN_STOCK__NOTICE_NOT_FOUND', 'The link is unknown or has expired.');

const noProduct = (productId: string): StoreError =>
  refuse(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${productId} not found`, { productId });

/**
 * Mails everybody who waits for one of these products, if it is in stock again. Code that raises a stock calls this,
 * in the same transaction. Each hears of it once, however often it is called: a notice is deleted by the mail it causes.
 */
export async function announceStock(store: Store, tx: Database, productIds: string[], now: Date): Promise<void> {
  const stock = await readStock(tx, productIds);
  const back = productIds.filter((id) => (stock.get(id) ?? 0) > 0);
  if (back.length === 0) return;
  for (const notice of await takeNotices(tx, back)) await mailStockIsBack(store, tx, notice, now);
}
