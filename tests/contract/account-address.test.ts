import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aCustomer, aQuietStore, aShopper, countryId, refusalOf, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

let count = 0;
const someone = () => aCustomer(store, `address-${++count}@example.com`);
const ADDRESS = {
  firstName: 'Bea',
  lastName: 'Muster',
  street: 'Seestrasse 1',
  zipcode: '6003',
  city: 'Luzern',
  countryId: countryId('CH'),
};
const PATH = '/account/address';
const add = (shopper: Shopper, more = {}) => shopper.requestStore('POST', PATH, { ...ADDRESS, ...more });
const list = async (shopper: Shopper): Promise<{ id: string; city: string }[]> =>
  (await shopper.requestStore('POST', '/account/list-address')).body.elements;
const NOT_FOUND = [400, ['CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', undefined]];
const NOBODY = [403, ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', undefined]];
const id = 'a'.repeat(32);

const CALLS: [string, string][] = [
  ['POST', PATH],
  ['PATCH', `${PATH}/${id}`],
  ['DELETE', `${PATH}/${id}`],
  ['PATCH', `${PATH}/default-billing/${id}`],
  ['PATCH', `${PATH}/default-shipping/${id}`],
  ['POST', '/account/list-address'],
  ['GET', '/account/list-address'],
];

describe('addresses', () => {
  it('are kept up to a hundred; what is there can be changed, and makes room when it goes', async () => {
    const shopper = await someone();
    const { body: first } = await add(shopper);
    for (let kept = 2; kept < 100; kept += 1) expect((await add(shopper)).status).toBe(200);
    const refused = await add(shopper);
    expect(refusalOf(refused)).toEqual([400, ['CHECKOUT__CUSTOMER_ADDRESS_LIMIT_REACHED', undefined]]);
    expect(await list(shopper)).toHaveLength(100);
    expect(
      (await shopper.requestStore('PATCH', `${PATH}/${first.id}`, { ...ADDRESS, city: 'Sarnen', zipcode: '6060' }))
        .status,
    ).toBe(200);
    expect((await shopper.requestStore('DELETE', `${PATH}/${first.id}`)).status).toBe(204);
    expect((await add(shopper)).status).toBe(200);
  });

  it.each(CALLS)('are nobody’s without a login: %s %s', async (method, path) => {
    expect(refusalOf(await aShopper(store).requestStore(method, path, method === 'GET' ? undefined : ADDRESS))).toEqual(
      NOBODY,
    );
  });

  it.each(CALLS.slice(1, 5))('of somebody else can’t be reached: %s %s', async (method, path) => {
    const owner = await someone();
    const { body } = await add(owner, { city: 'Thun' });
    const shopper = await someone();
    expect(refusalOf(await shopper.requestStore(method, path.replace(id, body.id), ADDRESS))).toEqual(NOT_FOUND);
    expect(refusalOf(await shopper.requestStore(method, path, ADDRESS))).toEqual(NOT_FOUND);
    expect(refusalOf(await shopper.requestStore(method, path.replace(id, 'nine'), ADDRESS))).toEqual([
      400,
      ['FRAMEWORK__INVALID_UUID', undefined],
    ]);
    expect((await list(owner)).map(({ city }) => city).sort()).toEqual(['Sarnen', 'Thun']);
    expect(await list(shopper)).toHaveLength(1);
  });

  it('are added with everything, whoever the body says that they belong to (C2)', async () => {
    const shopper = await someone();
    const full = {
      title: 'Dr.',
      company: 'Muster AG',
      department: 'Küche',
      additionalAddressLine1: '2. Stock',
      additionalAddressLine2: 'links',
      phoneNumber: '+41 41 000 00 00',
    };
    const { status, body } = await add(shopper, { ...full, id, customerId: id, isDefaultBillingAddress: true });
    expect(findings('POST', PATH, status, body)).toEqual([]);
    expect(body).toMatchObject({ ...ADDRESS, ...full, country: { iso: 'CH' }, isDefaultBillingAddress: false });
    expect([body.id, body.customerId]).not.toContain(id);
    const changed = await shopper.requestStore('PATCH', `${PATH}/${body.id}`, { ...ADDRESS, company: '' });
    expect(changed.body).toMatchObject({ id: body.id, company: null, department: null, createdAt: body.createdAt });
  });

  it('become the standard ones, which can’t be deleted (C17, D11)', async () => {
    const shopper = await someone();
    const [standard] = await list(shopper);
    const { body } = await add(shopper);
    for (const kind of ['billing', 'shipping'])
      expect((await shopper.requestStore('PATCH', `${PATH}/default-${kind}/${body.id}`)).status).toBe(204);
    const { body: me } = await shopper.requestStore('POST', '/account/customer');
    expect([me.defaultBillingAddressId, me.defaultShippingAddressId]).toEqual([body.id, body.id]);
    expect([me.activeBillingAddress.id, me.activeShippingAddress.id]).toEqual([body.id, body.id]);
    expect(refusalOf(await shopper.requestStore('DELETE', `${PATH}/${body.id}`))).toEqual([
      400,
      ['CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT', undefined],
    ]);
    const gone = await shopper.requestStore('DELETE', `${PATH}/${standard?.id}`);
    expect([gone.status, gone.body]).toEqual([204, null]);
    expect(refusalOf(await shopper.requestStore('DELETE', `${PATH}/${standard?.id}`))).toEqual(NOT_FOUND);
  });

  it('in use in this session can’t be deleted', async () => {
    const shopper = await someone();
    const { body } = await add(shopper);
    await shopper.requestStore('PATCH', '/context', { billingAddressId: body.id });
    expect(refusalOf(await shopper.requestStore('DELETE', `${PATH}/${body.id}`))).toEqual([
      400,
      ['CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', undefined],
    ]);
  });

  it('are deleted once by two who want it at the same time', async () => {
    const shopper = await someone();
    const { body } = await add(shopper);
    const path = `${PATH}/${body.id}`;
    const responses = await Promise.all([shopper.requestStore('DELETE', path), shopper.requestStore('DELETE', path)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('come after criteria', async () => {
    const shopper = await someone();
    await add(shopper);
    const criteria = {
      limit: 1,
      'total-count-mode': 'exact',
      sort: [{ field: 'city', order: 'ASC' }],
      includes: { customer_address: ['city'] },
    };
    const { body } = await shopper.requestStore('POST', '/account/list-address', criteria);
    expect([body.total, body.elements]).toEqual([2, [{ city: 'Luzern', apiAlias: 'customer_address' }]]);
  });

  it.each<[string, object, string, string, string?]>([
    ['no first name', { firstName: '' }, 'IS_BLANK_ERROR', '/firstName', 'VIOLATION::FIRST_NAME_IS_BLANK_ERROR'],
    ['no last name', { lastName: null }, 'IS_BLANK_ERROR', '/lastName', 'VIOLATION::LAST_NAME_IS_BLANK_ERROR'],
    ['no street', { street: ' ' }, 'IS_BLANK_ERROR', '/street', 'VIOLATION::STREET_IS_BLANK_ERROR'],
    ['no city', { city: undefined }, 'IS_BLANK_ERROR', '/city', 'VIOLATION::CITY_IS_BLANK_ERROR'],
    ['no country', { countryId: '' }, 'IS_BLANK_ERROR', '/countryId', 'VIOLATION::COUNTRY_IS_BLANK_ERROR'],
    ['a country of spaces', { countryId: '  ' }, 'IS_BLANK_ERROR', '/countryId', 'VIOLATION::COUNTRY_IS_BLANK_ERROR'],
    ['an unknown country', { countryId: countryId('US') }, 'ENTITY_DOES_NOT_EXISTS', '/countryId'],
    ['an unknown canton', { countryStateId: 'f'.repeat(32) }, 'ENTITY_DOES_NOT_EXISTS', '/countryStateId'],
    ['an unknown salutation', { salutationId: 'Frau' }, 'ENTITY_DOES_NOT_EXISTS', '/salutationId'],
    ['no postcode', { zipcode: '' }, 'IS_BLANK_ERROR', '/zipcode'],
    ['a foreign postcode', { zipcode: '10115' }, 'ZIP_CODE_INVALID', '/zipcode'],
    [
      'a long first name',
      { firstName: 'a'.repeat(256) },
      'TOO_LONG_ERROR',
      '/firstName',
      'VIOLATION::FIRST_NAME_IS_TOO_LONG',
    ],
    [
      'a long last name',
      { lastName: 'a'.repeat(256) },
      'TOO_LONG_ERROR',
      '/lastName',
      'VIOLATION::LAST_NAME_IS_TOO_LONG',
    ],
    ['a long title', { title: 'a'.repeat(101) }, 'TOO_LONG_ERROR', '/title', 'VIOLATION::TITLE_IS_TOO_LONG'],
    [
      'a long phone number',
      { phoneNumber: '0'.repeat(41) },
      'TOO_LONG_ERROR',
      '/phoneNumber',
      'VIOLATION::PHONE_NUMBER_IS_TOO_LONG',
    ],
    ['a long street', { street: 'a'.repeat(256) }, 'TOO_LONG_ERROR', '/street'],
    ['a list for a city', { city: ['Luzern'] }, 'INVALID_TYPE_ERROR', '/city'],
    ['a map for a line', { additionalAddressLine1: {} }, 'INVALID_TYPE_ERROR', '/additionalAddressLine1'],
    ['a number for a company', { company: 7 }, 'INVALID_TYPE_ERROR', '/company'],
    ['signs that databases refuse', { department: 'a\u0000b' }, 'REGEX_FAILED_ERROR', '/department'],
  ])('are refused with %s, new or changed', async (_, more, code, pointer, detail) => {
    const shopper = await someone();
    const [ownAddress] = await list(shopper);
    for (const response of [
      await add(shopper, more),
      await shopper.requestStore('PATCH', `${PATH}/${ownAddress?.id}`, { ...ADDRESS, ...more }),
    ]) {
      expect(refusalOf(response)).toEqual([400, [code, pointer]]);
      if (detail) expect(response.body.errors[0].detail).toBe(detail);
    }
    expect(await list(shopper)).toEqual([ownAddress]);
  });

  it('tell everything that is wrong at once, and the postcode only its limit', async () => {
    const shopper = await someone();
    const response = await shopper.requestStore('POST', PATH, {});
    expect(refusalOf(response).slice(1)).toHaveLength(6);
    const [, [code, pointer]] = refusalOf(await add(shopper, { zipcode: '1'.repeat(51) })) as [
      number,
      [string, string],
    ];
    expect([code, pointer]).toEqual(['TOO_LONG_ERROR', '/zipcode']);
  });
});
