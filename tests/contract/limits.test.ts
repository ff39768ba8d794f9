import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '#store/id.ts';
import { countAttempt } from '#store/records/visitor/attempts.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aCustomer, aGuest, aQuietStore, aShopper, productId } from '#tests/support/shopper.ts';

let store: AStore;
const clock = { at: Date.parse('2026-11-24T10:00:00Z') };
beforeAll(async () => {
  store = await aQuietStore({ LIMITS: 'back-in-stock=2:5' });
  store.store.clock = () => new Date(clock.at);
});
afterAll(() => store.close());

const PASSWORD = 'ein-langes-wort';

const request = async (path: string, body: unknown, visitor: string) => {
  const response = await store.requestStore('POST', path, body, { visitor });
  const { errors } = (await response.json()) as {
    errors?: { code: string; meta: { parameters: { seconds?: number } } }[];
  };
  return [response.status, errors?.[0]?.code, errors?.[0]?.meta.parameters.seconds];
};
const login = (username: string, password: string, visitor: string) =>
  request('/account/login', { username, password }, visitor);
const times = (count: number) => Array.from({ length: count });

const WRONG = [401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', undefined];
const THROTTLED = 'CHECKOUT__CUSTOMER_AUTH_THROTTLED';

describe('a password can be guessed', () => {
  it('ten times, then slower and slower; the right one ends it (H10)', async () => {
    await aShopper(store).requestStore(
      'POST',
      '/account/register',
      aGuest({ guest: false, email: 'anna@example.com', password: PASSWORD }),
    );
    for (const _ of times(10)) expect(await login('anna@example.com', 'falsch', 'a')).toEqual(WRONG);
    expect(await login('anna@example.com', PASSWORD, 'a')).toEqual([429, THROTTLED, 10]);
    clock.at += 9_000;
    expect(await login('ANNA@example.com', PASSWORD, 'a')).toEqual([429, THROTTLED, 1]);
    clock.at += 1_000;
    expect(await login('anna@example.com', 'falsch', 'a')).toEqual(WRONG);
    expect(await login('anna@example.com', 'falsch', 'a')).toEqual([429, THROTTLED, 10]);
    // somebody else at another place is not kept out by it
    expect((await login('anna@example.com', PASSWORD, 'b'))[0]).toBe(200);
    clock.at += 10_000;
    expect((await login('anna@example.com', PASSWORD, 'a'))[0]).toBe(200);
    for (const _ of times(10)) expect(await login('anna@example.com', 'falsch', 'a')).toEqual(WRONG);
  });

  it('just as often where there is no account', async () => {
    for (const _ of times(10)) expect(await login('nobody@example.com', 'falsch', 'c')).toEqual(WRONG);
    expect(await login('nobody@example.com', 'falsch', 'c')).toEqual([429, THROTTLED, 10]);
  });

  it('no more often by many at once', async () => {
    const responses = await Promise.all(times(30).map(() => login('flood@example.com', 'falsch', 'd')));
    expect(responses.filter(([status]) => status === 401)).toHaveLength(10);
    expect(responses.filter(([status]) => status === 429)).toHaveLength(20);
  });

  it('thirty times at whichever addresses, and an account of one’s own is no fresh start', async () => {
    await aCustomer(store, 'own@example.com');
    const guess = (count: number) => login(`somebody-${count}@example.com`, 'falsch', 'e');
    for (const count of times(20).keys()) expect(await guess(count)).toEqual(WRONG);
    for (const _ of times(30)) expect((await login('own@example.com', PASSWORD, 'e'))[0]).toBe(200);
    for (const count of times(10).keys()) expect(await guess(20 + count)).toEqual(WRONG);
    expect(await guess(30)).toEqual([429, THROTTLED, 2]);
    expect(await login('own@example.com', PASSWORD, 'e')).toEqual([429, THROTTLED, 2]);
    expect((await login('own@example.com', PASSWORD, 'f'))[0]).toBe(200);
    clock.at += 2_000;
    expect((await login('own@example.com', PASSWORD, 'e'))[0]).toBe(200);
    clock.at += 2_000;
    expect(await guess(30)).toEqual(WRONG);
  });
});

describe('what sends mails', () => {
  const storefrontUrl = 'http://localhost';
  const exceeded = 'FRAMEWORK__RATE_LIMIT_EXCEEDED';
  it.each([
    ['recovery', '/account/recovery-password', { email: 'x@example.com', storefrontUrl }, exceeded],
    ['contact', '/contact-form', { email: 'x@example.com', subject: 'a', comment: 'b' }, exceeded],
    [
      'newsletter',
      '/newsletter/subscribe',
      { email: 'x@example.com', option: 'subscribe', storefrontUrl },
      'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
    ],
  ])('does so three times, then only after a pause: %s', async (visitor, path, body, code) => {
    for (const _ of times(3)) expect((await request(path, body, visitor))[0]).toBe(200);
    expect(await request(path, body, visitor)).toEqual([429, code, 30]);
    expect((await request(path, body, `${visitor} elsewhere`))[0]).toBe(200);
    clock.at += 30_000;
    expect((await request(path, body, visitor))[0]).toBe(200);
    expect(await request(path, body, visitor)).toEqual([429, code, 30]);
  });
});

describe('mails to one address that somebody typed', () => {
  const storefrontUrl = 'http://localhost';
  const wait = (seconds: number) => [429, expect.any(String), seconds];
  let place = 0;
  const fromElsewhere = (path: string, body: object) => request(path, body, `place ${++place}`);

  it.each<[string, (index: number) => object]>([
    ['/newsletter/subscribe', (index) => ({ email: `V+${index}@example.org`, option: 'subscribe', storefrontUrl })],
    [
      '/back-in-stock/subscribe',
      (index) => ({ email: `v+${index}@example.org`, productId: productId('10-104-CR'), storefrontUrl }),
    ],
    ['/contact-form', () => ({ email: 'v@example.org', subject: 'a', comment: 'b' })],
  ])('are a few an hour, from wherever they are asked for: %s', async (path, body) => {
    for (const index of times(5).keys()) expect((await fromElsewhere(path, body(index)))[0]).toBe(200);
    expect(await fromElsewhere(path, body(6))).toEqual(wait(600));
    for (const seconds of [600, 600, 3600]) {
      clock.at += 600_000;
      expect((await fromElsewhere(path, body(7)))[0]).toBe(200);
      expect(await fromElsewhere(path, body(8))).toEqual(wait(seconds));
    }
  });

  it('are as few where an account is opened, closed and opened again with it', async () => {
    const open = (visitor: string) => {
      const shopper = aShopper(store);
      const account = aGuest({ guest: false, email: 'opened@example.org', password: PASSWORD });
      return shopper.requestStore('POST', '/account/register', account, { visitor }).then(async ({ status }) => {
        if (status === 200) await shopper.requestStore('DELETE', '/account/customer');
        return status;
      });
    };
    for (const index of times(5).keys()) expect(await open(`opener ${index}`)).toBe(200);
    expect(await open('opener 6')).toBe(429);
  });

  it('are as few where accounts take it for theirs', async () => {
    const changeEmail = async (visitor: string) => {
      const shopper = await aCustomer(store, `${visitor}@example.com`);
      const to = { email: 'taken@example.org', emailConfirmation: 'taken@example.org', password: PASSWORD };
      const { status } = await shopper.requestStore('POST', '/account/change-email', to, { visitor });
      if (status === 200) await shopper.requestStore('DELETE', '/account/customer');
      return status;
    };
    for (const index of times(5).keys()) expect(await changeEmail(`mover-${index}`)).toBe(200);
    expect(await changeEmail('mover-6')).toBe(429);
  });
});

/** As if so many attempts had been made from there. */
const hasSeen = async (what: string, count: number, visitor: string) => {
  const key = tokenHash([what, '', visitor].join('\n'));
  const at = new Date(clock.at).toISOString();
  await store.store.records.transaction((tx) => countAttempt(tx, undefined, { key, count, lastAt: at }));
};

describe('an account', () => {
  const account = (email: string, more: Record<string, unknown> = {}) =>
    aGuest({ guest: false, email, password: PASSWORD, ...more });
  it('can be opened five hundred times from one place, then only after a pause, and guests are counted apart', async () => {
    const register = (email: string, more = {}) => request('/account/register', account(email, more), 'school');
    await hasSeen('registration', 499, 'school');
    expect((await register('wrong@example.com', { firstName: '' }))[0]).toBe(400);
    expect((await register('last@example.com'))[0]).toBe(200);
    expect(await register('next@example.com')).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED', 10]);
    expect((await register('guest@example.com', { guest: true }))[0]).toBe(200);
    expect((await request('/account/register', account('next@example.com'), 'elsewhere'))[0]).toBe(200);
    clock.at += 10_000;
    expect((await register('later@example.com'))[0]).toBe(200);
  });

  it('of a guest counts as one', async () => {
    const shopper = aShopper(store);
    await shopper.becomeGuest({ email: 'converts@example.com' });
    await hasSeen('registration', 500, 'office');
    const convert = () =>
      shopper.requestStore('POST', '/account/convert-guest', { password: PASSWORD }, { visitor: 'office' });
    expect((await convert()).status).toBe(429);
    clock.at += 10_000;
    expect((await convert()).status).toBe(200);
  });
});

describe('the list of the newsletter', () => {
  it('can’t be searched for addresses by leaving it, and who leaves is not kept from it by having subscribed', async () => {
    const storefrontUrl = 'http://localhost';
    const leave = (email: string) => request('/newsletter/unsubscribe', { email }, 'leaver');
    for (const _ of times(3))
      await request(
        '/newsletter/subscribe',
        { email: 'mia@example.com', option: 'subscribe', storefrontUrl },
        'leaver',
      );
    expect((await leave('mia@example.com'))[0]).toBe(200);
    for (const email of ['a@example.com', 'b@example.com'])
      expect((await leave(email))[1]).toBe('CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND');
    expect(await leave('c@example.com')).toEqual([429, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED', 30]);
    const option = { email: 'd@example.com', option: 'unsubscribe', storefrontUrl };
    expect((await request('/newsletter/subscribe', option, 'leaver'))[0]).toBe(429);
    clock.at += 30_000;
    expect((await leave('mia@example.com'))[0]).toBe(200);
  });
});

describe('the order of a guest', () => {
  it('opens to ten guesses, then only after a pause, and to its own shopper at any time', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201');
    await shopper.becomeGuest({ email: 'guest@example.com' });
    const { body } = await shopper.requestStore('POST', '/checkout/order');
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: body.deepLinkCode }];
    const open = (zipcode: string) => request('/order', { filter, email: 'guest@example.com', zipcode }, 'guesser');
    for (const _ of times(10)) expect((await open('9999'))[1]).toBe('CHECKOUT__GUEST_WRONG_CREDENTIALS');
    expect(await open('6060')).toEqual([429, THROTTLED, 10]);
    expect((await shopper.requestStore('POST', '/order', { filter })).status).toBe(200);
    clock.at += 10_000;
    expect((await open('6060'))[0]).toBe(200);
  });
});

