import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '#store/id.ts';
import { releaseHeld } from '#store/order/release-held.ts';
import { settlePayment } from '#store/payment/settle.ts';
import { setStock } from '#store/records/checkout/stock.ts';
import { countAttempt } from '#store/records/visitor/attempts.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aCustomer, aGuest, aShopper, PASSWORD, paymentId, productId, type Shopper } from '#tests/support/shopper.ts';

/* Anybody may register with anybody's address: until a link that was mailed there is used, an account is like a guest. */

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ LIMITS: '' });
});
afterAll(() => store.close());

const CLOSEOUT = '10-102-CR';
const COMMENT = { customerComment: 'Zahlen Sie hier: https://evil.example/' };
let count = 0;
const anEmail = () => `unconfirmed-${++count}@example.com`;

const linkTo = async (email: string) => {
  const { searchParams } = linkIn((await store.mailsTo(email)).at(-1), '/registration/confirm');
  return { em: searchParams.get('em'), hash: searchParams.get('hash') };
};
const confirm = async (email: string, shopper: Shopper = aShopper(store)) =>
  shopper.requestStore('POST', '/account/register-confirm', await linkTo(email));
const order = async (shopper: Shopper, article = '41-201', headers = {}) => {
  await shopper.put(article);
  return shopper.requestStore('POST', '/checkout/order', COMMENT, headers);
};
const asksForPassword = (email: string, visitor: string) =>
  aShopper(store).requestStore(
    'POST',
    '/account/recovery-password',
    { email, storefrontUrl: 'http://localhost' },
    { visitor },
  );
const account = (email: string) => aGuest({ guest: false, email, password: PASSWORD });
const RECOVERY = 'Neues Passwort für Ihr Konto';
const mailCount = async (email: string, subject: string) =>
  (await store.mailsTo(email)).filter((mail) => mail.subject === subject).length;
const lastTo = async (email: string) => (await store.mailsTo(email)).at(-1)?.text ?? '';
const changeEmail = (shopper: Shopper, email: string) =>
  shopper.requestStore('POST', '/account/change-email', { email, emailConfirmation: email, password: PASSWORD });

