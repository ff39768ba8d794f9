import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aGuest, aShopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

const HOUR = 60 * 60 * 1000;

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const OLD = 'ein-langes-wort';
const NEW = ' ein neues Wort ';

const anAccount = (email: string, more = {}) => aGuest({ guest: false, email, password: OLD, ...more });
const requestRecovery = (email: unknown, storefrontUrl: unknown = 'http://localhost') =>
  aShopper(store).requestStore('POST', '/account/recovery-password', { email, storefrontUrl });
const recover = (hash: unknown, newPassword: unknown = NEW, newPasswordConfirm = newPassword) =>
  aShopper(store).requestStore('POST', '/account/recovery-password-confirm', { hash, newPassword, newPasswordConfirm });
const isExpired = (hash: unknown) =>
  aShopper(store).requestStore('POST', '/account/customer-recovery-is-expired', { hash });
const login = (username: string, password: string) =>
  aShopper(store).requestStore('POST', '/account/login', { username, password });

/** Registers, asks for a new password, and reads the token from the mail. */
async function aForgetful(email: string) {
  const shopper = aShopper(store);
  await shopper.requestStore('POST', '/account/register', anAccount(email));
  const recovery = await requestRecovery(email);
  expect(findings('POST', '/account/recovery-password', recovery.status, recovery.body)).toEqual([]);
  const mail = (await store.mailsTo(email)).findLast(({ text }) => text?.includes('/account/recover/password'));
  return { shopper, mail, hash: linkIn(mail, '/account/recover/password').searchParams.get('hash') ?? '' };
}

/** Moves the link of an account into the past. */
const age = (email: string, ms: number) =>
  store.store.records.transaction((tx) =>
    tx.run(
      `update password_recovery set created_at = '${new Date(Date.now() - ms).toISOString()}'
       where customer_id = (select id from customer where email = '${email}')`,
    ),
  );