describe('orders of guests', () => {
  const anOrderTo = async (email: string, visitor: string) => {
    const shopper = aShopper(store);
    await shopper.put('41-201');
    await shopper.becomeGuest({ email });
    return shopper.requestStore('POST', '/checkout/order', {}, { visitor });
  };
  const queued = async () => (await store.store.records.read.all('select id from mail')).length;

  it('to a stranger’s address send three mails, then one after each pause, and leave no number out', async () => {
    const before = await queued();
    const responses = await Promise.all(times(30).map((_, index) => anOrderTo(`Stranger+${index}@example.com`, 'one')));
    const placed = responses.filter(({ status }) => status === 200);
    const numbers = placed.map(({ body }) => Number(body.orderNumber)).sort((a, b) => a - b);
    expect(numbers).toHaveLength(3);
    expect(await queued()).toBe(before + 3);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(27);
    clock.at += 30_000;
    const { status, body } = await anOrderTo('stranger@example.com', 'one');
    expect([status, Number(body.orderNumber)]).toEqual([200, (numbers[0] ?? 0) + 3]);
  });

  it('to one address from everywhere are twenty, then one a minute', async () => {
    const key = tokenHash(['order-address', 'victim@example.com', 'anywhere'].join('\n'));
    const row = { key, count: 19, lastAt: new Date(clock.at).toISOString() };
    await store.store.records.transaction((tx) => countAttempt(tx, undefined, row));
    expect((await anOrderTo('victim@example.com', 'here')).status).toBe(200);
    expect((await anOrderTo('victim@example.com', 'there')).status).toBe(429);
    clock.at += 60_000;
    expect((await anOrderTo('victim@example.com', 'there')).status).toBe(200);
  });

  it('to many addresses are two hundred from one place, then one after each pause', async () => {
    await hasSeen('order', 199, 'crowd');
    expect((await anOrderTo('a@example.com', 'crowd')).status).toBe(200);
    expect((await anOrderTo('b@example.com', 'crowd')).status).toBe(429);
    expect((await anOrderTo('b@example.com', 'elsewhere')).status).toBe(200);
  });
});

