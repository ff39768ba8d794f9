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
  /** Lets a Shopware 6.7 tell at once what it would tell within five minutes; an older one has no such call. */
  clearDelayedCaches: () => Promise<void>;
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

/** An address that has not answered yet may be a wrong one: so many of the pauses, and a shorter patience. */
const FIRST_PAUSES = 2;
const FIRST_SILENCE_MS = 20_000;

/** After so many ms without an answer it is said what is waited for. */
const NOTICE_MS = 2000;

/** A token is renewed so many ms before it ends. */
const EARLY_MS = 60_000;

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

type Call = { method: string; path: string; body?: BodyInit; type?: string };
type AdminResponse = { status: number; responseBody: Fields };

const isOk = ({ status }: AdminResponse): boolean => status >= 200 && status < 300;

/** @param progress says what is waited for. */
export function adminApi({ origin, id, secret }: Access, progress: (line: string) => void): AdminApi {
  let token: { value: string; until: number } | undefined;
  let hasAnswered = false;

  async function bearer(): Promise<string> {
    if (token && token.until > Date.now() + EARLY_MS) return token.value;
    const body = JSON.stringify({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
    const response = await attempt({ method: 'POST', path: '/api/oauth/token', body }, {});
    const { access_token: value, expires_in: seconds } = response.responseBody;
    if (!isOk(response) || typeof value !== 'string') throw noToken(response);
    token = { value, until: Date.now() + Number(seconds) * 1000 };
    return value;
  }

  function noToken(response: AdminResponse): Mistake {
    const { status, responseBody } = response;
    if (status >= 500) return new Mistake(`${origin} is in trouble itself (${errorsOf(response)}): its log says why.`);
    if (status === 404 || errorsIn(responseBody).length === 0)
      return new Mistake(
        `There is no Admin API at ${origin}: /api/oauth/token answers ${status}. Give the address of the Shopware itself, without /admin.`,
      );
    return new Mistake(
      `${origin} does not accept SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET (${errorsOf(response)}): they are access key and secret of an integration.`,
    );
  }

  /** Asks until there is an answer that a repetition would not change. */
  async function attempt(call: Call, headers: Record<string, string>): Promise<AdminResponse> {
    for (let failures = 0; ; failures += 1) {
      const pause = (hasAnswered ? PAUSES : PAUSES.slice(0, FIRST_PAUSES))[failures];
      const outcome = await sendOnce(call, headers, hasAnswered ? SILENCE_MS : FIRST_SILENCE_MS);
      hasAnswered ||= 'status' in outcome;
      const isBusy = 'status' in outcome && (outcome.status === 429 || outcome.status >= 502);
      if ('status' in outcome && (!isBusy || pause === undefined)) return outcome;
      if ('reason' in outcome && (outcome.isFinal || pause === undefined))
        throw new Mistake(`${origin} can't be reached: ${outcome.reason}.`);
      const ms = Math.min(Math.max(pause ?? 0, 'status' in outcome ? outcome.waitMs : 0), LONGEST_PAUSE_MS);
      const why = 'reason' in outcome ? outcome.reason : `it is busy (${outcome.status})`;
      progress(`${origin}: ${why}; again in ${ms / 1000} s`);
      await wait(ms);
    }
  }

  /** One try, its answer read to the end. */
  async function sendOnce(
    { method, path, body, type = 'application/json' }: Call,
    headers: Record<string, string>,
    silenceMs: number,
  ): Promise<(AdminResponse & { waitMs: number }) | Unreachable> {
    const line = `waiting for ${origin}, ${silenceMs / 1000} seconds at most`;
    const notice = setTimeout(() => progress(line), NOTICE_MS);
    try {
      const response = await fetch(origin + path, {
        method,
        body,
        headers: { accept: 'application/json', 'content-type': type, ...headers },
        signal: AbortSignal.timeout(silenceMs),
        redirect: 'manual',
      });
      const place = response.headers.get('location');
      if (place && response.status < 400) return { reason: `it leads to ${place}; give that address`, isFinal: true };
      const waitMs = Number(response.headers.get('retry-after')) * 1000 || 0;
      return { status: response.status, responseBody: jsonOf(await response.text()), waitMs };
    } catch (error) {
      return reasonOf(error, silenceMs);
    } finally {
      clearTimeout(notice);
    }
  }

  async function call(request: Call): Promise<AdminResponse> {
    const response = await attempt(request, { authorization: `Bearer ${await bearer()}` });
    if (response.status !== 401) return response;
    token = undefined; // ended early: a secret was renewed, or the clocks differ
    return attempt(request, { authorization: `Bearer ${await bearer()}` });
  }

  async function done(what: string, request: Call): Promise<Fields> {
    const response = await call(request);
    if (isOk(response)) return response.responseBody;
    if (response.status === 403)
      throw new Mistake(`The integration has no right to ${what} (${errorsOf(response)}): make it an administrator.`);
    if (response.status === 404) throw new Mistake(`This Shopware can't ${what}: 6.6 or 6.7 is needed.`);
    throw new Mistake(`The Shopware refuses to ${what}: ${errorsOf(response)}.`);
  }

  return {
    async search(entity, criteria) {
      const entities: Entity[] = [];
      for (let page = 1; ; page += 1) {
        // pages of what has no order may overlap
        const body = JSON.stringify({ ...criteria, sort: [{ field: 'id' }], limit: PAGE, page });
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
    async clearDelayedCaches() {
      const response = await call({ method: 'DELETE', path: '/api/_action/cache-delayed' });
      if (!isOk(response) && response.status !== 404)
        progress(`caches are cleared by themselves within five minutes (${errorsOf(response)})`);
    },
    async upload(mediaId, name, extension, bytes) {
      const path = `/api/_action/media/${mediaId}/upload?${new URLSearchParams({ extension, fileName: name })}`;
      const type = 'application/octet-stream';
      const response = await call({ method: 'POST', path, body: bytes, type });
      if (isOk(response)) return true;
      if (codesIn(response.responseBody).includes('CONTENT__MEDIA_DUPLICATED_FILE_NAME')) return false;
      throw new Mistake(`The Shopware refuses the file ${name}.${extension}: ${errorsOf(response)}.`);
    },
  };
}

function jsonOf(text: string): Fields {
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
function errorsOf({ status, responseBody }: AdminResponse): string {
  const errors = errorsIn(responseBody);
  const sentences = errors.slice(0, MOST_ERRORS).map(({ detail, title, source }) => {
    const place = isObject(source) && source.pointer ? ` (${source.pointer})` : '';
    return `${detailOf(String(detail ?? title ?? '')).replace(/\.$/, '')}${place}`;
  });
  const more = errors.length > MOST_ERRORS ? [`and ${errors.length - MOST_ERRORS} more`] : [];
  return [String(status), [...sentences, ...more].join('; ')].filter(Boolean).join(': ');
}

/** Missing rights are told as JSON within JSON. */
function detailOf(detail: string): string {
  const { missingPrivileges } = jsonOf(detail);
  return Array.isArray(missingPrivileges) ? `missing: ${missingPrivileges.join(', ')}` : detail;
}

/** Why there is no answer, and whether there would be none the next time. */
type Unreachable = { reason: string; isFinal: boolean };

const UNKNOWN_SIGNER =
  'its certificate is signed by nobody that is known here; NODE_EXTRA_CA_CERTS names a file with an authority of your own';

/** What no repetition changes, by the codes of Node. */
const FINAL: Record<string, string> = {
  ENOTFOUND: 'there is no host of that name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https there; is it http://?',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak https there; is it http://?',
  EPROTO: 'it does not speak https there; is it http://?',
};

const PASSING: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'it broke off the connection',
  UND_ERR_SOCKET: 'it broke off the connection',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  UND_ERR_CONNECT_TIMEOUT: 'no connection within 10 seconds',
};

function reasonOf(error: unknown, silenceMs: number): Unreachable {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError')
    return { reason: `no answer within ${silenceMs / 1000} seconds`, isFinal: silenceMs === FIRST_SILENCE_MS };
  const { code = '' } = cause ?? {};
  const words = FINAL[code] ?? PASSING[code] ?? cause?.message ?? message;
  return { reason: code ? `${words} (${code})` : words, isFinal: code in FINAL };
}