describe('a new password', () => {
  it('is not sent to wherever a request says that the shop is', async () => {
    await aShopper(store).requestStore('POST', '/account/register', anAccount('victim@example.com'));
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const headers = { 'content-type': 'application/json', 'sw-access-key': store.store.config.STORE_ACCESS_KEY };
    const body = JSON.stringify({ email: 'victim@example.com', storefrontUrl: 'http://evil.example' });
    const forged = 'http://evil.example/store-api/account/recovery-password';
    const response = await store.app.request(forged, { method: 'POST', headers, body }, { visitor: 'evil' });
    consoleError.mockRestore();
    const { errors } = (await response.json()) as { errors: { source: { pointer: string } }[] };
    expect([response.status, errors[0]?.source.pointer]).toEqual([400, '/storefrontUrl']);
    const mails = await store.mailsTo('victim@example.com');
    expect(mails.filter(({ text }) => text?.includes('evil.example'))).toEqual([]);
  });

  it('comes by mail, once, and logs out everywhere (D9)', async () => {
    const { shopper, mail, hash } = await aForgetful('anna@example.com');
    expect(mail).toMatchObject({ subject: 'Neues Passwort für Ihr Konto', to: [{ address: 'anna@example.com' }] });
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    const check = await isExpired(hash);
    expect(findings('POST', '/account/customer-recovery-is-expired', check.status, check.body)).toEqual([]);
    expect(check.body.isExpired).toBe(false);
    const set = await recover(hash);
    expect(findings('POST', '/account/recovery-password-confirm', set.status, set.body)).toEqual([]);
    expect(set.status).toBe(200);
    expect((await login('anna@example.com', OLD)).status).toBe(401);
    expect((await login('anna@example.com', NEW)).status).toBe(200);
    expect((await login('anna@example.com', NEW.trim())).status).toBe(401);
    expect((await shopper.requestStore('POST', '/account/customer')).status).toBe(403);
    expect((await recover(hash)).body.errors[0].code).toBe('CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED');
    expect((await isExpired(hash)).status).toBe(404);
    expect((await store.mailsTo('anna@example.com')).at(-1)?.subject).toBe('Ihr Passwort ist geändert');
  });

  it('is not to be had with what the database holds', async () => {
    const { hash } = await aForgetful('bea@example.com');
    const dump = JSON.stringify(await store.store.records.read.all('select * from password_recovery'));
    const mails = JSON.stringify(await store.store.records.read.all('select * from mail'));
    expect(dump + mails).not.toContain(hash);
    const [row] = await store.store.records.read.all<[string]>(
      "select token_hash from password_recovery where customer_id = (select id from customer where email = 'bea@example.com')",
    );
    expect((await recover(row?.[0].slice(0, 32))).status).toBe(410);
  });

  it('can be set for two hours', async () => {
    const { hash } = await aForgetful('carla@example.com');
    await age('carla@example.com', 2 * HOUR + 1000);
    expect((await isExpired(hash)).body.isExpired).toBe(true);
    expect((await recover(hash)).status).toBe(410);
    await age('carla@example.com', 2 * HOUR - 20_000);
    expect((await isExpired(hash)).body.isExpired).toBe(false);
    expect((await recover(hash)).status).toBe(200);
  });

  it('is set once when two ask for it at the same time', async () => {
    const { hash } = await aForgetful('dora@example.com');
    const responses = await Promise.all([recover(hash, 'erstes-wort'), recover(hash, 'zweites-wort')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('makes an earlier link useless', async () => {
    const { hash } = await aForgetful('eva@example.com');
    await requestRecovery('eva@example.com');
    expect((await recover(hash)).status).toBe(410);
  });

  it('is answered alike for an address without an account, which gets no mail', async () => {
    await aForgetful('fritz@example.com');
    const start = performance.now();
    const unknown = await requestRecovery('nobody@example.com');
    // whatever a mail takes to write, it takes less
    expect(performance.now() - start).toBeGreaterThan(190);
    const registered = await requestRecovery('fritz@example.com');
    expect([unknown.status, unknown.body]).toEqual([registered.status, registered.body]);
    expect(await store.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('is mailed in the language of the account, and leads to the shop alone', async () => {
    const english = (await store.requestStore('GET', '/context').then((response) => response.json())).salesChannel
      .domains[1].languageId;
    const shopper = aShopper(store);
    await shopper.requestStore('POST', '/account/register', anAccount('gina@example.com'), {
      'sw-language-id': english,
    });
    await requestRecovery('gina@example.com');
    const mail = (await store.mailsTo('gina@example.com')).at(-1);
    expect(mail?.subject).toBe('New password for your account');
    expect(linkIn(mail, '/account/recover/password').href).toMatch(
      /^http:\/\/localhost\/en-US\/account\/recover\/password\?hash=[0-9a-f]{32}$/,
    );
    expect((await requestRecovery('gina@example.com', 'https://evil.example')).body.errors[0]).toMatchObject({
      code: 'VIOLATION::NO_SUCH_CHOICE_ERROR',
      source: { pointer: '/storefrontUrl' },
    });
  });

  it.each([
    ['no address', '', 'IS_BLANK_ERROR'],
    ['half an address', 'anna@', 'STRICT_CHECK_FAILED_ERROR'],
    ['a number', 7, 'INVALID_TYPE_ERROR'],
    ['two addresses', 'a@example.com,b@example.com', 'STRICT_CHECK_FAILED_ERROR'],
    ['a header', 'a@example.com\r\nBcc: b@example.com', 'STRICT_CHECK_FAILED_ERROR'],
    ['a list', ['a@example.com'], 'INVALID_TYPE_ERROR'],
  ])('is refused for %s', async (_, email, code) => {
    const { status, body } = await requestRecovery(email);
    expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([400, `VIOLATION::${code}`, '/email']);
  });

  it.each([
    ['too short', 'kurz', 'kurz', 'VIOLATION::TOO_SHORT_ERROR'],
    ['unlike its repetition', NEW, 'anders', null],
    ['no text', 12345678, 12345678, 'VIOLATION::INVALID_TYPE_ERROR'],
    ['endless', 'x'.repeat(5000), 'x'.repeat(5000), 'VIOLATION::TOO_LONG_ERROR'],
  ])('is refused when it is %s', async (_, password, repeated, code) => {
    const { status, body } = await recover('0'.repeat(32), password, repeated as string);
    expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([400, code, '/newPassword']);
  });

  it.each([[undefined], [''], ['abc'], ['x'.repeat(33)], [7], [['0'.repeat(32)]]])('has no link %j', async (hash) => {
    expect((await isExpired(hash)).status).toBe(400);
    expect([400, 410]).toContain((await recover(hash)).status);
  });
});
