import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseShop } from '#features/content-schema/shop.schema.ts';
import { faultsOf, thingsIn } from '#tests/support/json-ld.ts';
import {
  breadcrumbList,
  duration,
  graph,
  organization,
  publisher,
  returnPolicy,
  shippingService,
  website,
  workshop,
} from './organization.ts';

const origin = new URL('https://shop.example');
const file = 'content/shop/shop.yaml';
const shop = parseShop(parse(readFileSync(file, 'utf8')), file);

type Range = { minValue?: number; maxValue?: number };
interface Condition {
  shippingDestination: { addressCountry: string }[];
  weight: Range;
  orderValue?: Range;
  shippingRate: { value: number };
  transitTime: { duration: Range };
}

describe('What search engines read', () => {
  test('of the house is complete', () => {
    const things = [
      organization(shop, 'de', origin),
      website('Testladen', 'fr-FR', origin),
      workshop(shop, origin, '/media/a.webp'),
    ];
    expect(things.flatMap((thing) => faultsOf(thing))).toEqual([]);
  });
  test('of returns says the days of the promise, to where it holds and who pays', () => {
    const url = new URL('/rueckgabe', origin);
    const policy = returnPolicy(shop, 'returns', url);
    expect(faultsOf({ ...publisher(shop.name, origin), hasMerchantReturnPolicy: policy })).toEqual([]);
    expect(policy).toMatchObject({
      merchantReturnDays: shop.guarantees.find(({ page }) => page === 'returns')?.days,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      merchantReturnLink: 'https://shop.example/rueckgabe',
    });
    expect(policy?.applicableCountry).toHaveLength(shop.countries.length);
    expect(returnPolicy(shop, 'guarantees', url)).toBeUndefined();
  });
  test('of delivery has the steps of the shop: by weight, free from a value on, freight without it', () => {
    const service = shippingService(shop, 'de');
    expect(faultsOf({ ...publisher(shop.name, origin), hasShippingService: service })).toEqual([]);
    const home = ((service?.shippingConditions ?? []) as Condition[]).filter(({ shippingDestination }) =>
      shippingDestination.some(({ addressCountry }) => addressCountry === 'CH'),
    );
    expect(
      home.map(({ weight, orderValue, shippingRate, transitTime }) => [
        [weight.minValue, weight.maxValue],
        [orderValue?.minValue, orderValue?.maxValue],
        shippingRate.value,
        [transitTime.duration.minValue, transitTime.duration.maxValue],
      ]),
    ).toEqual([
      [[0, 2], [0, 149.99], 7.9, [1, 2]],
      [[2, 10], [0, 149.99], 10.9, [1, 2]],
      [[10, 30], [0, 149.99], 19.9, [1, 2]],
      [[30, undefined], [undefined, undefined], 59, [4, 5]],
      [[0, 30], [150, undefined], 0, [1, 2]],
    ]);
    expect(service?.shippingConditions).toHaveLength(17);
  });
  test('of the way to a page ends with the page itself', () => {
    const list = breadcrumbList([{ name: 'Start', href: '/' }, { name: 'Rezepte' }], origin);
    expect(faultsOf(list)).toEqual([]);
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Rezepte', item: undefined },
    ]);
  });
  test('can’t end its own script', () => {
    const json = graph([{ '@type': 'Organization', name: '</script><b>' }]);
    expect(json).not.toContain('<');
    expect(thingsIn(`<script type="application/ld+json">${json}</script>`)[0]?.name).toBe('</script><b>');
  });
  test('writes minutes as durations', () => {
    expect([0, 45, 60, 95, 600].map(duration)).toEqual(['PT0M', 'PT45M', 'PT1H', 'PT1H35M', 'PT10H']);
  });
});

test('the check finds what is missing, and what has the wrong shape', () => {
  expect(faultsOf({ '@type': 'Recipe', name: 'Birne', image: ['/a.webp'], totalTime: '60 min' })).toEqual(
    expect.arrayContaining([
      'Recipe: recipeIngredient is missing',
      'Recipe: totalTime is 60 min, expected a duration like PT1H30M',
      'Recipe: image is /a.webp, expected an absolute address',
    ]),
  );
  expect(faultsOf({ '@type': 'Unheard' })).toHaveLength(1);
});
