import { setTimeout as wait } from 'node:timers/promises';
import { Mistake } from '#store/cli/line/command-result.ts';
import { isObject } from '#store/request.ts';

export type Fields = Record<string, unknown>;
export type Entity = Fields & { id: string };

export type Filter =
  | { type: 'equals'; field: string; value: string | number | boolean | null }
  | { type: 'equalsAny'; field: string /** Values with `|` between. */; value: string }
  | { type: 'not'; operator: 'and'; queries: Filter[] };

type Criteria = {
  ids?: string[];
  filter?: Filter[];
  associations?: Record<string, object>;
  /** Fields by entity; everything when left out. */
  includes?: Record<string, string[]>;
};

export type Operation = { entity: string; action: 'upsert' | 'delete'; payload: Fields[] };

/** The Admin API of a Shopware, as an integration uses it. Every call throws a `Mistake` that says what went wrong. */
export type AdminApi = {
  /** All entities that fit, in any order. */
  search: (entity: string, criteria: Criteria) => Promise<Entity[]>;
  /** Writes and deletes in one transaction. */
  sync: (operations: Operation[]) => Promise<void>;
  get: (path: string) => Promise<Fields>;
  post: (path: string, body: object) => Promise<void>;
  /** Gives a medium its file. Answers whether its name was free. */
  upload: (mediaId: string, name: string, extension: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
};

export type Access = { origin: string; id: string; secret: string };

/** Most entities that a search answers at once. */
const PAGE = 500;

/** Waits between attempts, in ms; a Shopware that is busy says itself how long. */
const PAUSES = [500, 2000, 8000, 20_000];
const LONGEST_PAUSE_MS = 60_000;
const SILENCE_MS = 300_000;

/** A token is renewed so many ms before it ends. */
const EARLY_MS = 60_000;

type Call = { method: string; path: string; body?: BodyInit; type?: string };

/** `pauses`: ms before each further attempt, for tests. */
export function adminApi({ origin, id, secret }: Access, pauses: readonly number[] = PAUSES): AdminApi {
  let token: { value: string; until: number } | undefined;

  async function bearer(): Promise<string> {
    if (token && token.until > Date.now() + EARLY_MS) return token.value;
    const body = JSON.stringify({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
    const response = await attempt({ method: 'POST', path: '/api/oauth/token', body }, {});
    const responseBody = await jsonOf(response);
    if (!response.ok || typeof responseBody.access_token !== 'string') {
      if (response.status === 404)
        throw new Mistake(`There is no Admin API at ${origin}: /api/oauth/token is unknown.`);
      throw new Mistake(
        `${origin} does not accept SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET (${errorsOf(response, responseBody)}).`,
      );
    }
    token = { value: responseBody.access_token, until: Date.now() + Number(responseBody.expires_in) * 1000 };
    return token.value;
  }

  /** Asks until there is an answer that a repetition would not change. */
  async function attempt({ method, path, body, type = 'application/json' }: Call, headers: Record<string, string>) {
    const init = { method, headers: { accept: 'application/json', 'content-type': type, ...headers }, body };
    for (let failures = 0; ; failures += 1) {
      const pause = pauses[failures];
      try {
        const response = await fetch(origin + path, {
          ...init,
          signal: AbortSignal.timeout(SILENCE_MS),
          redirect: 'error',
        });
        if (pause === undefined || (response.status !== 429 && response.status < 502)) return response;
        await response.body?.cancel();
        const seconds = Number(response.headers.get('retry-after'));
        await wait(Math.min(Math.max(pause, seconds * 1000 || 0), LONGEST_PAUSE_MS));
      } catch (error) {
        if (pause === undefined) throw new Mistake(`${origin} can't be reached: ${reasonOf(error)}.`);
        await wait(pause);
      }
    }
  }

  async function call(request: Call): Promise<{ response: Response; responseBody: Fields }> {
    const response = await attempt(request, { authorization: `Bearer ${await bearer()}` });
    if (response.status !== 401) return { response, responseBody: await jsonOf(response) };
    token = undefined; // ended early: a secret was renewed, or the clocks differ
    const again = await attempt(request, { authorization: `Bearer ${await bearer()}` });
    return { response: again, responseBody: await jsonOf(again) };
  }

  async function done(what: string, request: Call): Promise<Fields> {
    const { response, responseBody } = await call(request);
    if (response.ok) return responseBody;
    if (response.status === 403)
      throw new Mistake(
        `The integration has no right to ${what} (${errorsOf(response, responseBody)}): make it an administrator.`,
      );
    if (response.status === 404) throw new Mistake(`This Shopware can't ${what}: 6.6 or 6.7 is needed.`);
    throw new Mistake(`The Shopware refuses to ${what}: ${errorsOf(response, responseBody)}.`);
  }

  return {
    async search(entity, criteria) {
      const entities: Entity[] = [];
      for (let page = 1; ; page += 1) {
        const body = JSON.stringify({ ...criteria, limit: PAGE, page });
        const path = `/api/search/${entity.replaceAll('_', '-')}`;
        const { data } = await done(`read ${entity}`, { method: 'POST', path, body });
        if (!Array.isArray(data)) throw new Mistake(`${origin} answers a search for ${entity} with something else.`);
        entities.push(...data);
        if (data.length < PAGE) return entities;
      }
    },
    async sync(operations) {
      const names = [...new Set(operations.map(({ entity }) => entity))].join(', ');
      await done(`write ${names}`, { method: 'POST', path: '/api/_action/sync', body: JSON.stringify(operations) });
    },
    get: (path) => done(`read ${path}`, { method: 'GET', path }),
    async post(path, body) {
      await done(`write ${path}`, { method: 'POST', path, body: JSON.stringify(body) });
    },
    async upload(mediaId, name, extension, bytes) {
      const path = `/api/_action/media/${mediaId}/upload?${new URLSearchParams({ extension, fileName: name })}`;
      const type = 'application/octet-stream';
      const { response, responseBody } = await call({ method: 'POST', path, body: bytes, type });
      if (response.ok) return true;
      if (codesIn(responseBody).includes('CONTENT__MEDIA_DUPLICATED_FILE_NAME')) return false;
      throw new Mistake(`The Shopware refuses the file ${name}.${extension}: ${errorsOf(response, responseBody)}.`);
    },
  };
}

async function jsonOf(response: Response): Promise<Fields> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const errorsIn = ({ errors }: Fields): Fields[] => (Array.isArray(errors) ? errors.filter(isObject) : []);

const codesIn = (responseBody: Fields): string[] => errorsIn(responseBody).map(({ code }) => String(code));

/** So many errors of one answer are told. */
const MOST_ERRORS = 5;

/** `400: This value should not be blank (/0/name); …` */
function errorsOf({ status }: Response, responseBody: Fields): string {
  const errors = errorsIn(responseBody);
  const sentences = errors.slice(0, MOST_ERRORS).map(({ detail, title, source }) => {
    const place = isObject(source) && source.pointer ? ` (${source.pointer})` : '';
    return `${String(detail ?? title ?? '').replace(/\.$/, '')}${place}`;
  });
  const more = errors.length > MOST_ERRORS ? [`and ${errors.length - MOST_ERRORS} more`] : [];
  return [String(status), [...sentences, ...more].join('; ')].filter(Boolean).join(': ');
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no response within ${SILENCE_MS / 1000} seconds`;
  return cause?.code ?? cause?.message ?? message;
}
