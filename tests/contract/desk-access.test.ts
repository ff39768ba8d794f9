import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runStore } from '#desk/access/cli.ts';
import { PERMISSIONS } from '#desk/access/permissions.ts';
import { deskApi, routesOfDesk } from '#desk/api/app.ts';
import { aDesk, codeOf, DESK_PASSWORD, type DeskBrowser } from '#tests/support/a-desk.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';

let store: AMailingStore;
let desk: ReturnType<typeof aDesk>;
beforeAll(async () => {
  store = await aMailingStore({ SITE_URL: 'https://shop.example' });
  desk = aDesk(store);
});
afterAll(() => store.close());

const run = (...typed: string[]) => runStore(typed, { ...store.env, SITE_URL: 'https://shop.example' }, 'content');
const statusOf = async (browser: DeskBrowser, method: string, path: string, body?: unknown, headers = {}) =>
  (await browser.ask(method, path, body, headers)).status;
/** Another moment, by the shop's clock. */
const later = (ms: number) => vi.spyOn(store.store, 'clock').mockReturnValue(new Date(Date.now() + ms));
const HOUR = 60 * 60 * 1000;

describe('the desk', () => {
  it('is not there before somebody is invited', async () => {
    const empty = await aMailingStore();
    const api = deskApi(empty.store);
    const answers = ['/desk/api/account', '/desk/api/login', '/desk/api/nothing'].map((path) => api.request(path));
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, await answer.text(), [...answer.headers.keys()]]).toEqual([404, '', []]);
    }
    await empty.close();
  });

  it('opens by an invitation, which is mailed, works once and for 48 hours', async () => {
    const { out } = await run('desk', 'invite', 'ida@example.com', '--role', 'editor');
    const [mail] = await store.mailsTo('ida@example.com');
    const link = linkIn(mail, '/desk/welcome');
    expect(out).toContain(link.href);
    const token = link.hash.slice(1);
    const browser = desk.aBrowser();
    expect((await browser.ask('POST', '/welcome', { token })).body).toMatchObject({ email: 'ida@example.com' });
    later(49 * HOUR);
    expect(await statusOf(browser, 'POST', '/welcome', { token })).toBe(410);
    vi.restoreAllMocks();
    const accept = { token, password: DESK_PASSWORD, locale: 'fr-FR' };
    expect(await statusOf(browser, 'POST', '/welcome/accept', { ...accept, password: 'too short' })).toBe(400);
    expect(await statusOf(browser, 'POST', '/welcome/accept', accept)).toBe(200);
    expect(await statusOf(desk.aBrowser(), 'POST', '/welcome/accept', accept)).toBe(410);
    expect((await browser.ask('GET', '/account')).body).toMatchObject({ role: 'editor', language: 'fr-FR' });
    const cookie = (await desk.aBrowser().ask('POST', '/login', login('ida@example.com'))).headers.get('set-cookie');
    expect(cookie).toMatch(/^hof_desk=\w{32}; Max-Age=43200; Path=\/desk; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('lists, changes and removes its people at the command line, but never the last owner', async () => {
    const owner = await desk.aUser('owner', 'olga@example.com');
    expect((await run('desk', 'list')).out).toContain('olga@example.com');
    expect((await run('desk', 'role', 'olga@example.com', 'editor')).error).toContain('is the last owner');
    expect((await run('desk', 'remove', 'olga@example.com')).error).toContain('is the last owner');
    await run('desk', 'invite', 'paul@example.com', '--role', 'owner');
    await run('desk', 'role', 'olga@example.com', 'merchant');
    expect(await statusOf(owner.browser, 'GET', '/account')).toBe(401);
    expect((await run('desk', 'remove', 'olga@example.com')).error).toBe('');
    expect((await run('desk', 'list', '--json')).out).not.toContain('olga@example.com');
  });
});

const login = (email: string, more = {}) => ({ email, password: DESK_PASSWORD, ...more });

describe('a login', () => {
  it('asks a merchant for a code, takes each code once, and gives another token each time', async () => {
    const { email, secret, browser } = await desk.aUser('merchant');
    const [first, second] = [desk.aBrowser(), desk.aBrowser()];
    expect((await first.ask('POST', '/login', login(email))).body).toEqual({ next: 'code' });
    expect(first.cookie).toBe('');
    later(60_000);
    const code = codeOf(secret, new Date(Date.now() + 60_000));
    expect((await first.ask('POST', '/login', login(email, { code }))).body).toEqual({ next: 'open' });
    expect(await statusOf(second, 'POST', '/login', login(email, { code }))).toBe(401);
    vi.restoreAllMocks();
    expect(first.cookie).not.toBe(browser.cookie);
    expect((await first.ask('GET', '/account/sessions')).body.rows).toHaveLength(2);
    await first.ask('POST', '/account/sessions/end');
    expect(await statusOf(browser, 'GET', '/account')).toBe(401);
  });

  it('takes a recovery code in place of a lost telephone, once', async () => {
    const { email, recoveryCodes } = await desk.aUser('owner');
    const code = recoveryCodes[3]?.toUpperCase();
    expect(await statusOf(desk.aBrowser(), 'POST', '/login', login(email, { code }))).toBe(200);
    expect(await statusOf(desk.aBrowser(), 'POST', '/login', login(email, { code }))).toBe(401);
  });

  it('tells nobody who works here, and whether the password was right only with it', async () => {
    const { email } = await desk.aUser('editor');
    const wrong = await desk.aBrowser().ask('POST', '/login', { email, password: 'something else' });
    const unknown = await desk.aBrowser().ask('POST', '/login', login('nobody@example.com'));
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    const asked = await desk.aBrowser().ask('POST', '/login/mail', { email: 'nobody@example.com' });
    expect([asked.status, asked.body]).toEqual([200, {}]);
    expect(await store.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('goes by a link too, once, within 15 minutes, and the second factor is asked for all the same', async () => {
    const [editor, merchant] = [await desk.aUser('editor'), await desk.aUser('merchant')];
    for (const { email } of [editor, merchant]) await desk.aBrowser().ask('POST', '/login/mail', { email });
    const tokenFor = async (email: string) => linkIn((await store.mailsTo(email)).at(-1), '/desk/login').hash.slice(1);
    const [token, guarded] = [await tokenFor(editor.email), await tokenFor(merchant.email)];
    expect((await desk.aBrowser().ask('POST', '/login/link', { token: guarded })).body).toEqual({ next: 'code' });
    later(16 * 60_000);
    expect(await statusOf(desk.aBrowser(), 'POST', '/login/link', { token })).toBe(410);
    vi.restoreAllMocks();
    expect(await statusOf(desk.aBrowser(), 'POST', '/login/link', { token })).toBe(200);
    expect(await statusOf(desk.aBrowser(), 'POST', '/login/link', { token })).toBe(410);
  });

  it('ends after twelve hours without a call', async () => {
    const { browser } = await desk.aUser('editor');
    later(11 * HOUR);
    expect(await statusOf(browser, 'GET', '/account')).toBe(200);
    later(22 * HOUR);
    expect(await statusOf(browser, 'GET', '/account')).toBe(200);
    later(34.1 * HOUR);
    expect(await statusOf(browser, 'GET', '/account')).toBe(401);
    vi.restoreAllMocks();
  });

  it('waits after too many tries, by whomever they come, and a wait says how long', async () => {
    const { email } = await desk.aUser('editor');
    const statuses: number[] = [];
    for (let each = 0; each < 31; each += 1)
      statuses.push(await statusOf(desk.aBrowser(), 'POST', '/login', { email, password: `guess ${each}` }));
    expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([401]), 429]);
    const answer = await desk.aBrowser().ask('POST', '/login', login(email));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
  });

  it('changes the password only with the one before, which ends the other sessions', async () => {
    const { email, browser } = await desk.aUser('editor');
    const other = desk.aBrowser();
    await other.ask('POST', '/login', login(email));
    const change = { current: DESK_PASSWORD, password: 'another-long-password' };
    const refused = await browser.ask('POST', '/account/password', { ...change, current: 'no' });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'current']);
    expect(await statusOf(browser, 'POST', '/account/password', change)).toBe(200);
    expect([await statusOf(browser, 'GET', '/account'), await statusOf(other, 'GET', '/account')]).toEqual([200, 401]);
  });
});

