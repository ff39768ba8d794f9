import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { byNumber } from '#features/spare-parts/find/by-number.ts';
import {
  catalogueOf,
  devicesOfPart,
  numberOf,
  type PartsCatalogue,
  partsOfDevice,
} from '#features/spare-parts/find/catalogue.ts';
import { begunBy, devicesWithParts, deviceWithParts, nearParts } from '#features/spare-parts/find/read-parts.server.ts';
import { askAll } from '#store-api/call-store.server.ts';
import { createSend } from '#store-api/client.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { numbersNear } from '#values/search/article-number.ts';

const shop = vi.hoisted(() => ({ fetch: undefined as typeof fetch | undefined }));
vi.mock('#store-api/server.ts', () => ({
  sendAnonymous: ((call, options) => {
    const fetchShop: typeof fetch = async (...request) => (shop.fetch as typeof fetch)(...request);
    return createSend({ endpoint: 'http://shop/store-api', accessKey: KEY, fetch: fetchShop })(call, options);
  }) as ReturnType<typeof createSend>,
}));

let KEY: string;
let store: AStore;
/** Sorted out of the whole range, which is read for it. */
let whole: PartsCatalogue;

beforeAll(async () => {
  store = await aStore();
  KEY = store.store.config.STORE_ACCESS_KEY;
  shop.fetch = async (input, init) => store.app.request(new Request(input, init));
  whole = catalogueOf(await askAll({ locale: 'de' }, readProducts, { includes: CARD_INCLUDES }));
});
afterAll(() => store.close());

const numbers = (products: readonly Product[]) => products.map(numberOf);

it('the devices with parts are those of the whole range (7.2)', async () => {
  expect(numbers(await devicesWithParts('de'))).toEqual(numbers(whole.devices));
});

it('what is read for one device is what the whole range says of it (7.2)', async () => {
  const some = whole.devices.filter((_, index) => index % 9 === 0);
  expect(some.length).toBeGreaterThan(3);
  for (const each of some) {
    const match = await deviceWithParts('de', numberOf(each).replaceAll('-', ''));
    if (!match) throw new Error(`${numberOf(each)} has no parts.`);
    const { device, catalogue } = match;
    const parts = partsOfDevice(catalogue, device);
    expect(numbers(parts)).toEqual(numbers(partsOfDevice(whole, each)));
    for (const part of parts) {
      expect(numbers(devicesOfPart(catalogue, part))).toEqual(numbers(devicesOfPart(whole, part)));
      const versionsIn = ({ variants }: PartsCatalogue) => variants.filter(({ parentId }) => parentId === part.id);
      expect(numbers(versionsIn(catalogue)).sort()).toEqual(numbers(versionsIn(whole)).sort());
    }
  }
});

it('a version leads to its device, and what has no parts to nothing (7.2)', async () => {
  expect((await deviceWithParts('de', '10-104-GR'))?.device.productNumber).toBe('10-104');
  for (const number of ['41-201', '99-999', '', '%', '"'.repeat(90)])
    expect(await deviceWithParts('de', number)).toBe(undefined);
});

it.each([
  '5',
  '51',
  '51-1',
  '51101',
  '30-6',
  '30.602',
  '10104gr',
  '20-201',
  'Nr. 40-601',
  '12-110',
  '3',
  '99',
  '4_601',
  '30%',
])('the number %s finds what it finds in the whole range (7.2)', async (term) => {
  const told = ({ parts, devices, of, other }: ReturnType<typeof byNumber>) => ({
    ...{ parts: numbers(parts), devices: numbers(devices) },
    ...{ of: of?.productNumber, other: other?.productNumber },
  });
  const { catalogue, isCut } = await begunBy('de', term);
  expect(told(byNumber(catalogue, term))).toEqual(told(byNumber(whole, term)));
  expect(isCut).toBe(false);
});

it.each(['51-102', '30-603', '10-114', '9'])(
  'a number near %s is the same as in the whole range (7.2)',
  async (term) => {
    const expected = /^\d\d/.test(term) ? numbersNear(term, [...whole.parts, ...whole.devices], numberOf) : [];
    expect(numbers(await nearParts('de', term))).toEqual(numbers(expected));
  },
);
