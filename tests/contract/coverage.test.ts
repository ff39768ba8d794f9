import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { readCatalogue } from './exchanges/catalogue.ts';
import { keepAccount, write } from './exchanges/customer.ts';
import {
  aBrowser,
  becomeCustomers,
  browse,
  manageAccount,
  orderAsGuest,
  register,
} from './exchanges/in-the-browser.ts';
import { drawPages, keepPages, leave, readOwnOrder } from './exchanges/on-the-server.ts';
import { anOverheardSend, nameOf } from './exchanges/overheard.ts';
import { fillCart, order, settle } from './exchanges/purchase.ts';
import { EMPTY, OUT_OF_SCOPE, UNUSED_CALLS, used } from './exchanges/used.ts';
import { aWitness } from './exchanges/witness.ts';
import { type Exchange, judgeWith } from './openapi/judge.ts';
import { isDeclared, operations, RELAXATIONS } from './openapi.ts';

const ways = vi.hoisted((): { anonymous?: Send } => ({}));
vi.mock('#store-api/server.ts', () => ({
  siteUrl: new URL('http://localhost'),
  sendAnonymous: ((call, sent) => ways.anonymous?.(call, sent)) as Send,
}));
vi.mock('#store-api/now.server.ts', () => ({ shopNow: () => new Date() }));
vi.mock('#features/account/trades.content.ts', () => ({
  readTrades: async () => [],
  professionalsName: async () => ({ de: 'Profis' }),
}));
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let store: AMailingStore;
/** One call at least of every operation that a storefront uses, each granted. */
const exchanges: Exchange[] = [];
/** What our own storefront sends. */
const overheard: Exchange[] = [];
beforeAll(async () => {
  store = await aMailingStore({ DOUBLE_OPT_IN: 'accounts' });
});
afterAll(() => store?.close());

const official = judgeWith(RELAXATIONS);
const responded = new Set<string>();

it('answers every operation that a storefront uses (G3)', async () => {
  for (const name of used) if (await isAnswered(name)) responded.add(name);
  expect(used.filter((name) => !responded.has(name))).toEqual([]);
});

it('lists only what the official file knows', () => {
  const listed = [...EMPTY, ...Object.keys(OUT_OF_SCOPE)];
  expect(listed.filter((name) => !operations.has(name))).toEqual([]);
});

it('does not answer what is out of scope', async () => {
  for (const name of Object.keys(OUT_OF_SCOPE)) expect([name, await isAnswered(name)]).toEqual([name, false]);
});

describe('by the official file', () => {
  it('requests and answers of every operation that a storefront uses are valid (G3)', async () => {
    for (const scenario of [readCatalogue, fillCart, keepAccount, order, write])
      await scenario(aWitness(store, exchanges), store);
    expect(
      exchanges.flatMap((each) => failuresOf(each, [...official.ofRequest(each), ...official.ofAnswer(each)])),
    ).toEqual([]);
    const called = new Set(exchanges.map(({ name }) => name));
    const sent = new Set(exchanges.filter(({ body }) => body !== undefined).map(({ name }) => name));
    const requests = used.filter((name) => isDeclared(name).request);
    const responses = used.filter((name) => isDeclared(name).response);
    console.info(
      `Store API: ${responded.size} of ${used.length} operations that a storefront uses are implemented; valid by the official file: ` +
        `${requests.filter((name) => sent.has(name)).length} of ${requests.length} bodies of requests, ` +
        `${responses.filter((name) => called.has(name)).length} of ${responses.length} answers, ` +
        `and the status of ${used.filter((name) => called.has(name)).length}; ${RELAXATIONS.length} relaxations.`,
    );
    expect(used.filter((name) => !called.has(name))).toEqual([]);
    expect(requests.filter((name) => !sent.has(name))).toEqual([]);
  });

  it('what our own storefront sends is valid, in every call that it has', async () => {
    const shopStore = await aMailingStore();
    await shopAt(shopStore);
    await shopStore.close();
    expect(overheard.flatMap((each) => failuresOf(each, official.ofRequest(each)))).toEqual([]);
    const sent = new Set(overheard.map(({ name }) => name));
    expect(declaredCalls().filter((name) => !sent.has(name))).toEqual([...UNUSED_CALLS].sort());
  });

  it.each(RELAXATIONS.map(({ because }, at) => [because, at] as const))('a relaxation is needed: %s', (_, at) => {
    const strict = judgeWith(RELAXATIONS.filter((_, index) => index !== at));
    const isRefused = (each: Exchange) => strict.ofRequest(each).length > 0 || strict.ofAnswer(each).length > 0;
    expect(exchanges.some(isRefused) || overheard.some((each) => strict.ofRequest(each).length > 0)).toBe(true);
  });
});

/** Everything that our pages, and the scripts on them, do with the store. */
async function shopAt(store: AMailingStore): Promise<void> {
  const aSend = () => anOverheardSend(store, overheard);
  ways.anonymous = aSend();
  await browse(aBrowser(aSend()));
  await drawPages({ locale: 'de', send: aSend() });
  const send = aSend();
  const guest = aBrowser(send);
  const orderId = await orderAsGuest(guest);
  await becomeCustomers(guest, aBrowser(aSend()));
  await readOwnOrder({ locale: 'de', send }, orderId, (transactionId) => settle(store.store, transactionId));
  await keepPages({ locale: 'de', send });
  await manageAccount(aBrowser(aSend()));
  await register(aBrowser(aSend()), store.store.shopConfig.professionalGroupId);
  await leave({ locale: 'de', send });
}

/** The official operations behind the calls of `src/store-api/contract`. */
function declaredCalls(): string[] {
  const modules = import.meta.glob<Record<string, unknown>>('/src/store-api/contract/*.ts', { eager: true });
  const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));
  const names = calls.flatMap(({ method, path }) => nameOf(method, path.replace(/\{\w+\}/g, 'x')) ?? []);
  return [...new Set(names)].filter((name) => used.includes(name)).sort();
}

type Called = { method: string; path: string };
const isCall = (value: unknown): value is Called =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** What is wrong with an exchange, by its name. */
const failuresOf = ({ name }: Exchange, findings: string[]) =>
  findings.length > 0 ? [[name, ...findings.slice(0, 5)]] : [];

/** Whether a route stands behind an operation, whatever it says to an empty call for something unknown. */
async function isAnswered(name: string): Promise<boolean> {
  const [method = '', path = ''] = name.split(' ');
  const body = method === 'GET' ? undefined : {};
  const response = await store.requestStore(method, path.replace(/\{\w+\}/g, 'f'.repeat(32)), body);
  if (response.status !== 404 && response.status !== 405) return true;
  const { errors } = (await response.json()) as { errors: { code: string; detail: string }[] };
  return !(errors[0]?.code === '0' && errors[0].detail.startsWith('No route found'));
}
