import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { idOf } from '#store/id.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

/* Every route of the requirements, asked of the built shop by somebody who has never been here. */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop?.remove());

const get = (path: string) => fetch(new URL(path, shop.url), { redirect: 'manual' });
const wayOf = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
};

/** Astro's own route scales any picture in any way, for seconds: it is nobody's address here. */
test.each(['/_image', '/_image?href=/favicon.svg&f=avif&q=100', '/_server-islands/x'])(
  '%s is not found',
  async (path) => expect((await get(path)).status).toBe(404),
);

const NOBODY = '0123456789abcdef0123456789abcdef';
/** Of a mailed link: letters and digits, which no id is. */
const MAILED = 'Nobody0123456789abcdefghijklmnoX';

/** What a stranger gets at an address that is called the same in every language. */
const SAME_EVERYWHERE: [subject: string, path: string, status: number][] = [
  ['an order asks whose it is', `/account/order/${MAILED}`, 200],
  ['a forgotten password is asked for', '/account/recover', 200],
  ['a new password needs its link', '/reset-password', 410],
  ['the login is open', '/login', 200],
  ['the registration is open', '/register', 200],
  ['a notice of goods can be ended', '/back-in-stock/unsubscribe', 200],
  ['the checkout is open', '/checkout', 200],
  ['an order of nobody is not found', `/checkout/success/${NOBODY}`, 404],
  ['nor is it paid', `/checkout/success/${NOBODY}/paid`, 404],
  ['nor unpaid', `/checkout/success/${NOBODY}/unpaid`, 404],
  ['contact is open', '/kontakt', 200],
  ['service is open', '/service', 200],
  ['the newsletter begins here', '/newsletter-subscribe', 200],
  ['the newsletter ends here', '/newsletter-unsubscribe', 200],
  ['the search is open', '/search?search=raclette', 200],
  ['the wishlist is open', '/wishlist', 200],
  ['what does not exist is not found', '/nowhere/at-all', 404],
];

describe.each(LOCALES)(
  'The addresses that are called alike everywhere, in $code (B2, B3, B4, B5, B7, B8, B9, B11, B12)',
  ({ code }) => {
    test.each(SAME_EVERYWHERE)('%s', async (_, path, status) => {
      expect((await get(inLocale(code, path))).status).toBe(status);
    });

    test.each(['', '/address', '/order', '/payment', '/profile'])(
      'the account («%s») leads to the login, and from there back (B2)',
      async (room) => {
        const here = inLocale(code, `/account${room}`);
        const login = `${inLocale(code, '/login')}?redirectTo=${encodeURIComponent(here)}`;
        expect(await wayOf(here)).toEqual([303, login]);
      },
    );

    test('a product and a category are found by their ids, for good (B15)', async () => {
      for (const technical of [`/detail/${idOf('product', '10-104')}`, `/navigation/${idOf('category', 'raclette')}`]) {
        const [status, to] = await wayOf(inLocale(code, technical));
        expect([status, (await get(String(to))).status]).toEqual([301, 200]);
        expect(to).toMatch(inLocale(code, '/').length > 1 ? new RegExp(`^/${code}/`) : /^\/(produkt|shop)\//);
      }
    });
  },
);

test('the category above all others is the home page (B15)', async () => {
  expect(await wayOf(`/navigation/${idOf('category', 'root')}`)).toEqual([301, '/']);
});

test('every page leads to the newsletter and to the lists of what is new, liked and reduced (B8, B18)', async () => {
  const html = await (await get('/')).text();
  for (const href of ['/newsletter-subscribe', '/shop/neu', '/shop/beliebt', '/shop/aktionen'])
    expect(html).toContain(`href="${href}"`);
});

test.each([
  ['/produkt/marroni-ofen', 'chestnut-weekend-2026'],
  ['/cart', 'closure-2026-ahead'],
  ['/kontakt', 'closure-2026-ahead'],
])('dated notices of a place stand there, and the clock shows them: %s (A6)', async (path, notice) => {
  expect(await (await get(path)).text()).toContain(`data-notice="${notice}"`);
});

test.each(['/shop/kochen/raclette', '/en-US/shop/cooking/raclette', '/fr-FR/shop/cuisine/raclette'])(
  'a category lies at several segments: %s (B10)',
  async (path) => expect((await get(path)).status).toBe(200),
);

test.each([
  ['/de', 301, '/'],
  ['/kehrichtsysteme/irgendwas', 301, '/shop/abfalltrennung'],
  ['/blog/raclette-fuer-viele', 301, '/journal/raclette-abend-fuer-zehn'],
  ['/karriere', 302, 'https://stellen.hofundherd.example/'],
])('an old address goes where content says: %s (B14)', async (path, status, to) =>
  expect(await wayOf(path)).toEqual([status, to]),
);

test('a page has the menu of the shop, the checkout nothing that leads away (B16)', async () => {
  const hasMenu = async (path: string) => (await (await get(path)).text()).includes('id="menu"');
  expect(await Promise.all(['/', '/login', '/checkout'].map(hasMenu))).toEqual([true, true, false]);
});
