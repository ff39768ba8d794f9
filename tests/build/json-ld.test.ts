import { expect, test } from 'vitest';
import { faultsOf, thingsIn } from '#tests/support/json-ld.ts';
import { isErrorPage, readSite } from './site.ts';

const pages = readSite().pages.filter((page) => !isErrorPage(page));
const structuredData = pages.map(({ address, html }) => ({ address, things: thingsIn(html) }));
const withType = (type: string) =>
  structuredData.filter(({ things }) => things.some((thing) => thing['@type'] === type));

test('everything told to search engines has what schema.org and they require and recommend', () => {
  const faults = structuredData.flatMap(({ address, things }) =>
    things.flatMap((thing) => faultsOf(thing).map((fault) => `${address}: ${fault}`)),
  );
  expect(faults.slice(0, 20)).toEqual([]);
});

test.each(['Product', 'BreadcrumbList', 'Recipe', 'BlogPosting', 'Organization', 'WebSite', 'ItemList'])(
  'some page tells of a %s',
  (type) => expect(withType(type).length).toBeGreaterThan(0),
);

test('a page tells of a thing once: its questions are one list, in however many blocks they stand', () => {
  const twice = structuredData.filter(({ things }) => {
    const ids = things.flatMap((thing) => thing['@id'] ?? []);
    return new Set(ids).size < ids.length;
  });
  expect(twice.map(({ address }) => address)).toEqual([]);
  expect(withType('FAQPage').length).toBeGreaterThan(0);
});

test('how goods are returned and sent is told once in each language, on the page that says it', () => {
  const withProperty = (property: string) =>
    structuredData.filter(({ things }) => things.some((thing) => property in thing)).map(({ address }) => address);
  expect(withProperty('hasMerchantReturnPolicy').sort()).toEqual(['/en-US/returns', '/fr-FR/retours', '/rueckgabe']);
  expect(withProperty('hasShippingService').sort()).toEqual(['/en-US/delivery', '/fr-FR/livraison', '/lieferung']);
});

test('every dealer tells of itself, on a page in each language', () => {
  const pages = withType('LocalBusiness').filter(({ address }) => /\/(haendler|dealers|revendeurs)\//.test(address));
  expect(pages.length).toBeGreaterThanOrEqual(3 * 40);
});

test('every recipe and every post tells of itself, in its own language', () => {
  expect(withType('Recipe').length).toBeGreaterThanOrEqual(3 * 40);
  expect(withType('BlogPosting').length).toBeGreaterThanOrEqual(3 * 14);
  const foreign = structuredData.flatMap(({ address, things }) =>
    things
      .filter(({ inLanguage, url }) => typeof inLanguage === 'string' && typeof url === 'string')
      .filter(({ url }) => new URL(String(url)).pathname.replace(/(?<=.)\/$/, '') !== address)
      .map(({ url }) => `${address} tells of ${url}`),
  );
  expect(foreign).toEqual([]);
});