describe('an account whose address nobody has confirmed', () => {
  it('quotes nothing of its own in the mail of an order, and all of it after the click in the first mail', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const link = await linkTo(email);
    expect((await order(shopper)).body.customerComment).toBe(COMMENT.customerComment);
    expect(await lastTo(email)).not.toContain('evil.example');
    expect((await shopper.requestStore('POST', '/account/register-confirm', link)).status).toBe(200);
    expect((await order(shopper)).status).toBe(200);
    expect(await lastTo(email)).toContain('evil.example');
  });

  it('logs in all the same, and the link works once', async () => {
    const email = anEmail();
    await aCustomer(store, email);
    const login = await aShopper(store).requestStore('POST', '/account/login', { username: email, password: PASSWORD });
    expect(login.status).toBe(200);
    const link = await linkTo(email);
    const use = () => aShopper(store).requestStore('POST', '/account/register-confirm', link);
    expect([(await use()).status, (await use()).status]).toEqual([200, 412]);
  });

  it('orders three times, then after pauses, as guests do; a confirmed one as often as it likes', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const from = { visitor: 'relay' };
    for (let at = 0; at < 3; at += 1) expect((await order(shopper, '41-201', from)).status).toBe(200);
    expect((await order(shopper, '41-201', from)).status).toBe(429);
    await aShopper(store).requestStore('POST', '/account/recovery-password', {
      email,
      storefrontUrl: 'http://localhost',
    });
    const hash = linkIn((await store.mailsTo(email)).at(-1), '/account/recover/password').searchParams.get('hash');
    const credentials = { hash, newPassword: PASSWORD, newPasswordConfirm: PASSWORD };
    expect((await aShopper(store).requestStore('POST', '/account/recovery-password-confirm', credentials)).status).toBe(
      200,
    );
    const again = aShopper(store);
    await again.requestStore('POST', '/account/login', { username: email, password: PASSWORD });
    for (let times = 0; times < 4; times += 1) expect((await order(again, '41-201', from)).status).toBe(200);
    expect(await lastTo(email)).toContain('evil.example');
  });

  it('has twenty orders mailed from everywhere together', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const key = tokenHash(['order-address', email, 'anywhere'].join('\n'));
    const row = { key, count: 20, lastAt: store.store.clock().toISOString() };
    await store.store.records.transaction((tx) => countAttempt(tx, undefined, row));
    expect((await order(shopper)).status).toBe(429);
  });

  it('has its password changed whenever it likes, and is told so a few times an hour', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    for (let times = 0; times < 6; times += 1)
      await aShopper(store).requestStore('POST', '/account/register', account(email));
    const again = { password: PASSWORD, newPassword: PASSWORD, newPasswordConfirm: PASSWORD };
    for (let times = 0; times < 7; times += 1)
      expect((await shopper.requestStore('POST', '/account/change-password', again)).status).toBe(200);
    expect(await mailCount(email, 'Ihr Passwort ist geändert')).toBe(5);
  });

  it('is told of a new password a few times an hour, wherever it is asked for, and nobody learns which', async () => {
    const [email, confirmedEmail] = [anEmail(), anEmail()];
    await aCustomer(store, email);
    await confirm(confirmedEmail, await aCustomer(store, confirmedEmail));
    for (const to of [email, confirmedEmail, anEmail()])
      for (let times = 0; times < 7; times += 1) expect((await asksForPassword(to, `asker ${times}`)).status).toBe(200);
    expect(await mailCount(email, RECOVERY)).toBe(5);
    expect(await mailCount(confirmedEmail, RECOVERY)).toBe(5);
  });

  it('shares these mails with its other spellings, and a known one with nobody', async () => {
    const confirmedEmail = anEmail();
    await confirm(confirmedEmail, await aCustomer(store, confirmedEmail));
    const spelt = [1, 2].map((count) => confirmedEmail.replace('@', `+${count}@`));
    for (const to of spelt) await aCustomer(store, to);
    for (const to of spelt) for (let times = 0; times < 4; times += 1) await asksForPassword(to, `speller ${times}`);
    expect(await Promise.all(spelt.map((to) => mailCount(to, RECOVERY)))).toEqual([4, 1]);
    await asksForPassword(confirmedEmail, 'speller');
    expect(await mailCount(confirmedEmail, RECOVERY)).toBe(1);
  });

  it('fills no letterbox of an address that has an account', async () => {
    const email = anEmail();
    await confirm(email, await aCustomer(store, email));
    const register = (times: number) =>
      aShopper(store).requestStore('POST', '/account/register', account(email), { visitor: `taker ${times}` });
    for (let times = 0; times < 7; times += 1) expect((await register(times)).status).toBe(400);
  });

  it('holds a closeout as long as a guest, unless it is confirmed meanwhile', async () => {
    const [email, later] = [anEmail(), anEmail()];
    const shoppers = [await aCustomer(store, email), await aCustomer(store, later)];
    const link = await linkTo(later);
    const placed: string[] = [];
    for (const shopper of shoppers) {
      await store.store.records.transaction((tx) => setStock(tx, productId(CLOSEOUT), 4));
      await shopper.put(CLOSEOUT);
      await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId('prepayment') });
      placed.push((await shopper.requestStore('POST', '/checkout/order')).body.id);
    }
    expect((await shoppers[1]?.requestStore('POST', '/account/register-confirm', link))?.status).toBe(200);
    await releaseHeld(store.store, new Date(store.store.clock().getTime() + 15 * 86_400_000));
    const states = await store.store.records.read.all<[string, string]>('select id, state from "order"');
    expect(placed.map((id) => states.find(([each]) => each === id)?.[1])).toEqual(['cancelled', 'open']);
  });

  it('is known once an order with its address is paid, and its link works all the same', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const shopper = await aCustomer(store, email);
    const link = await linkTo(email);
    const { records } = store.store;
    const pay = async (id: string) => {
      const end = { outcome: 'paid', now: store.store.clock() } as const;
      expect(await records.transaction((tx) => settlePayment(store.store, tx, id, end))).toBe(true);
    };
    await pay((await order(shopper)).body.transactions[0].id);
    await order(shopper);
    expect(await lastTo(email)).toContain('evil.example');
    expect((await shopper.requestStore('POST', '/account/register-confirm', link)).status).toBe(200);
    const placed = await order(shopper);
    await changeEmail(shopper, other);
    await pay(placed.body.transactions[0].id);
    await order(shopper);
    expect(await lastTo(other)).not.toContain('evil.example');
  });

  it('is not taken for a reader of the newsletter, and one that is confirmed is', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const link = await linkTo(email);
    const subscription = { email, option: 'subscribe', storefrontUrl: 'http://localhost' };
    expect((await shopper.requestStore('POST', '/newsletter/subscribe', subscription)).body.status).toBe('notSet');
    await shopper.requestStore('POST', '/account/register-confirm', link);
    expect((await shopper.requestStore('POST', '/newsletter/subscribe', subscription)).body.status).toBe('direct');
  });
});

