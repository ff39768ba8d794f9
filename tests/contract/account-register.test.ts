import { scrypt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, countryId, PASSWORD, refusalOf } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

let count = 0;
const ADDRESS = { street: 'Kernserstrasse 3', zipcode: '6060', city: 'Sarnen', countryId: countryId('CH') };
const register = (more: Record<string, unknown>) =>
  aShopper(store).becomeGuest({ email: `new-${++count}@example.com`, ...more });
const BUSINESS = { accountType: 'business', billingAddress: { ...ADDRESS, company: 'Muster AG' } };

describe('a business', () => {
  it.each([
    ['CH', '6060', 'CHE-123.456.789 MWST'],
    ['CH', '6060', 'CHE123456789'],
    ['LI', '9490', '12345'],
    ['DE', '10115', 'DE123456789'],
    ['AT', '1010', 'ATU12345678'],
    ['FR', '75001', 'FR12345678901'],
    ['IT', '00100', 'it12345678901'],
    ['BE', '1000', 'BE0123456789'],
    ['NL', '1011 AB', 'NL123456789B01'],
  ])('of %s gives the number of its country: %s %s', async (iso, zipcode, vatId) => {
    const billingAddress = { ...BUSINESS.billingAddress, countryId: countryId(iso), zipcode };
    const { status, body } = await register({ ...BUSINESS, vatIds: [vatId, ` ${vatId} `, ''], billingAddress });
    expect([status, body.vatIds, body.company]).toEqual([200, [vatId], 'Muster AG']);
    const other = await register({ ...BUSINESS, vatIds: [vatId, 'XX1'], billingAddress });
    expect(refusalOf(other)).toEqual([400, ['VAT_ID_FORMAT_NOT_CORRECT', '/vatIds']]);
    expect(other.body.errors[0].meta.parameters).toEqual({ '{{ vatId }}': '"XX1"' });
  });

  it('may name its company beside the address, as the official file has it', async () => {
    const { body } = await register({
      accountType: 'business',
      company: 'Muster AG',
      vatIds: [],
      billingAddress: ADDRESS,
    });
    expect([body.company, body.defaultBillingAddress.company]).toEqual(['Muster AG', 'Muster AG']);
  });

  it('may say its canton, or none, and no canton in another country (C2)', async () => {
    const [canton] = store.store.shopConfig.countries.find(({ iso }) => iso === 'CH')?.states ?? [];
    const at = (more: object) => register({ billingAddress: { ...ADDRESS, ...more } });
    const savedCanton = async (more: object) => (await at(more)).body.defaultBillingAddress.countryStateId;
    expect([
      await savedCanton({ countryStateId: canton?.id }),
      await savedCanton({}),
      await savedCanton({ countryStateId: '' }),
    ]).toEqual([...[canton?.id, null, null]]);
    const abroad = { countryId: countryId('DE'), zipcode: '10115', countryStateId: canton?.id };
    expect(refusalOf(await at(abroad))[1]).toEqual(['ENTITY_DOES_NOT_EXISTS', '/billingAddress/countryStateId']);
  });

  it('applies for the prices of professionals, and pays those of everybody until then', async () => {
    const { privateGroupId, professionalGroupId } = store.store.shopConfig;
    const { status, body } = await register({
      ...BUSINESS,
      vatIds: ['CHE-123.456.789'],
      requestedGroupId: professionalGroupId,
    });
    expect(findings('POST', '/account/register', status, body)).toEqual([]);
    expect(body).toMatchObject({ requestedGroupId: professionalGroupId, groupId: privateGroupId });
  });

  it('says which trade it is of, one of those that the shop names (A4, F3)', async () => {
    const of = (customFields: unknown) => register({ ...BUSINESS, vatIds: ['CHE-123.456.789'], customFields });
    const { status, body } = await of({ hof_trade: 'wholesale', hof_discount: '50' });
    expect(findings('POST', '/account/register', status, body)).toEqual([]);
    expect(body.customFields).toEqual({ hof_trade: 'wholesale' });
    for (const none of [{ hof_trade: null }, { hof_trade: '' }, {}, ['wholesale']])
      expect((await of(none)).body.customFields).toBeNull();
    expect(refusalOf(await of({ hof_trade: 'Grosshandel' }))).toEqual([
      400,
      ['NO_SUCH_CHOICE_ERROR', '/customFields/hof_trade'],
    ]);
    expect(refusalOf(await of({ hof_trade: ['wholesale'] }))).toEqual([
      400,
      ['INVALID_TYPE_ERROR', '/customFields/hof_trade'],
    ]);
  });
});

