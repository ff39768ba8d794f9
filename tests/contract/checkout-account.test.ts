import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aGuest, aQuietStore, aShopper, countryId } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

const ADDRESS = {
  firstName: 'Bea',
  lastName: 'Muster',
  street: 'Seestrasse 1',
  zipcode: '6003',
  city: 'Luzern',
  countryId: countryId('CH'),
};
const anAccount = (email: string) => aGuest({ guest: false, email, password: 'ein-langes-wort' });

describe('a guest', () => {
  it('registers, gets a new token and keeps the cart', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201', 3);
    const { token } = shopper;
    const { status, body } = await shopper.becomeGuest();
    expect(findings('POST', '/account/register', status, body)).toEqual([]);
    expect(body).toMatchObject({ guest: true, active: true, firstName: 'Anna', accountType: 'private', hash: null });
    expect(shopper.token).not.toBe(token);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems[0].quantity).toBe(3);
    const old = await store.requestStore('GET', '/checkout/cart', undefined, { 'sw-context-token': token });
    expect((await old.json()).lineItems).toEqual([]);
    const { body: context } = await shopper.requestStore('GET', '/context');
    expect(findings('GET', '/context', 200, context)).toEqual([]);
    expect(context.customer.activeShippingAddress).toMatchObject({ city: 'Sarnen', country: { iso: 'CH' } });
  });

  it('may be sent with the empty texts of real clients', async () => {
    const blank = { id: '', customerId: '', countryStateId: '', salutationId: '' };
    const { billingAddress } = aGuest();
    const response = await aShopper(store).becomeGuest({
      password: '',
      billingAddress: { ...billingAddress, ...blank },
    });
    expect(response).toMatchObject({ status: 200, body: { salutation: { salutationKey: 'not_specified' } } });
  });

  it('has two addresses when they differ, and more later', async () => {
    const shopper = aShopper(store);
    const { body } = await shopper.becomeGuest({ shippingAddress: ADDRESS });
    expect(body.defaultShippingAddressId).not.toBe(body.defaultBillingAddressId);
    const added = await shopper.requestStore('POST', '/account/address', { ...ADDRESS, city: 'Bern', zipcode: '3011' });
    expect(findings('POST', '/account/address', added.status, added.body)).toEqual([]);
    const path = `/account/address/${added.body.id}`;
    const changed = await shopper.requestStore('PATCH', path, { ...ADDRESS, city: 'Thun', zipcode: '3600' });
    expect(findings('PATCH', '/account/address/{addressId}', changed.status, changed.body)).toEqual([]);
    const list = await shopper.requestStore('POST', '/account/list-address');
    expect(findings('POST', '/account/list-address', list.status, list.body)).toEqual([]);
    expect(list.body.elements.map(({ city }: { city: string }) => city).sort()).toEqual(['Luzern', 'Sarnen', 'Thun']);
    await shopper.requestStore('PATCH', '/context', { shippingAddressId: added.body.id });
    expect((await shopper.requestStore('DELETE', path)).body.errors[0].code).toBe(
      'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE',
    );
    await shopper.requestStore('PATCH', '/context', { shippingAddressId: body.defaultShippingAddressId });
    expect((await shopper.requestStore('DELETE', path)).status).toBe(204);
    const standard = await shopper.requestStore('DELETE', `/account/address/${body.defaultBillingAddressId}`);
    expect(standard.body.errors[0].code).toBe('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT');
  });

  it('cannot touch the address of somebody else', async () => {
    const { body } = await aShopper(store).becomeGuest();
    const other = aShopper(store);
    await other.becomeGuest();
    const response = await other.requestStore('PATCH', `/account/address/${body.defaultBillingAddressId}`, ADDRESS);
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND' }] },
    });
    const choice = await other.requestStore('PATCH', '/context', { shippingAddressId: body.defaultBillingAddressId });
    expect(choice.body.errors[0].code).toBe('VIOLATION::ENTITY_DOES_NOT_EXISTS');
  });

  it('is forgotten with cart and data when logging out (D6)', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201');
    const { body } = await shopper.becomeGuest();
    const { token } = shopper;
    expect((await shopper.requestStore('POST', '/account/logout')).status).toBe(200);
    expect(shopper.token).not.toBe(token);
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toEqual([]);
    expect((await shopper.requestStore('POST', '/account/customer')).status).toBe(403);
    const rows = await store.store.records.read.all(`select id from customer where id = '${body.id}'`);
    expect(rows).toEqual([]);
  });
});

