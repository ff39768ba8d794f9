import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { solveCaptcha } from '#features/captcha/captcha.store.ts';
import { isWorkDone } from '#store/captcha/captcha.ts';
import { createSend } from '#store-api/client.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { aShopper, refusalOf } from '#tests/support/shopper.ts';

const PASS = 'a-pass-of-sixteen-and-more';
let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ CAPTCHA: 'proof-of-work', CAPTCHA_WORK: '2000', CAPTCHA_PASS: PASS });
});
afterAll(() => store.close());

const REFUSED = [403, ['FRAMEWORK__INVALID_CAPTCHA_VALUE', undefined]];
let count = 0;
const write = (captcha: unknown, headers = {}, at: Pick<AMailingStore, 'requestStore'> = store) =>
  aShopper(at).requestStore(
    'POST',
    '/contact-form',
    { email: `w-${++count}@example.com`, subject: 'Hallo', comment: 'Text', captcha },
    headers,
  );

/** As a form in a browser does. */
const solved = async (at: Pick<AMailingStore, 'app' | 'store'> = store) => {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => at.app.fetch(new Request(input, init));
  const accessKey = at.store.config.STORE_ACCESS_KEY;
  const result = await solveCaptcha(
    createSend({ endpoint: 'http://shop.test/store-api', accessKey, fetch: fetch as typeof globalThis.fetch }),
  );
  if (!('token' in result)) throw new Error(result.trouble);
  return result.token;
};

describe('a proof of work', () => {
  it('is solved by the form’s own module, and works once, also for two at once (E14)', async () => {
    const solution = await solved();
    const both = await Promise.all([write(solution), write(solution)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(refusalOf(await write(solution))).toEqual(REFUSED);
  });

  it('is not used up by a form that is refused for something else', async () => {
    const solution = await solved();
    const { status } = await aShopper(store).requestStore('POST', '/contact-form', { captcha: solution });
    expect([status, (await write(solution)).status]).toEqual([400, 200]);
  });

  it('ends with its time', async () => {
    const solution = await solved();
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await isWorkDone(store.store, solution, inMinutes(21))).toBe(false);
    const [salt = '', number, signature] = solution.split('.');
    const longer = `${inMinutes(999).getTime().toString(36)}-${salt.split('-')[1]}.${number}.${signature}`;
    expect(await isWorkDone(store.store, longer, inMinutes(21))).toBe(false);
    expect(await isWorkDone(store.store, solution, inMinutes(19))).toBe(true);
  });

  it.each<[string, (solution: string) => unknown]>([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['an object', () => ({ $ne: '' })],
    ['another number', (solution) => solution.replace(/\.(\d+)\./, (_, number) => `.${Number(number) + 1}.`)],
    ['another salt', (solution) => solution.replace(/^(.{12})./, '$1g')],
    ['another signature', (solution) => `${solution.slice(0, -64)}${'0'.repeat(64)}`],
    ['half of one', (solution) => solution.slice(0, 40)],
    ['far too much', () => 'x'.repeat(100_000)],
  ])('is refused: %s', async (_, of) => {
    expect(refusalOf(await write(of(await solved())))).toEqual(REFUSED);
  });

  it('is not asked of servers that know the pass', async () => {
    expect((await write(undefined, { 'x-captcha-pass': PASS })).status).toBe(200);
    expect(refusalOf(await write(undefined, { 'x-captcha-pass': `${PASS}x` }))).toEqual(REFUSED);
  });

  it('keeps robots from partners too', async () => {
    const [partner] = store.store.shopConfig.dealers.filter(({ assembles }) => assembles);
    const request = {
      serviceType: 'assembly',
      partnerId: partner?.id,
      acceptedTerms: true,
      firstName: 'A',
      lastName: 'B',
      phone: '1',
      street: 'Weg',
      streetNumber: '1',
      zip: '6060',
      city: 'Sarnen',
      description: 'x',
    };
    const requestAppointment = (captcha?: string) =>
      aShopper(store).requestStore('POST', '/appointment-request', { ...request, captcha });
    expect(refusalOf(await requestAppointment())).toEqual(REFUSED);
    expect((await requestAppointment(await solved())).status).toBe(200);
  });
});

describe('another provider (E14)', () => {
  it.each([
    ['recaptcha-v2', { success: true }, 200],
    ['recaptcha-v2', { success: false }, 403],
    ['recaptcha-v3', { success: true, score: 0.9 }, 200],
    ['recaptcha-v3', { success: true, score: 0.1 }, 403],
    ['turnstile', { success: true }, 200],
    ['turnstile', {}, 403],
  ])('%s says %j: %d', async (provider, expected, status) => {
    const requestBodies: string[] = [];
    const server = await serveFetch(async (request) => {
      requestBodies.push(await request.text());
      return Response.json(expected);
    });
    const set = {
      CAPTCHA: provider,
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: server.url,
    };
    const other = await aMailingStore(set);
    expect(await (await other.requestStore('GET', '/captcha')).json()).toEqual({ provider, siteKey: 'site' });
    expect((await write('a-token', {}, other)).status).toBe(status);
    expect(requestBodies).toEqual(['secret=secret&response=a-token']);
    await other.close();
    await server.close();
  });

  it('needs its keys', () => {
    expect(() => readConfig({ CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'x' })).toThrow(
      'CAPTCHA=turnstile needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET',
    );
  });
});