describe('every route', () => {
  const ROLES = ['editor', 'merchant', 'owner'] as const;
  const routes = routesOfDesk();
  /** An address of a route, about something that there is not. */
  const addressOf = (route: string) => route.split(' ')[1]?.replaceAll(/:\w+/g, 'nothing@example.com') ?? '';
  let people: Record<(typeof ROLES)[number], DeskBrowser>;
  let unready: DeskBrowser;
  beforeAll(async () => {
    const browsers = await Promise.all(ROLES.map(async (role) => [role, (await desk.aUser(role)).browser] as const));
    people = Object.fromEntries(browsers) as typeof people;
    unready = desk.aBrowser();
    const token = await desk.anInvitation('late@example.com', 'owner');
    await unready.ask('POST', '/welcome/accept', { token, password: DESK_PASSWORD, locale: 'de' });
  });

  it('has its roles in the table, and the table names nothing else', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual([...routes].sort());
    expect(routes.length).toBeGreaterThan(50);
  });

  const guarded = routes.filter((route) => PERMISSIONS[route] !== 'anybody');
  // what ends the session that the test needs comes last
  guarded.sort((a, b) => Number(/logout|sessions\/end/.test(a)) - Number(/logout|sessions\/end/.test(b)));

  describe.each(guarded)('%s', (route) => {
    const [method = ''] = route.split(' ');

    it('is closed to whom nobody knows, and before the second factor', async () => {
      const foreign = desk.aBrowser();
      foreign.cookie = 'hof_desk=0123456789abcdef0123456789abcdef';
      for (const stranger of [desk.aBrowser(), foreign])
        expect(await statusOf(stranger, method, addressOf(route))).toBe(401);
      const isSetup = /\/account(\/totp|\/language|\/logout|$)/.test(route);
      if (!isSetup) expect(await statusOf(unready, method, addressOf(route))).toBe(403);
    });

    it.each(ROLES)('is open to the right roles: %s', async (role) => {
      const isOpen = PERMISSIONS[route]?.includes(role);
      // a body that nothing takes: what may be called is refused for what it says, if at all
      const isFinal = /logout|sessions\/end/.test(route);
      const browser = isFinal && isOpen ? (await desk.aUser(role)).browser : people[role];
      const { status, body } = await browser.ask(method, addressOf(route), { nothing: true });
      const code = body?.errors?.[0]?.code;
      if (isOpen) expect([status, code]).not.toEqual([403, 'DESK__NOT_ALLOWED']);
      else expect([status, code]).toEqual([403, 'DESK__NOT_ALLOWED']);
      expect(status).toBeLessThan(500);
    });

    if (method !== 'GET')
      it('takes a write only from the desk’s own pages, with a key', async () => {
        for (const headers of [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-site': 'none' },
          { 'idempotency-key': '' },
          { 'idempotency-key': 'short' },
        ])
          expect(await statusOf(people.owner, method, addressOf(route), {}, headers)).toBe(403);
      });
  });
});
