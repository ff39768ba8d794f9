import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, countryId, paymentId, shippingId } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

const storedSessions = async (): Promise<number> => {
  const [row] = await store.store.records.read.all<[number]>('select count(*) from session');
  return row?.[0] ?? -1;
};

describe('the session', () => {
  it('is whole, and valid by the official contract (C1)', async () => {
    const { status, body } = await aShopper(store).requestStore('GET', '/context');
    expect(status).toBe(200);
    expect(findings('GET', '/context', status, body)).toEqual([]);
    expect(body).toMatchObject({
      customer: null,
      currency: { isoCode: 'CHF', totalRounding: { interval: 0.05 } },
      shippingLocation: { country: { iso: 'CH' }, address: null },
      context: { taxState: 'gross' },
      salesChannel: { name: 'Hof & Herd' },
      apiAlias: 'sales_channel_context',
    });
  });

  it('leaves no trace when only read, and keeps the token of the client', async () => {
    const shopper = aShopper(store);
    const before = await storedSessions();
    await shopper.requestStore('GET', '/context');
    const token = shopper.token;
    await shopper.requestStore('GET', '/checkout/cart');
    expect([shopper.token, await storedSessions()]).toEqual([token, before]);
  });

  it.each([
    ['an unknown one of a good form', 'a-token-from-another-life', true],
    ['one that is too short', 'short', false],
    ['one with odd characters', "x'; drop table session; --", false],
    ['one that is too long', 'a'.repeat(65), false],
  ])('takes a token over only in the right form: %s', async (_, token, isKept) => {
    const response = await store.requestStore('GET', '/context', undefined, { 'sw-context-token': token });
    const used = response.headers.get('sw-context-token');
    expect(used).toMatch(/^[\w-]{16,64}$/);
    expect(used === token).toBe(isKept);
  });

  it('remembers what was chosen', async () => {
    const shopper = aShopper(store);
    const choice = {
      countryId: countryId('DE'),
      paymentMethodId: paymentId('prepayment'),
      shippingMethodId: shippingId('pickup'),
    };
    const changed = await shopper.requestStore('PATCH', '/context', choice);
    expect(changed).toMatchObject({ status: 200, body: { redirectUrl: null } });
    const { body } = await shopper.requestStore('GET', '/context');
    expect([body.shippingLocation.country.iso, body.paymentMethod.id, body.shippingMethod.id]).toEqual([
      'DE',
      choice.paymentMethodId,
      choice.shippingMethodId,
    ]);
    expect(body.taxRules.map(({ taxRate }: { taxRate: number }) => taxRate)).toContain(19);
  });

  it('changes language and answers in it', async () => {
    const shopper = aShopper(store);
    const { body: german } = await shopper.requestStore('GET', '/context');
    const french = store.store.shopConfig.languages.find(({ locale }) => locale === 'fr-FR');
    await shopper.requestStore('PATCH', '/context', { languageId: french?.id });
    const { body } = await shopper.requestStore('GET', '/context');
    expect(german.paymentMethod.name).toBe('Kreditkarte');
    expect(body.paymentMethod.name).toBe('Carte');
    expect(body.context.languageIdChain[0]).toBe(french?.id);
  });

  it.each([
    [
      'an unknown method',
      { paymentMethodId: 'f'.repeat(32) },
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      '/paymentMethodId',
    ],
    [
      'a country we do not deliver to',
      { countryId: countryId('US') },
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      '/countryId',
    ],
    ['a number', { currencyId: 7 }, 400, 'VIOLATION::INVALID_TYPE_ERROR', '/currencyId'],
    [
      'an address without a customer',
      { shippingAddressId: 'a'.repeat(32) },
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
      undefined,
    ],
  ])('refuses %s', async (_, change, status, code, pointer) => {
    const shopper = aShopper(store);
    const response = await shopper.requestStore('PATCH', '/context', change);
    expect(response.status).toBe(status);
    expect(response.body.errors[0]).toMatchObject({ code, ...(pointer && { source: { pointer } }) });
  });

  it('ends after a day without a call, and not before', async () => {
    const clock = { now: new Date('2026-11-21T08:00:00Z') };
    Object.assign(store.store, { clock: () => clock.now });
    const shopper = aShopper(store);
    await shopper.put('41-201');
    const { token } = shopper;
    clock.now = new Date('2026-11-22T07:00:00Z');
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toHaveLength(1);
    clock.now = new Date('2026-11-23T06:00:00Z');
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toHaveLength(1);
    clock.now = new Date('2026-11-24T07:00:01Z');
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toEqual([]);
    expect(shopper.token).not.toBe(token);
  });
});