describe('what fills the disk', () => {
  it('is counted by visitor: guests, and carts that are begun', async () => {
    await hasSeen('guest', 500, 'filler');
    await hasSeen('session', 500, 'filler');
    const guest = await request('/account/register', aGuest({ email: 'full@example.com' }), 'filler');
    const line = { items: [{ referencedId: productId('41-201'), type: 'product' }] };
    const cart = await request('/checkout/cart/line-item', line, 'filler');
    expect([guest[0], cart[0]]).toEqual([429, 429]);
    clock.at += 10_000;
    expect((await request('/checkout/cart/line-item', line, 'filler'))[0]).toBe(200);
  });
});

describe('a promotion code can be guessed', () => {
  const enter = (visitor: string, ...codes: string[]) =>
    request(
      '/checkout/cart/line-item',
      { items: codes.map((referencedId) => ({ type: 'promotion', referencedId })) },
      visitor,
    );
  const exceeded = (seconds: number) => [429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED', seconds];

  it('ten times, then slower, and the right one is told no sooner', async () => {
    const wrong = ['A1', 'A2', 'A3', 'A4', 'A5'];
    for (const _ of times(2)) expect((await enter('thief', ...wrong))[0]).toBe(200);
    expect(await enter('thief', 'WINTER10')).toEqual(exceeded(10));
    expect((await enter('honest', 'WINTER10'))[0]).toBe(200);
    expect((await request('/checkout/cart/line-item', { items: [] }, 'thief'))[0]).toBe(200);
    clock.at += 10_000;
    expect((await enter('thief', 'WINTER10'))[0]).toBe(200);
    expect((await enter('thief', 'A6'))[0]).toBe(200);
    expect(await enter('thief', 'WINTER10')).toEqual(exceeded(10));
  });

  it('no faster by several in one call: where not all of them may be tried, none is', async () => {
    for (const _ of times(2)) await enter('several', 'C1', 'C2', 'C3', 'C4', 'C5');
    clock.at += 10_000;
    expect(await enter('several', 'C6', 'C7')).toEqual(exceeded(10));
    expect(await enter('several', 'C8', 'WINTER10')).toEqual(exceeded(10));
    expect((await enter('several', 'C9'))[0]).toBe(200);
    expect(await enter('several', 'WINTER10')).toEqual(exceeded(10));
  });

  it('nor by codes that nobody can use any more, which are told like unknown ones', async () => {
    const ended = "select id from promotion where code = 'GIESSEN26'";
    await store.store.records.transaction((tx) =>
      tx.run(`update promotion_use set is_paused = true where promotion_id in (${ended})`),
    );
    for (const _ of times(10)) expect((await enter('late', 'GIESSEN26'))[0]).toBe(200);
    expect(await enter('late', 'WINTER10')).toEqual(exceeded(10));
  });

  it('no more often by many calls at once', async () => {
    const responses = await Promise.all(times(30).map((_, index) => enter('crowded', `D${index}`)));
    expect(responses.filter(([status]) => status === 200)).toHaveLength(10);
  });

  it('by five in one call at most', async () => {
    expect((await enter('many', ...times(6).map((_, index) => `B${index}`)))[0]).toBe(400);
  });
});

describe('the owner', () => {
  const notice = (visitor: string) => {
    const subscription = {
      email: 'eager@example.com',
      productId: productId('12-110'),
      storefrontUrl: 'http://localhost',
    };
    return request('/back-in-stock/subscribe', subscription, visitor);
  };

  it('sets other limits', async () => {
    expect((await notice('eager'))[0]).not.toBe(429);
    expect((await notice('eager'))[2]).toBe(5);
  });

  it('is told of one that does not exist', async () => {
    await expect(aQuietStore({ LIMITS: 'orders=2:5' })).rejects.toThrow('found "orders"');
    await expect(aQuietStore({ LIMITS: 'order=often' })).rejects.toThrow('found "order=often"');
  });
});

it('keeps no address of those who tried', async () => {
  const rows = JSON.stringify(await store.store.records.read.all('select * from attempt'));
  expect(rows).not.toMatch(/@|elsewhere/);
});