describe('an account that takes another address', () => {
  it('is unconfirmed again until the click in the mail there', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const shopper = await aCustomer(store, email);
    await confirm(email, shopper);
    expect((await changeEmail(shopper, other)).status).toBe(200);
    expect(await lastTo(email)).not.toContain('/registration/confirm');
    const link = await linkTo(other);
    await order(shopper);
    expect(await lastTo(other)).not.toContain('evil.example');
    expect((await shopper.requestStore('POST', '/account/register-confirm', link)).status).toBe(200);
    await order(shopper);
    expect(await lastTo(other)).toContain('evil.example');
  });

  it('stays confirmed where only the capitals are others', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await confirm(email, shopper);
    const capital = email.replace('unconfirmed', 'Unconfirmed');
    await changeEmail(shopper, capital);
    await order(shopper);
    expect(await lastTo(capital)).toContain('evil.example');
  });

  it('takes its newsletter along once the address is confirmed', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const shopper = await aCustomer(store, email);
    await confirm(email, shopper);
    const subscription = { email, option: 'subscribe', storefrontUrl: 'http://localhost' };
    expect((await shopper.requestStore('POST', '/newsletter/subscribe', subscription)).body.status).toBe('direct');
    const subscriptionStatus = async () =>
      (await shopper.requestStore('POST', '/account/newsletter-recipient', {})).body.status;
    await changeEmail(shopper, other);
    expect(await subscriptionStatus()).toBe('notSet');
    await confirm(other, shopper);
    expect(await subscriptionStatus()).toBe('optIn');
  });

  it('takes it along with a new password too, which confirms the address', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const shopper = await aCustomer(store, email);
    await confirm(email, shopper);
    await shopper.requestStore('POST', '/newsletter/subscribe', {
      email,
      option: 'subscribe',
      storefrontUrl: 'http://localhost',
    });
    await changeEmail(shopper, other);
    await aShopper(store).requestStore('POST', '/account/recovery-password', {
      email: other,
      storefrontUrl: 'http://localhost',
    });
    const hash = linkIn((await store.mailsTo(other)).at(-1), '/account/recover/password').searchParams.get('hash');
    const credentials = { hash, newPassword: PASSWORD, newPasswordConfirm: PASSWORD };
    expect((await aShopper(store).requestStore('POST', '/account/recovery-password-confirm', credentials)).status).toBe(
      200,
    );
    const again = aShopper(store);
    await again.requestStore('POST', '/account/login', { username: other, password: PASSWORD });
    expect((await again.requestStore('POST', '/account/newsletter-recipient', {})).body.status).toBe('optIn');
  });
});

describe('where accounts have to be confirmed', () => {
  it('a guest’s new account that takes another address still waits, for the click in the mail there', async () => {
    const strict = await aMailingStore({ DOUBLE_OPT_IN: 'accounts' });
    const [email, other] = [anEmail(), anEmail()];
    const shopper = aShopper(strict);
    await shopper.becomeGuest({ email });
    expect((await shopper.requestStore('POST', '/account/convert-guest', { password: PASSWORD })).status).toBe(200);
    expect((await changeEmail(shopper, other)).status).toBe(200);
    const login = () =>
      aShopper(strict).requestStore('POST', '/account/login', { username: other, password: PASSWORD });
    expect((await login()).body.errors[0].code).toBe('CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED');
    const { searchParams } = linkIn((await strict.mailsTo(other)).at(-1), '/registration/confirm');
    const link = { em: searchParams.get('em'), hash: searchParams.get('hash') };
    expect((await aShopper(strict).requestStore('POST', '/account/register-confirm', link)).status).toBe(200);
    expect((await login()).status).toBe(200);
    await strict.close();
  });
});

/* An owner may go back to a release that knows of awaited clicks alone, and keeps out, then deletes, whom it takes for waiting. */
describe('to a release from before addresses were confirmed', () => {
  const WAITS = 'opt_in_sent_at is not null and opt_in_confirmed_at is null';
  const waiting = async (of: AMailingStore) =>
    (await of.store.records.read.all<[string]>(`select email from customer where ${WAITS}`)).map(([email]) => email);

  it('an account that waits for nothing looks like one of its own, after another address too', async () => {
    const [email, other, converted] = [anEmail(), anEmail(), anEmail()];
    const shopper = await aCustomer(store, email);
    await changeEmail(shopper, other);
    const guest = aShopper(store);
    await guest.becomeGuest({ email: converted });
    expect((await guest.requestStore('POST', '/account/convert-guest', { password: PASSWORD })).status).toBe(200);
    await aCustomer(store, anEmail());
    expect(await waiting(store)).toEqual([]);
  });

  it('one that has to be confirmed waits, and one that was confirmed and takes another address does not', async () => {
    const strict = await aMailingStore({ DOUBLE_OPT_IN: 'accounts' });
    const [email, other, waits] = [anEmail(), anEmail(), anEmail()];
    const register = (address: string) =>
      aShopper(strict).requestStore(
        'POST',
        '/account/register',
        aGuest({ guest: false, email: address, password: PASSWORD }),
      );
    await register(email);
    await register(waits);
    const { searchParams } = linkIn((await strict.mailsTo(email)).at(-1), '/registration/confirm');
    const shopper = aShopper(strict);
    const link = { em: searchParams.get('em'), hash: searchParams.get('hash') };
    expect((await shopper.requestStore('POST', '/account/register-confirm', link)).status).toBe(200);
    expect((await changeEmail(shopper, other)).status).toBe(200);
    expect(await waiting(strict)).toEqual([waits]);
    await strict.close();
  });
});
