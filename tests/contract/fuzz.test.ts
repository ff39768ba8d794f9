import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore } from '#tests/support/shopper.ts';
import { chance } from './fuzz/chance.ts';
import { allOperations, MEANT, someIds, someTokens } from './fuzz/operations.ts';
import { type FuzzRequest, nextRequest, type Requests } from './fuzz/requests.ts';

/** Requests of a run; `npm run verify` has a stage of 20,000, and on PostgreSQL for fewer. */
const COUNT = Number(process.env.FUZZ ?? 2000);
/** Another seed is another run: `FUZZ_SEED=7`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

// a machine that is twenty times slower may still end
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 60_000 });

let store: AStore;
let logged: string[];
beforeAll(async () => {
  store = await aQuietStore();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)));
});
afterAll(() => {
  vi.restoreAllMocks();
  store?.close();
});

it(`answers ${COUNT} odd requests in order: no failure of ours, no stack, and every refusal in the envelope`, async () => {
  const by = chance(SEED);
  const requests: Requests = { operations: allOperations(store.app), ids: someIds(), tokens: [] };
  const troubles: string[] = [];
  for (let index = 0; index < COUNT && troubles.length < 20; index += 1) {
    // some requests log out, empty carts or forget a guest
    if (index % 500 === 0) requests.tokens = await someTokens(store);
    const request = nextRequest(by, requests);
    logged.length = 0;
    const trouble = await troubleOf(request);
    if (trouble)
      troubles.push(
        `#${index} ${request.method} ${request.path.slice(0, 300)} ${request.body?.slice(0, 600)}: ${trouble}`,
      );
  }
  expect(troubles).toEqual([]);
});

/** What is wrong with the answer to a request; undefined when nothing is. */
async function troubleOf({ method, path, headers, body }: FuzzRequest): Promise<string | undefined> {
  const response = await store.requestStore(method, path, body ?? undefined, headers);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const json = isJson ? parsed(text) : undefined;
  if (isJson && json === undefined) return `${response.status} is no JSON: ${text.slice(0, 200)}`;
  if (STACK.test(text)) return `${response.status} shows a stack: ${text.slice(0, 300)}`;
  if (response.status < 400) return undefined;
  const { errors } = (json ?? {}) as { errors?: Record<string, unknown>[] };
  if (response.status >= 500 && !MEANT.includes(String(errors?.[0]?.code)))
    return `${response.status}: ${logged.join(' ').slice(0, 900)}`;
  const isEnvelope =
    Array.isArray(errors) && errors.length > 0 && errors.every((each) => isProblem(each, response.status));
  return isEnvelope ? undefined : `${response.status} without an envelope: ${text.slice(0, 200)}`;
}

const isProblem = ({ status, code, title, detail, meta }: Record<string, unknown>, of: number): boolean =>
  status === String(of) &&
  (code === null || typeof code === 'string') &&
  typeof title === 'string' &&
  typeof detail === 'string' &&
  typeof meta === 'object';

/** Lines of a stack, or what a database says. */
const STACK = /\bat \S+ \(?(file|node|\/)|\.ts:\d+:\d+|node_modules|SQLITE_|no such (table|column)|syntax error near/i;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
