import { ACCESS_KEY } from './address.ts';
import { compare } from './criteria.ts';
import { type Exchange, type Fields, RECORDED, readRecording } from './recording.ts';
import { createShopware, type Shopware } from './shopware.ts';

/** What one recorded call is answered now, beside what it was answered then. */
export interface Replayed {
  name: string;
  /** One line a difference: `lineItems.0.price.totalPrice: 129 became 130`. */
  differences: string[];
}

/** Made anew each time, or of the moment: compared by their kind only. */
const OF_THE_MOMENT = new Set([
  ...['createdAt', 'updatedAt', 'uploadedAt', 'created', 'dataTimestamp', 'orderDateTime', 'orderDate', 'firstLogin'],
  ...['lastLogin', 'lastOrderDate', 'earliest', 'latest', 'shippingDateEarliest', 'shippingDateLatest'],
  ...['doubleOptInEmailSentDate', 'doubleOptInConfirmDate', 'hash', 'errorHash', 'dataContextHash', 'uniqueIdentifier'],
  ...['ruleIds', 'areaRuleIds', 'autoIncrement', '_score', 'seconds', 'filename', 'stateId'],
  // of the seed, which was planted a second time for what is recorded in three languages
  ...['modified', 'stackable', 'position', 'cmsPageIdSwitched', 'snippetSetId', 'sales'],
]);

/** Ids, tokens, codes of links: what was made then stands for what is made now. */
const IS_MADE = /^([\w-]{32}|[\w-]{64})$/;

/** Words that may be as long as an id, and are none. */
const IS_WORD = /\.(code|apiAlias|messageKey|key)$/;

/** What somebody else did between two calls: the owner in the administration, a shopper in their mailbox. */
type Meanwhile = (shopware: Shopware, learn: Learn) => unknown;

const linkOf = (shopware: Shopware, to: string, subject: RegExp): URLSearchParams => {
  const mail = shopware.mails.findLast((one) => one.to === to && one.link && subject.test(one.subject));
  return new URL(mail?.link ?? 'http://no.mail').searchParams;
};

const MEANWHILE: Record<string, Meanwhile> = {
  '255-doi-register': ({ settings }) => {
    settings.doubleOptIn = true;
  },
  '260-doi-confirm-bad': (shopware, learn) => {
    shopware.settings.doubleOptIn = false;
    learn('01a20cc62c0d712da0284f910806c4be', linkOf(shopware, 'gofe3doi@example.test', /./).get('hash') ?? '');
  },
  '337-order-closeout-less-left': ({ catalog }) => catalog.sell('290d4c19bdef907675912cd23a79c90d', 2),
  '340-redirect-ok-cart': ({ catalog }) => catalog.sell('290d4c19bdef907675912cd23a79c90d', -2),
  '394-newsletter-confirm': (shopware, learn) =>
    learn('01a20cc6516871ab88e7a0c0cd652505', linkOf(shopware, 'newsgocb3@example.test', /./).get('hash') ?? ''),
  '412-recovery-is-expired': (shopware, learn) =>
    learn('DrIB1BnznlECa29RKJeQGFTRwtEpK3dI', linkOf(shopware, 'neugocb3@example.test', /Password/).get('hash') ?? ''),
};

/** Sends every recorded request in its order to a fresh Shopware of ours, and compares the answers. */
export async function replay(): Promise<Replayed[]> {
  const numbered = await replayOn(createShopware(RECORDED), (name) => /^\d/.test(name));
  // recorded later, on a shop where nothing had been sold
  return [...numbered, ...(await replayOn(createShopware(RECORDED), (name) => !/^\d/.test(name)))];
}

async function replayOn(shopware: Shopware, isMeant: (name: string) => boolean): Promise<Replayed[]> {
  const made = new Map<string, string>();
  const exchanges = readRecording();
  const recordedIds = new Set(JSON.stringify(exchanges).match(/[\w-]{28,}/g));
  const learn: Learn = (then, now) => {
    if (recordedIds.has(now) || (made.has(then) && made.get(then) !== now)) return false;
    made.set(then, now);
    return true;
  };
  const replayed: Replayed[] = [];
  for (const exchange of exchanges.filter(({ name }) => isMeant(name))) {
    MEANWHILE[exchange.name]?.(shopware, learn);
    if (exchange.name === '334-order-download') {
      const orderId = /download\/(\w+)\//.exec(translated(exchange.path, made))?.[1];
      shopware.orders.grantDownloads(orderId ?? '');
    }
    const response = await shopware.fetch(requestOf(exchange, made));
    replayed.push({ name: exchange.name, differences: await differencesOf(exchange, response, { made, learn }) });
  }
  return replayed;
}

const translated = (text: string, made: Map<string, string>): string =>
  text.replace(/[\w.-]{28,}/g, (value) => made.get(value) ?? value);

function requestOf(exchange: Exchange, made: Map<string, string>): Request {
  const { method, path, hasKey, requestHeaders, requestBody } = exchange;
  const headers = new Headers();
  for (const [name, value] of Object.entries(requestHeaders)) headers.set(name, translated(value, made));
  if (hasKey) headers.set('sw-access-key', ACCESS_KEY);
  const hasBody = requestBody !== undefined && !['GET', 'HEAD'].includes(method);
  const text = typeof requestBody === 'string' ? requestBody : JSON.stringify(requestBody);
  return new Request(RECORDED.shopware + translated(path, made), {
    ...{ method, headers },
    ...(hasBody && { body: translated(text, made) }),
  });
}

