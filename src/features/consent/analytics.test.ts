import { expect, test } from 'vitest';
import { isCounted, messageTo } from './analytics.ts';

const visit = {
  origin: 'https://hof.example',
  path: '/shop/kochen',
  title: 'Kochen',
  referrer: 'https://suche.example/?q=raclette+ruth+ammann',
  language: 'de-CH',
};
const url = 'https://zaehler.example';

test('Plausible hears of a page view in its own words', () => {
  const { body, ...rest } = messageTo({ kind: 'plausible', url, site: 'hof.example' }, visit);
  expect(rest).toEqual({ url: 'https://zaehler.example/api/event', type: 'text/plain' });
  expect(JSON.parse(body)).toEqual({
    name: 'pageview',
    url: 'https://hof.example/shop/kochen',
    domain: 'hof.example',
    referrer: 'https://suche.example',
  });
});

test('Umami hears of a page view in its own words', () => {
  const { body, ...rest } = messageTo({ kind: 'umami', url, site: 'a-b-c' }, visit);
  expect(rest).toEqual({ url: 'https://zaehler.example/api/send', type: 'application/json' });
  expect(JSON.parse(body)).toMatchObject({
    type: 'event',
    payload: { website: 'a-b-c', url: '/shop/kochen', hostname: 'hof.example' },
  });
});

test('Matomo hears of a page view in its own words, without an id of the visitor', () => {
  const { body, ...rest } = messageTo({ kind: 'matomo', url, site: '3' }, visit);
  expect(rest).toEqual({ url: 'https://zaehler.example/matomo.php', type: 'application/x-www-form-urlencoded' });
  const params = Object.fromEntries(new URLSearchParams(body));
  expect(params).toMatchObject({ idsite: '3', rec: '1', url: 'https://hof.example/shop/kochen' });
  expect(Object.keys(params)).not.toContain('_id');
});

test('what somebody searched for elsewhere, and where they were in this shop, is not told', () => {
  const { body } = messageTo({ kind: 'plausible', url, site: 'x' }, visit);
  expect(body).not.toContain('ruth');
  const inside = messageTo({ kind: 'plausible', url, site: 'x' }, { ...visit, referrer: 'https://hof.example/cart' });
  expect(JSON.parse(inside.body).referrer).toBe('');
});

test.each([
  ['/shop/kochen', true],
  ['/fr-FR/recettes', true],
  ['/account/order/1', false],
  ['/en-US/checkout/success/1/paid', false],
  ['/reset-password', false],
])('%s is counted: %s', (path, expected) => expect(isCounted(path)).toBe(expected));
