import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseShop } from '#features/catalog/shop.schema.ts';
import { faultsOf, thingsIn } from '#tests/support/json-ld.ts';
import { breadcrumbList, duration, graph } from './graph.ts';
import { organization, website, workshop } from './organization.ts';

const origin = new URL('https://shop.example');
const file = 'content/shop/shop.yaml';
const shop = parseShop(parse(readFileSync(file, 'utf8')), file);

describe('What search engines read', () => {
  test('of the house is complete', () => {
    const things = [
      organization(shop, 'de', origin),
      website(shop, 'fr-FR', origin),
      workshop(shop, origin, '/media/a.webp'),
    ];
    expect(things.flatMap((thing) => faultsOf(thing))).toEqual([]);
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
