import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { type Person, people } from '#tests/support/people.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

/*
 * Fifty people in one shop at once, in three languages, half of them with an account. Whatever they ask for, and whatever
 * their browsers say they know already, each sees what is theirs and nothing of the other forty-nine.
 */

const COUNT = 50;
const ROUNDS = 2;

let shop: Shop;
let all: Person[];
beforeAll(async () => {
  shop = await openShop({ PROXIES: '1' });
  all = await people(shop.url, COUNT);
}, 120_000);
afterAll(() => shop?.remove());

/** What is personal, with what only its owner reads there. */
const PAGES: { path: string; expected: (person: Person) => string; isFor: (person: Person) => boolean }[] = [
  { path: '/account', expected: ({ name }) => name, isFor: hasAccount },
  { path: '/account/address', expected: ({ name }) => name, isFor: hasAccount },
  { path: '/account/profile', expected: ({ email }) => email, isFor: hasAccount },
  { path: '/account/order', expected: ({ order }) => order.number, isFor: hasAccount },
  { path: '/checkout/success', expected: ({ order }) => order.number, isFor: () => true },
];

const CALLS: { path: string; expected: (person: Person) => string }[] = [
  { path: '/context', expected: ({ name }) => name },
  { path: '/account/customer', expected: ({ name }) => name },
  { path: '/order', expected: ({ order }) => order.number },
  { path: '/checkout/cart', expected: ({ cartArticle }) => cartArticle },
];

function hasAccount({ isGuest }: Person): boolean {
  return !isGuest;
}

/** Nothing that only others know stands in this text. */
function isPrivate(text: string, person: Person): void {
  const others = all.filter((other) => other !== person);
  const seen = others.filter(({ name, email, token }) => [name, email, token].some((secret) => text.includes(secret)));
  expect(seen.map(({ name }) => name)).toEqual([]);
}

/** One after the other begins, nobody waits for anybody. */
const together = (visit: (person: Person, at: number) => Promise<void>) => Promise.all(all.map(visit));

describe(`${COUNT} people at once`, () => {
  test('see their own account and orders, whatever their browser says it knows (D1, F2, G4)', async () => {
    const etags: Record<string, string> = {};
    for (let round = 0; round < ROUNDS; round++)
      await together(async (person, at) => {
        const locale = LOCALES[(at + round) % LOCALES.length]?.code ?? 'de';
        for (const { path, expected } of PAGES.filter((page) => page.isFor(person))) {
          const ownPath = path === '/checkout/success' ? `${path}/${person.order.id}` : path;
          const response = await person.opens(inLocale(locale, ownPath), {
            'if-none-match': etags[path] ?? '*',
            'if-modified-since': new Date(Date.now() + 60_000).toUTCString(),
          });
          expect(response.status).toBe(200);
          expect(response.headers.get('cache-control')).toMatch(/private|no-store/);
          expect(response.headers.get('set-cookie') ?? '').toBe('');
          etags[path] ??= response.headers.get('etag') ?? '*';
          const text = await response.text();
          expect(text).toContain(expected(person));
          isPrivate(text, person);
        }
      });
  });

  test('hear of the store what is theirs (C1, C2, C3, C11, F1)', async () => {
    for (let round = 0; round < ROUNDS; round++)
      await together(async (person) => {
        for (const { path, expected } of CALLS) {
          const { status, text, token } = await person.requestTo(path);
          expect([path, status, token]).toEqual([path, 200, person.token]);
          expect(text).toContain(expected(person));
          isPrivate(text, person);
        }
      });
  });

  test('find nothing behind the address of somebody else’s order (B2, B5)', async () => {
    await together(async (person, at) => {
      const other = all[(at + 1) % COUNT] as Person;
      for (const path of [`/checkout/success/${other.order.id}`, `/account/order/${other.order.id}`]) {
        const text = await (await person.opens(path)).text();
        expect(text).not.toContain(other.order.number);
        isPrivate(text, person);
      }
    });
  });

  test('leave nothing behind for who comes without a name (B2, B5)', async () => {
    for (const path of ['/account', '/account/order', '/checkout', '/cart', '/wishlist']) {
      const response = await fetch(new URL(path, shop.url), { redirect: 'manual' });
      const text = await response.text();
      expect(all.filter(({ name, email, token }) => [name, email, token].some((each) => text.includes(each)))).toEqual(
        [],
      );
    }
  });
});