describe('a customer with an account', () => {
  it('registers, logs out, logs in, and finds the cart again with what was added meanwhile', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201', 2);
    const registered = await shopper.requestStore('POST', '/account/register', anAccount('carla@example.com'));
    expect(findings('POST', '/account/register', registered.status, registered.body)).toEqual([]);
    await shopper.requestStore('POST', '/account/logout');
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toEqual([]);
    await shopper.put('41-201', 3);
    await shopper.put('12-110');
    const login = await shopper.requestStore('POST', '/account/login', {
      username: 'Carla@Example.com',
      password: 'ein-langes-wort',
    });
    expect(login.status).toBe(200);
    const { body } = await shopper.requestStore('GET', '/checkout/cart');
    expect(body.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1]);
    const me = await shopper.requestStore('POST', '/account/customer');
    expect(findings('POST', '/account/customer', me.status, me.body)).toEqual([]);
    expect(me.body).toMatchObject({ guest: false, email: 'carla@example.com' });
  });

  it.each([
    ['nobody', 'nobody@example.com', 'x', 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'],
    ['a wrong password', 'dora@example.com', 'wrong', 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'],
    ['nothing', '', '', 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'],
  ])('is not let in with %s', async (_, username, password, code) => {
    await aShopper(store).requestStore('POST', '/account/register', anAccount('dora@example.com'));
    const response = await aShopper(store).requestStore('POST', '/account/login', { username, password });
    expect(response).toMatchObject({ status: 401, body: { errors: [{ code }] } });
  });

  it('has its address alone, while guests may use it too', async () => {
    await aShopper(store).requestStore('POST', '/account/register', anAccount('eva@example.com'));
    const again = await aShopper(store).requestStore('POST', '/account/register', anAccount('EVA@example.com'));
    expect(again.body.errors[0]).toMatchObject({
      code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
      source: { pointer: '/email' },
    });
    expect((await aShopper(store).becomeGuest({ email: 'eva@example.com' })).status).toBe(200);
  });
});

describe('a registration is refused', () => {
  const { billingAddress } = aGuest();
  it.each([
    ['without an e-mail address', { email: '' }, 'IS_BLANK_ERROR', '/email'],
    ['with half of one', { email: 'anna@' }, 'STRICT_CHECK_FAILED_ERROR', '/email'],
    ['without a name', { firstName: ' ' }, 'IS_BLANK_ERROR', '/firstName'],
    ['with a number for a name', { lastName: 7 }, 'INVALID_TYPE_ERROR', '/lastName'],
    [
      'without a street',
      { billingAddress: { ...billingAddress, street: '' } },
      'IS_BLANK_ERROR',
      '/billingAddress/street',
    ],
    [
      'without a country',
      { billingAddress: { ...billingAddress, countryId: '' } },
      'IS_BLANK_ERROR',
      '/billingAddress/countryId',
    ],
    [
      'with an unknown country',
      { billingAddress: { ...billingAddress, countryId: 'f'.repeat(32) } },
      'ENTITY_DOES_NOT_EXISTS',
      '/billingAddress/countryId',
    ],
    [
      'with a postcode of elsewhere',
      { billingAddress: { ...billingAddress, zipcode: '60' } },
      'ZIP_CODE_INVALID',
      '/billingAddress/zipcode',
    ],
    [
      'with half a shipping address',
      { shippingAddress: { ...ADDRESS, city: '' } },
      'IS_BLANK_ERROR',
      '/shippingAddress/city',
    ],
    ['from a foreign storefront', { storefrontUrl: 'https://evil.example' }, 'NO_SUCH_CHOICE_ERROR', '/storefrontUrl'],
    ['with a short password', { guest: false, password: 'kurz' }, 'TOO_SHORT_ERROR', '/password'],
    [
      'of a child',
      { birthdayDay: 1, birthdayMonth: 1, birthdayYear: new Date().getFullYear() - 10 },
      'TOO_HIGH_ERROR',
      '/birthdayYear',
    ],
    ['of a business without a company', { accountType: 'business' }, 'IS_BLANK_ERROR', '/billingAddress/company'],
    [
      'with an odd VAT number',
      { accountType: 'business', vatIds: ['XY'], billingAddress: { ...billingAddress, company: 'X AG' } },
      'VAT_ID_FORMAT_NOT_CORRECT',
      '/vatIds',
    ],
  ])('%s', async (_, more, code, pointer) => {
    const response = await aShopper(store).becomeGuest(more);
    expect(response.status).toBe(400);
    expect(response.body.errors).toMatchObject([{ code: `VIOLATION::${code}`, source: { pointer }, status: '400' }]);
  });
});
