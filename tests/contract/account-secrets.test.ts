import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { anEmail, change, login, me } from '#tests/support/account.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aCustomer, aShopper, PASSWORD, refusalOf } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

describe('an e-mail address', () => {
  it('is changed with the password, and the old one is free again', async () => {
    const [old, email] = [anEmail(), anEmail()];
    const shopper = await aCustomer(store, old);
    const body = { email: ` ${email.toUpperCase()} `, emailConfirmation: email.toUpperCase(), password: PASSWORD };
    const changed = await change(shopper, 'change-email', body);
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect(findings('POST', '/account/change-email', changed.status, changed.body)).toEqual([]);
    expect((await login(store, email, PASSWORD)).status).toBe(200);
    expect((await login(store, old, PASSWORD)).status).toBe(401);
    await aCustomer(store, old);
  });

  it('may be written otherwise', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const capitals = email.toUpperCase();
    const response = await change(shopper, 'change-email', {
      email: capitals,
      emailConfirmation: capitals,
      password: PASSWORD,
    });
    expect([response.status, (await me(shopper)).email]).toEqual([200, capitals]);
  });

  it('leaves no link to a new password in the old mailbox', async () => {
    const [old, email] = [anEmail(), anEmail()];
    const shopper = await aCustomer(store, old);
    await aShopper(store).requestStore('POST', '/account/recovery-password', {
      email: old,
      storefrontUrl: 'http://localhost',
    });
    const hash = linkIn((await store.mailsTo(old)).at(-1), '/account/recover/password').searchParams.get('hash');
    await change(shopper, 'change-email', { email, emailConfirmation: email, password: PASSWORD });
    const taken = { hash, newPassword: 'des-finders-wort', newPasswordConfirm: 'des-finders-wort' };
    expect((await change(aShopper(store), 'recovery-password-confirm', taken)).status).toBe(410);
  });

  it('goes to one of two who want it at the same time', async () => {
    const email = anEmail();
    const two = [await aCustomer(store, anEmail()), await aCustomer(store, anEmail())];
    const body = { email, emailConfirmation: email, password: PASSWORD };
    const responses = await Promise.all(two.map((shopper) => change(shopper, 'change-email', body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = responses.filter(({ status }) => status === 400).map(refusalOf);
    expect(refused).toEqual([[400, ['CUSTOMER_EMAIL_NOT_UNIQUE', '/email']]]);
  });

  const emailChange = { email: 'neu@example.com', emailConfirmation: 'neu@example.com', password: PASSWORD };
  it.each<[string, object, ...[string | null, string][]]>([
    [
      'nothing',
      { email: '', emailConfirmation: '', password: '' },
      ['IS_BLANK_ERROR', '/email'],
      ['IS_BLANK_ERROR', '/password'],
    ],
    ['half an address', { email: 'neu@' }, ['STRICT_CHECK_FAILED_ERROR', '/email']],
    ['two addresses', { email: 'a@example.com,b@example.com' }, ['STRICT_CHECK_FAILED_ERROR', '/email']],
    ['a number', { email: 7 }, ['INVALID_TYPE_ERROR', '/email']],
    ['an address too long', { email: `${'a'.repeat(250)}@example.com` }, ['TOO_LONG_ERROR', '/email']],
    ['another confirmation', { emailConfirmation: 'alt@example.com' }, [null, '/email']],
    ['no confirmation', { emailConfirmation: undefined }, [null, '/email']],
    ['a wrong password', { password: 'falsches-wort' }, ['CUSTOMER_PASSWORD_NOT_CORRECT', '/password']],
    ['a password with a space more', { password: `${PASSWORD} ` }, ['CUSTOMER_PASSWORD_NOT_CORRECT', '/password']],
    ['a number for the password', { password: 12345678 }, ['INVALID_TYPE_ERROR', '/password']],
  ])('is refused with %s', async (_, more, ...violations) => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const response = await change(shopper, 'change-email', { ...emailChange, ...more });
    expect(refusalOf(response)).toEqual([400, ...violations]);
    expect((await me(shopper)).email).toBe(email);
  });

  it('is told to be in use only to who knows the password', async () => {
    const email = anEmail();
    await aCustomer(store, email);
    const shopper = await aCustomer(store, anEmail());
    const body = { email, emailConfirmation: email };
    const wrong = await change(shopper, 'change-email', { ...body, password: 'falsches-wort' });
    expect(refusalOf(wrong)).toEqual([400, ['CUSTOMER_PASSWORD_NOT_CORRECT', '/password']]);
    const right = await change(shopper, 'change-email', { ...body, password: PASSWORD });
    expect(refusalOf(right)).toEqual([400, ['CUSTOMER_EMAIL_NOT_UNIQUE', '/email']]);
  });
});

describe('a password', () => {
  const NEW = 'ein-neues-wort';
  const body = { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW };

  it('is changed: this browser stays inside under a new token, every other one is out', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await shopper.put('41-201', 2);
    const { token } = shopper;
    const changed = await change(shopper, 'change-password', body);
    expect(changed).toMatchObject({ status: 200, body: { success: true, redirectUrl: null } });
    expect(findings('POST', '/account/change-password', changed.status, changed.body)).toEqual([]);
    expect(shopper.token).not.toBe(token);
    expect((await me(shopper)).email).toBe(email);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems[0].quantity).toBe(2);
    const thief = aShopper(store);
    thief.token = token;
    expect((await thief.requestStore('POST', '/account/customer')).status).toBe(403);
    expect((await login(store, email, PASSWORD)).status).toBe(401);
    expect((await login(store, email, NEW)).status).toBe(200);
    expect((await store.mailsTo(email)).at(-1)?.subject).toMatch(/Passwort/);
  });

  it('is read to the letter: spaces at its ends belong to it', async () => {
    const email = anEmail();
    const spaced = '  mit abstand  ';
    const shopper = await aCustomer(store, email, { password: spaced });
    expect((await login(store, email, spaced)).status).toBe(200);
    expect((await login(store, email, spaced.trim())).status).toBe(401);
    const other = ' kurz 8 ';
    const passwordChange = { newPassword: other, newPasswordConfirm: other };
    const trimmed = await change(shopper, 'change-password', { password: spaced.trim(), ...passwordChange });
    expect(refusalOf(trimmed)).toEqual([400, ['CUSTOMER_PASSWORD_NOT_CORRECT', '/password']]);
    expect((await change(shopper, 'change-password', { password: spaced, ...passwordChange })).status).toBe(200);
    expect((await login(store, email, other)).status).toBe(200);
    expect((await login(store, email, other.trim())).status).toBe(401);
  });

  it.each<[string, object, [string | null, string]]>([
    ['a short one', { newPassword: 'kurz567', newPasswordConfirm: 'kurz567' }, ['TOO_SHORT_ERROR', '/newPassword']],
    ['none', { newPassword: '', newPasswordConfirm: '' }, ['IS_BLANK_ERROR', '/newPassword']],
    ['one too long to hash', { newPassword: 'a'.repeat(4097) }, ['TOO_LONG_ERROR', '/newPassword']],
    ['a number', { newPassword: 1234567890 }, ['INVALID_TYPE_ERROR', '/newPassword']],
    ['one typed otherwise the second time', { newPasswordConfirm: `${NEW} ` }, [null, '/newPassword']],
    ['one typed once', { newPasswordConfirm: undefined }, [null, '/newPassword']],
    ['no old one', { password: '' }, ['IS_BLANK_ERROR', '/password']],
    ['a wrong old one', { password: 'falsches-wort' }, ['CUSTOMER_PASSWORD_NOT_CORRECT', '/password']],
  ])('is refused: %s', async (_, more, violation) => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const { token } = shopper;
    const response = await change(shopper, 'change-password', { ...body, ...more });
    expect(refusalOf(response)).toEqual([400, violation]);
    expect([shopper.token, (await login(store, email, PASSWORD)).status]).toEqual([token, 200]);
  });

  it('is changed once when two want it at the same time', async () => {
    const shopper = await aCustomer(store, anEmail());
    const responses = await Promise.all([
      change(shopper, 'change-password', body),
      change(shopper, 'change-password', body),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400 || status === 403)).toHaveLength(1);
  });

  it('can be guessed from an open browser no more often than from outside', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const guess = () =>
      shopper.requestStore(
        'POST',
        '/account/change-password',
        { ...body, password: 'falsches-wort' },
        { visitor: 'open-browser' },
      );
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(400);
    expect(refusalOf(await guess())).toEqual([429, ['CHECKOUT__CUSTOMER_AUTH_THROTTLED', undefined]]);
  });
});
