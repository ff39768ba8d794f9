import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aGuest, aShopper, PASSWORD, refusalOf, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ DOUBLE_OPT_IN: 'accounts' });
});
afterAll(() => store.close());

const anAccount = (email: string, more = {}) => aGuest({ guest: false, email, password: PASSWORD, ...more });
const confirm = (shopper: Shopper, body: unknown) => shopper.requestStore('POST', '/account/register-confirm', body);
const login = (username: string, password = PASSWORD) =>
  aShopper(store).requestStore('POST', '/account/login', { username, password });

/** Registers and reads the link in the mail. */
async function anApplicant(email: string) {
  const shopper = aShopper(store);
  await shopper.put('41-201', 2);
  const { token } = shopper;
  const response = await shopper.requestStore('POST', '/account/register', anAccount(email));
  const link = linkIn((await store.mailsTo(email)).at(-1), '/registration/confirm').searchParams;
  return { shopper, token, reply: response, link: { hash: link.get('hash') ?? '', em: link.get('em') ?? '' } };
}

describe('a registration that has to be confirmed', () => {
  it('is announced by the settings, and not where nothing has to be confirmed', async () => {
    const read = async (of: AMailingStore) =>
      (await aShopper(of).requestStore('GET', '/shop-settings')).body.loginRegistration;
    expect(await read(store)).toMatchObject({ doubleOptInRegistration: true, doubleOptInGuestOrder: false });
    const open = await aMailingStore();
    expect(await read(open)).toMatchObject({ doubleOptInRegistration: false, doubleOptInGuestOrder: false });
    await open.close();
  });

  it('logs in only with the click in the mail, and takes the cart along', async () => {
    const { shopper, token, reply: response, link } = await anApplicant('anna@example.com');
    expect(findings('POST', '/account/register', response.status, response.body)).toEqual([]);
    expect(response.body).toMatchObject({
      active: true,
      doubleOptInRegistration: true,
      doubleOptInConfirmDate: null,
      hash: null,
    });
    expect(shopper.token).toBe(token);
    expect((await shopper.requestStore('POST', '/account/customer')).status).toBe(403);
    expect((await login('anna@example.com')).body.errors[0].code).toBe('CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED');
    expect((await login('anna@example.com', 'falsch')).body.errors[0].code).toBe(
      'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    );
    const confirmed = await confirm(shopper, link);
    expect(findings('POST', '/account/register-confirm', confirmed.status, confirmed.body)).toEqual([]);
    expect(confirmed.body).toMatchObject({ email: 'anna@example.com', doubleOptInConfirmDate: expect.any(String) });
    expect(shopper.token).not.toBe(token);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems[0].quantity).toBe(2);
    expect((await login('anna@example.com')).status).toBe(200);
    expect((await store.mailsTo('anna@example.com')).at(-1)?.subject).toBe('Ihr Konto bei Hof & Herd ist eröffnet');
  });

  it('is confirmed once', async () => {
    const { shopper, link } = await anApplicant('bea@example.com');
    const responses = await Promise.all([confirm(shopper, link), confirm(aShopper(store), link)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const again = await confirm(aShopper(store), link);
    expect(again).toMatchObject({
      status: 412,
      body: { errors: [{ code: 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED' }] },
    });
  });

  it('is forgotten after a week, and its link leads nowhere', async () => {
    const { shopper, link } = await anApplicant('carla@example.com');
    const at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
    await store.store.records.transaction((tx) =>
      tx.run(`update customer set opt_in_sent_at = '${at}' where email = 'carla@example.com'`),
    );
    expect((await confirm(shopper, link)).body.errors[0].code).toBe('CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH');
  });

  it('keeps no token that the database could give away', async () => {
    const { link } = await anApplicant('dora@example.com');
    const tables = await Promise.all(
      ['customer', 'mail'].map((name) => store.store.records.read.all(`select * from ${name}`)),
    );
    expect(JSON.stringify(tables)).not.toContain(link.hash);
  });

  it('is asked of accounts alone: a guest is known at once and gets no mail', async () => {
    const shopper = aShopper(store);
    const { body } = await shopper.becomeGuest({ email: 'guest@example.com' });
    expect(body).toMatchObject({ guest: true, doubleOptInRegistration: false });
    expect((await shopper.requestStore('POST', '/account/customer')).status).toBe(200);
    expect(await store.mailsTo('guest@example.com')).toEqual([]);
  });

  it.each([
    [{}, 404, 'CHECKOUT__NO_HASH_PROVIDED'],
    [{ hash: '' }, 404, 'CHECKOUT__NO_HASH_PROVIDED'],
    [{ hash: ['a'] }, 404, 'CHECKOUT__NO_HASH_PROVIDED'],
    [{ hash: "' or 1=1 --", em: 'x' }, 404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'],
  ])('is not confirmed by %j', async (body, status, code) => {
    expect(await confirm(aShopper(store), body)).toMatchObject({ status, body: { errors: [{ code }] } });
  });

  it('is not confirmed by a link for another address', async () => {
    const { shopper, link } = await anApplicant('eva@example.com');
    const other = await anApplicant('fritz@example.com');
    for (const em of [other.link.em, '', undefined, 7]) {
      const { status, body } = await confirm(shopper, { hash: link.hash, em });
      expect([status, body.errors[0].source.pointer]).toEqual([400, '/em']);
    }
  });
});

describe('a registration whose mail got lost', () => {
  it('is replaced by the next one with this address: person, password and link', async () => {
    const { shopper, link } = await anApplicant('gina@example.com');
    const more = { email: 'Gina@example.com', password: 'ein-anderes-wort', firstName: 'Regina' };
    const again = await aShopper(store).requestStore('POST', '/account/register', anAccount('gina@example.com', more));
    expect(again).toMatchObject({ status: 200, body: { firstName: 'Regina', doubleOptInConfirmDate: null } });
    expect(await confirm(shopper, link)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH' }] },
    });
    const newLink = linkIn((await store.mailsTo('Gina@example.com')).at(-1), '/registration/confirm').searchParams;
    const opened = await confirm(aShopper(store), Object.fromEntries(newLink));
    expect(opened).toMatchObject({ status: 200, body: { firstName: 'Regina' } });
    expect((await login('gina@example.com')).status).toBe(401);
    expect((await login('gina@example.com', more.password)).status).toBe(200);
  });

  it('makes room for one only, however many come at once, and for none once it is confirmed', async () => {
    const email = 'hanna@example.com';
    const register = () => aShopper(store).requestStore('POST', '/account/register', anAccount(email));
    await Promise.all([register(), register(), register()]);
    const links = (await store.mailsTo(email)).map((mail) => linkIn(mail, '/registration/confirm').searchParams);
    const responses = await Promise.all(links.map((link) => confirm(aShopper(store), Object.fromEntries(link))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(refusalOf(await register())).toEqual([400, ['CUSTOMER_EMAIL_NOT_UNIQUE', '/email']]);
  });

  it('makes room for a guest who wants an account, too, but not while one is inside unconfirmed', async () => {
    await anApplicant('ida@example.com');
    const guest = aShopper(store);
    await guest.becomeGuest({ email: 'ida@example.com' });
    expect((await guest.requestStore('POST', '/account/convert-guest', { password: PASSWORD })).status).toBe(200);
    const stranger = await aShopper(store).requestStore('POST', '/account/register', anAccount('ida@example.com'));
    expect(refusalOf(stranger)).toEqual([400, ['CUSTOMER_EMAIL_NOT_UNIQUE', '/email']]);
    expect((await guest.requestStore('POST', '/account/customer')).body).toMatchObject({ guest: false });
  });

  it('opens with a new password, which came by mail, too', async () => {
    const email = 'jana@example.com';
    const { link } = await anApplicant(email);
    await aShopper(store).requestStore('POST', '/account/recovery-password', {
      email,
      storefrontUrl: 'http://localhost',
    });
    const hash = linkIn((await store.mailsTo(email)).at(-1), '/account/recover/password').searchParams.get('hash');
    const set = { hash, newPassword: 'ein-neues-wort', newPasswordConfirm: 'ein-neues-wort' };
    expect((await aShopper(store).requestStore('POST', '/account/recovery-password-confirm', set)).status).toBe(200);
    expect((await login(email, set.newPassword)).status).toBe(200);
    expect((await confirm(aShopper(store), link)).body.errors[0].code).toBe('CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED');
    const subjects = (await store.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Ihr Konto bei Hof & Herd ist eröffnet');
  });
});

describe('a mail to confirm with', () => {
  it('is not sent to the same address again and again, by whoever types it', async () => {
    const visitor = 'a-pest';
    const register = (email: string) =>
      aShopper(store).requestStore('POST', '/account/register', anAccount(email), { visitor });
    for (const _ of [1, 2, 3]) expect((await register('pestered@example.com')).status).not.toBe(429);
    const { status, body } = await register('pestered@example.com');
    expect([status, body.errors[0].code]).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED']);
    expect((await register('somebody@example.com')).status).toBe(200);
  });
});

describe('a name', () => {
  it.each(['title', 'firstName', 'lastName'])(
    'that is a web address is refused, because it would be mailed: %s',
    async (field) => {
      const email = `${field.toLowerCase()}@example.com`;
      const { status, body } = await aShopper(store).requestStore(
        'POST',
        '/account/register',
        anAccount(email, { [field]: 'Gewinn https://evil.example' }),
      );
      expect([status, body.errors.map((error: { source: object }) => error.source)]).toEqual([
        400,
        [{ pointer: `/${field}` }],
      ]);
      expect(await store.mailsTo(email)).toEqual([]);
    },
  );

  it('can begin no header, no second address and no element of the mail', async () => {
    const evil = {
      firstName: 'Anna, Bcc: all@example.com',
      lastName: '<img src=x onerror=alert(1)> "B" <b@example.com>,',
    };
    await aShopper(store).requestStore('POST', '/account/register', anAccount('hostile@example.com', evil));
    const mails = await store.mailsTo('hostile@example.com');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.recipients).toEqual(['hostile@example.com']);
    expect(mail?.raw).not.toMatch(/^bcc:/im);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.to?.map(({ address }) => address)).toEqual(['hostile@example.com']);
  });
});
