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

describe('a guest', () => {
  it('becomes a customer with a password, and keeps addresses and cart', async () => {
    const email = anEmail();
    const guest = aShopper(store);
    await guest.becomeGuest({ email });
    await guest.put('41-201', 2);
    const converted = await change(guest, 'convert-guest', { password: ` ${PASSWORD}` });
    expect(converted).toMatchObject({ status: 200, body: { success: true } });
    expect(findings('POST', '/account/convert-guest', converted.status, converted.body)).toEqual([]);
    expect(await me(guest)).toMatchObject({ guest: false, email, defaultBillingAddress: { city: 'Sarnen' } });
    await change(guest, 'logout');
    expect((await login(store, email, PASSWORD)).status).toBe(401);
    const again = aShopper(store);
    await again.requestStore('POST', '/account/login', { username: email, password: ` ${PASSWORD}` });
    expect((await again.requestStore('GET', '/checkout/cart')).body.lineItems[0].quantity).toBe(2);
  });

  it.each<[string, unknown, string]>([
    ['no password', undefined, 'IS_BLANK_ERROR'],
    ['a short one', 'kurz567', 'TOO_SHORT_ERROR'],
    ['a number', 12345678, 'INVALID_TYPE_ERROR'],
    ['one too long', 'a'.repeat(4097), 'TOO_LONG_ERROR'],
  ])('does not with %s', async (_, password, code) => {
    const guest = aShopper(store);
    await guest.becomeGuest({ email: anEmail() });
    expect(refusalOf(await change(guest, 'convert-guest', { password }))).toEqual([400, [code, '/password']]);
    expect((await me(guest)).guest).toBe(true);
  });

  it('does not where the address has an account, nor twice', async () => {
    const email = anEmail();
    await aCustomer(store, email);
    const guest = aShopper(store);
    await guest.becomeGuest({ email: email.toUpperCase() });
    const response = await change(guest, 'convert-guest', { password: PASSWORD });
    expect(refusalOf(response)).toEqual([400, ['CUSTOMER_EMAIL_NOT_UNIQUE', '/email']]);
    const customer = await aCustomer(store, anEmail());
    expect(refusalOf(await change(customer, 'convert-guest', { password: PASSWORD }))).toEqual([
      400,
      ['CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED', undefined],
    ]);
  });

  it('becomes one of two with the same address when both want it at once', async () => {
    const email = anEmail();
    const guests = [aShopper(store), aShopper(store)];
    for (const guest of guests) await guest.becomeGuest({ email });
    const responses = await Promise.all(guests.map((guest) => change(guest, 'convert-guest', { password: PASSWORD })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('a guest where accounts have to be confirmed', () => {
  it('stays inside, and logs in again only after the click in the mail', async () => {
    const strict = await aMailingStore({ DOUBLE_OPT_IN: 'accounts' });
    try {
      const email = anEmail();
      const guest = aShopper(strict);
      await guest.becomeGuest({ email });
      expect((await change(guest, 'convert-guest', { password: PASSWORD })).status).toBe(200);
      expect(await me(guest)).toMatchObject({
        guest: false,
        doubleOptInRegistration: true,
        doubleOptInConfirmDate: null,
      });
      const again = () =>
        aShopper(strict).requestStore('POST', '/account/login', { username: email, password: PASSWORD });
      expect(refusalOf(await again())).toEqual([401, ['CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED', undefined]]);
      const link = linkIn((await strict.mailsTo(email)).at(-1), '/registration/confirm').searchParams;
      const body = { hash: link.get('hash'), em: link.get('em') };
      expect((await aShopper(strict).requestStore('POST', '/account/register-confirm', body)).status).toBe(200);
      expect((await again()).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