/** Notes what stands for what; false where the new value is one of the recorded shop itself. */
type Learn = (then: string, now: string) => boolean;

type Memory = { made: Map<string, string>; learn: Learn };

/** Headers whose value is another each time: whether they are there is compared. */
const MADE_ANEW = ['sw-context-token', 'location'];

/**
 * Of cookies, what is another's: the hash of the rules that apply to a session, by their ids; and PHP's own session, of
 * which a Shopware speaks after a few calls, and which means nothing to the Store API.
 */
const OF_OTHERS = /(?<=sw-cache-hash=)\w+|session-=[^,]+, /g;

async function differencesOf(exchange: Exchange, response: Response, { made, learn }: Memory): Promise<string[]> {
  const differences: string[] = [];
  if (response.status !== exchange.status) differences.push(`status: ${exchange.status} became ${response.status}`);
  for (const name of new Set([...Object.keys(exchange.headers), ...response.headers.keys()])) {
    const [then, now] = [exchange.headers[name], response.headers.get(name) ?? undefined];
    const isOther = MADE_ANEW.includes(name)
      ? (then === undefined) !== (now === undefined)
      : then?.replace(OF_OTHERS, '') !== now?.replace(OF_OTHERS, '');
    if (isOther) differences.push(`header ${name}: ${then} became ${now}`);
    if (name === 'sw-context-token' && then && now) {
      const [had, has] = [exchange.requestHeaders[name] === then, response.headers.get(name) === now];
      if (!had && has) learn(then, now);
    }
  }
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const isFile = Object.hasOwn(Object(exchange.body), 'base64Start');
  if (exchange.status === 204 || isFile) return differences;
  const body: unknown = text === '' ? '' : isJson ? JSON.parse(text) : text;
  compareValues(exchange.body, body, '', { differences, made, learn });
  return differences;
}

type Comparison = Memory & { differences: string[] };

function compareValues(then: unknown, now: unknown, path: string, comparison: Comparison): void {
  const { differences, made, learn } = comparison;
  const [was, is] = [kindOf(then), kindOf(now)];
  if (was !== is) {
    differences.push(`${path}: ${was} became ${is}`);
    return;
  }
  if (Array.isArray(then) && Array.isArray(now)) {
    if (then.length !== now.length) differences.push(`${path}: ${then.length} became ${now.length} elements`);
    const [before, after] = [inOrder(then), inOrder(now)];
    for (const [index, one] of before.entries())
      if (index < after.length) compareValues(one, after[index], `${path}.${index}`, comparison);
  } else if (was === 'object') {
    const [before, after] = [renamed(then as Fields, made), now as Fields];
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (!(key in after)) differences.push(`${path}.${key} is gone`);
      else if (!(key in before)) differences.push(`${path}.${key} is new`);
      else if (OF_THE_MOMENT.has(key)) learnAt(before[key], after[key], learn);
      else if (STOCK.has(key) && isSoldLess(before[key], after[key])) continue;
      else compareValues(before[key], after[key], `${path}.${key}`, comparison);
    }
  } else if (typeof then === 'string' && PAYMENT_TOKEN.test(then)) {
    learn(PAYMENT_TOKEN.exec(then)?.[1] ?? '', PAYMENT_TOKEN.exec(String(now))?.[1] ?? '');
  } else if (typeof then === 'string' ? placed(translated(then, made)) !== placed(now) : !isSame(then, now)) {
    const isMade = typeof then === 'string' && IS_MADE.test(then) && IS_MADE.test(String(now)) && !IS_WORD.test(path);
    if (!isMade || !learn(then, String(now)))
      differences.push(`${path}: ${JSON.stringify(then)} became ${JSON.stringify(now)}`);
  }
}

function learnAt(then: unknown, now: unknown, learn: Learn): void {
  if (typeof then === 'string' && typeof now === 'string' && IS_MADE.test(then) && IS_MADE.test(now)) learn(then, now);
}

/** Some goods had been sold before the last calls were recorded. */
const STOCK = new Set(['stock', 'availableStock']);
const isSoldLess = (then: unknown, now: unknown): boolean => {
  const more = Number(now) - Number(then);
  return more >= 0 && more <= 100;
};

/** Pictures lie in folders of the moment when they were uploaded. */
const placed = (value: unknown): string =>
  String(value)
    .replace(/\/([\da-f]{2}\/){3}\d+\//, '/')
    .replace(/\?ts=\d+$/, '');

const PAYMENT_TOKEN = /_sw_payment_token%3D([^&]+)/;

/** Lists whose order a Shopware leaves to its database. */
const inOrder = (list: unknown[]): unknown[] => list.toSorted((a, b) => compare(orderOf(a), orderOf(b)));

const orderOf = (value: unknown): unknown => {
  const { quantityStart, snippetSetId, url } = Object(value) as Fields;
  return quantityStart ?? (snippetSetId ? url : 0);
};

/** Keys that are ids, as they are now. */
const renamed = (fields: Fields, made: Map<string, string>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [translated(key, made), value]));

/** Sums of decimals differ behind the tenth place. */
const isSame = (then: unknown, now: unknown): boolean =>
  typeof then === 'number' && typeof now === 'number' ? Math.abs(then - now) < 1e-9 : then === now;

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