describe('a registration', () => {
  it('bears what real clients send beside', async () => {
    const beside = {
      affiliateCode: 7,
      campaignCode: ['x'],
      acceptedDataProtection: 'yes',
      customFields: null,
      unknown: {},
      vatIds: null,
    };
    expect((await register(beside)).status).toBe(200);
  });

  it('of a guest needs no password, however the guest is written', async () => {
    for (const guest of [true, 'true', 1, '1']) expect((await register({ guest })).body.guest).toBe(true);
    for (const guest of [false, 'no', null, {}])
      expect(refusalOf(await register({ guest }))).toEqual([400, ['IS_BLANK_ERROR', '/password']]);
  });

  it('never makes more of somebody than it says', async () => {
    const sneaky = {
      groupId: store.store.shopConfig.professionalGroupId,
      id: 'f'.repeat(32),
      active: false,
      customerNumber: '1',
    };
    const { body } = await register(sneaky);
    expect(body).toMatchObject({ groupId: store.store.shopConfig.privateGroupId, active: true });
    expect([body.id, body.customerNumber]).not.toContain(['f'.repeat(32), '1']);
    expect(body.id).not.toBe('f'.repeat(32));
  });

  const professional = () => store.store.shopConfig.professionalGroupId;
  it.each<[string, () => object, ...[string, string][]]>([
    ['a text for VAT numbers', () => ({ ...BUSINESS, vatIds: 'CHE123456789' }), ['INVALID_TYPE_ERROR', '/vatIds']],
    ['an unknown group', () => ({ requestedGroupId: 'f'.repeat(32) }), ['ENTITY_DOES_NOT_EXISTS', '/requestedGroupId']],
    [
      'a group that is open to all',
      () => ({ requestedGroupId: store.store.shopConfig.privateGroupId }),
      ['ENTITY_DOES_NOT_EXISTS', '/requestedGroupId'],
    ],
    [
      'the group of professionals as a private person',
      () => ({ requestedGroupId: professional() }),
      ['NO_SUCH_CHOICE_ERROR', '/accountType'],
    ],
    [
      'that group without a VAT number',
      () => ({ ...BUSINESS, requestedGroupId: professional() }),
      ['IS_BLANK_ERROR', '/vatIds'],
    ],
    [
      'an address that is a text',
      () => ({ billingAddress: 'Sarnen' }),
      ['IS_BLANK_ERROR', '/billingAddress/countryId'],
      ['IS_BLANK_ERROR', '/billingAddress/street'],
      ['IS_BLANK_ERROR', '/billingAddress/zipcode'],
      ['IS_BLANK_ERROR', '/billingAddress/city'],
    ],
    [
      'a country of spaces',
      () => ({ billingAddress: { ...ADDRESS, countryId: ' ' } }),
      ['IS_BLANK_ERROR', '/billingAddress/countryId'],
    ],
    [
      'a number for a country',
      () => ({ billingAddress: { ...ADDRESS, countryId: 0 } }),
      ['INVALID_TYPE_ERROR', '/billingAddress/countryId'],
    ],
    ['a storefront without a name', () => ({ storefrontUrl: '' }), ['IS_BLANK_ERROR', '/storefrontUrl']],
    ['a number for a password', () => ({ guest: false, password: 12345678 }), ['INVALID_TYPE_ERROR', '/password']],
    ['an e-mail address that is a list', () => ({ email: ['a@example.com'] }), ['INVALID_TYPE_ERROR', '/email']],
    [
      'a shipping address without a name',
      () => ({ shippingAddress: ADDRESS }),
      ['IS_BLANK_ERROR', '/shippingAddress/firstName'],
      ['IS_BLANK_ERROR', '/shippingAddress/lastName'],
    ],
  ])('is refused with %s', async (_, more, ...violations) => {
    expect(refusalOf(await register(more() as Record<string, unknown>))).toEqual([400, ...violations]);
  });

  it('measures a password with its spaces', async () => {
    expect((await register({ guest: false, password: ' 1234567' })).status).toBe(200);
    expect(refusalOf(await register({ guest: false, password: ' 123456' }))).toEqual([
      400,
      ['TOO_SHORT_ERROR', '/password'],
    ]);
    expect((await register({ guest: false, password: 'a'.repeat(4096) })).status).toBe(200);
    expect(refusalOf(await register({ guest: false, password: 'a'.repeat(4097) }))).toEqual([
      400,
      ['TOO_LONG_ERROR', '/password'],
    ]);
  });

  it('takes as many hashes where the address is in use', async () => {
    const hashesFor = async (email: string) => {
      const before = vi.mocked(scrypt).mock.calls.length;
      await register({ guest: false, email, password: PASSWORD });
      return vi.mocked(scrypt).mock.calls.length - before;
    };
    expect([await hashesFor('known@example.com'), await hashesFor('known@example.com')]).toEqual([1, 1]);
  });
});

describe('the way into a customer group', () => {
  const path = '/customer-group-registration/config';
  it('is described for the group that one can apply for', async () => {
    const { status, body } = await aShopper(store).requestStore(
      'GET',
      `${path}/${store.store.shopConfig.professionalGroupId}`,
    );
    expect(findings('GET', `${path}/{customerGroupId}`, status, body)).toEqual([]);
    expect(body).toMatchObject({ registrationActive: true, translated: { registrationTitle: 'Profis' } });
  });

  it('is found by its address, in every language', async () => {
    const filter = [
      { type: 'equals', field: 'routeName', value: 'frontend.account.customer-group-registration.page' },
      { type: 'equals', field: 'isCanonical', value: true },
    ];
    const { status, body } = await aShopper(store).requestStore('POST', '/seo-url', { filter });
    expect(findings('POST', '/seo-url', status, body)).toEqual([]);
    const id = store.store.shopConfig.professionalGroupId;
    expect(body.elements).toMatchObject([
      {
        foreignKey: id,
        seoPathInfo: 'profis-registrierung',
        pathInfo: `/customer-group-registration/${id}`,
      },
    ]);
  });

  it('is unknown for any other', async () => {
    const requestConfig = async (id: string) => refusalOf(await aShopper(store).requestStore('GET', `${path}/${id}`));
    const unknown = [404, ['CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND', undefined]];
    expect(await requestConfig(store.store.shopConfig.privateGroupId)).toEqual(unknown);
    expect(await requestConfig('f'.repeat(32))).toEqual(unknown);
    expect(await requestConfig('profis')).toEqual([400, ['FRAMEWORK__INVALID_UUID', undefined]]);
  });
});
