import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#config.schema.ts';
import type { FetchStore } from './proxy.ts';

/** Pauses of a build before it asks again, in ms: a Shopware that is deployed or restarted is back within half a minute. */
export const BUILD_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Calls of a build at once: Shopware's PHP has 10 to 20 workers, and shoppers need some of them. */
const AT_ONCE = 4;

/**
 * A build's way of asking: few calls at once, again after a pause when the Shopware is away or busy.
 * @throws {Error} a sentence that says what is wrong with the connection and which variable to look at
 */
export function patient(
  fetchStore: FetchStore,
  config: Config,
  pauses: readonly number[] = BUILD_PAUSES_MS,
): FetchStore {
  const enqueue = turnstile(AT_ONCE);
  const once = async (request: Request, [wait, ...later]: readonly number[]): Promise<Response> => {
    const response = await enqueue(() => fetchStore(request.clone()));
    const isAway = [429, 502, 503, 504].includes(response.status);
    if (isAway && wait !== undefined) {
      await pause(wait);
      return once(request, later);
    }
    const wrong = isAway ? await away(response, config, pauses.length + 1) : misled(response, config);
    if (wrong) throw new Error(wrong);
    return response;
  };
  return (request) => once(request, pauses);
}

async function away(response: Response, { STORE_API_ENDPOINT }: Config, times: number): Promise<string> {
  const body = await response.json().catch(() => undefined);
  const detail = (body as { errors?: { detail?: string }[] } | undefined)?.errors?.[0]?.detail ?? '';
  return `The Store API at ${STORE_API_ENDPOINT} answered ${response.status} ${times} times. ${detail} Is STORE_API_ENDPOINT right, and does that Shopware run?`;
}

/** Answers that no further question mends. */
function misled(response: Response, { STORE_API_ENDPOINT }: Config): string | undefined {
  const hint = 'Make sure that endpoint and accessToken are settled in the configuration';
  if (response.status === 401 || response.status === 412)
    return `${hint}: the Store API at ${STORE_API_ENDPOINT} refuses the key in STORE_API_ACCESS_TOKEN (${response.status}).`;
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? '') && response.status !== 204)
    return `${hint}: at ${STORE_API_ENDPOINT} there is no Store API (${response.status}); STORE_API_ENDPOINT should end in /store-api.`;
  return undefined;
}

/** Lets so many in at once; the others wait in their order. */
function turnstile(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside >= atOnce) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
