import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import {
  aCustomer,
  aQuietStore,
  aShopper,
  countryId,
  PASSWORD,
  paymentId,
  productId,
  type Shopper,
} from '#tests/support/shopper.ts';

let store: AStore;
let shoppers: Shopper[];
beforeAll(async () => {
  store = await aQuietStore();
  const guest = aShopper(store);
  await guest.becomeGuest();
  shoppers = [await aCustomer(store, 'anna@example.com'), guest, aShopper(store)];
});
afterAll(() => store.close());

const ID = productId('41-201');
const ROUTES: [string, string][] = [
  ['POST', '/account/register'],
  ['POST', '/account/change-profile'],
  ['POST', '/account/change-email'],
  ['POST', '/account/change-password'],
  ['POST', '/account/change-language'],
  ['POST', `/account/change-payment-method/${paymentId('card')}`],
  ['POST', '/account/convert-guest'],
  ['POST', '/account/customer'],
  ['POST', '/account/list-address'],
  ['POST', '/account/address'],
  ['PATCH', `/account/address/${ID}`],
  ['DELETE', `/account/address/${ID}`],
  ['PATCH', `/account/address/default-billing/${ID}`],
  ['POST', '/customer/wishlist'],
  ['POST', '/customer/wishlist/merge'],
  ['POST', `/customer/wishlist/add/${ID}`],
  ['DELETE', `/customer/wishlist/delete/${ID}`],
];

const ADDRESS = ['street', 'zipcode', 'city', 'countryId', 'countryStateId', 'company', 'phoneNumber', 'department'];
const PERSON = ['salutationId', 'title', 'firstName', 'lastName', 'accountType', 'vatIds', 'requestedGroupId'];
const ACCOUNT = [
  'email',
  'emailConfirmation',
  'password',
  'newPassword',
  'newPasswordConfirm',
  'guest',
  'storefrontUrl',
];
const OTHER = [
  'billingAddress',
  'shippingAddress',
  'birthdayDay',
  'birthdayMonth',
  'birthdayYear',
  'languageId',
  'customFields',
];
const CRITERIA = ['productIds', 'ids', 'limit', 'page', 'sort', 'filter', 'includes', 'associations', 'fields'];

const RIGHT = fc.constantFrom<unknown>(
  'neu@example.com',
  PASSWORD,
  'http://localhost',
  'business',
  countryId('CH'),
  '6060',
  ['CHE-123.456.789'],
  [ID],
  { street: 'Weg 1', zipcode: '6060', city: 'Sarnen', countryId: countryId('CH') },
  { hof_trade: 'wholesale' },
  true,
  12,
);
const ODD = fc.constantFrom<unknown>(
  "' or 1=1 --",
  '\u0000\ud800\u202e',
  'x'.repeat(20_000),
  Number.MAX_SAFE_INTEGER,
  -1,
  1e308,
  null,
  [],
  [null, {}, 7],
);
const HOSTILE = fc.oneof(ODD, fc.constant({ toString: 'x', length: 3 }), fc.jsonValue(), fc.string({ unit: 'binary' }));
const fields = fc.constantFrom(...ADDRESS, ...PERSON, ...ACCOUNT, ...OTHER, '__proto__');
const form = fc.dictionary(fields, fc.oneof(RIGHT, HOSTILE));
// what criteria make of maps of every kind is proven with the catalog
const criteria = fc.dictionary(fc.constantFrom(...CRITERIA), fc.oneof(RIGHT, ODD));
const body = fc.oneof(
  { weight: 6, arbitrary: form },
  { weight: 3, arbitrary: criteria },
  { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), fc.string()) },
);

it('no account breaks, whoever sends whatever: every answer is of the contract, and none tells of the inside', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), fc.nat(2), body, async ([method, path], who, sent) => {
      const { token = '' } = shoppers[who] ?? {};
      const response = await store.requestStore(method, path, sent, token ? { 'sw-context-token': token } : {});
      const text = await response.text();
      expect(response.status, `${method} ${path} ${JSON.stringify(sent)}: ${text}`).toBeLessThan(500);
      expect(text).not.toMatch(/\.ts:\d|sqlite|scrypt|\b(insert into|update "|select ")/i);
    }),
    { numRuns: 2000 },
  );
  // the store still knows who is who
  expect((await shoppers[0]?.requestStore('POST', '/account/customer'))?.body.customerNumber).toBeTruthy();
}, 240_000);
