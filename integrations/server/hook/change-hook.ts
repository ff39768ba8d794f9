import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { MENU } from '#server/on-demand/page-cache.ts';
import type { Log } from '#server/request-log.ts';
import { type Change, LISTINGS } from '#values/change.ts';

/** Where a store reports changes. Without HOOK_SECRET the address does not exist. */
export const HOOK_PATH = '/hooks/changed';

const MAX_BODY_BYTES = 256 * 1024;

/** Largest difference between the timestamp of a call and our clock, in ms: clocks drift and queues lag, but a recorded call must not work forever. */
const TOLERANCE_MS = 5 * 60_000;

export interface HookSettings {
  secret: string;
  log: Log;
  now: () => number;
}

/**
 * `POST /hooks/changed`: 200 with how many pages are concerned; 401 for a wrong signature or an old call, 400 for a body
 * without changes, 413 for one that is too long, 405 for other methods. The signature is checked first.
 */
export async function answerHook(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, log, now }: HookSettings,
  tellChanges: (changes: readonly Change[]) => Promise<number>,
): Promise<void> {
  if (request.method !== 'POST') return refuse(response.setHeader('allow', 'POST'), 405, 'Method Not Allowed');
  const body = await bodyOf(request);
  if (!body) return refuse(response.setHeader('connection', 'close'), 413, 'Payload Too Large');
  const sent = request.headers['x-hook-signature'] ?? request.headers['shopware-shop-signature'];
  if (!isSignedWith(secret, body, String(sent))) return refuse(response, 401, 'Unauthorized');
  const notification = readChanges(parsed(body));
  if (!notification) return refuse(response, 400, 'Bad Request');
  if (Math.abs(now() - notification.timestamp * 1000) > TOLERANCE_MS) return refuse(response, 401, 'Unauthorized');
  const dropped = await tellChanges(notification.changes).catch(() => undefined);
  // whoever called has to call again: others that show the page have not heard of it
  if (dropped === undefined) return refuse(response.setHeader('retry-after', '5'), 503, 'Service Unavailable');
  log('info', { hook: 'changed', changes: notification.changes.length, dropped });
  end(response, 200, { dropped });
}

/** The body; undefined when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_BODY_BYTES) parts.push(part);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(parts);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const refuse = (response: ServerResponse, status: number, title: string) =>
  end(response, status, { errors: [{ status: String(status), code: '0', title, detail: `${title}.` }] });

function end(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}

/** Whether `sent` is the HMAC-SHA256 of the body as it came, in hex, with or without `sha256=` before it. */
function isSignedWith(secret: string, body: Buffer, sent: string | undefined): boolean {
  const [, hex] = sent?.match(/^(?:sha256=)?([0-9a-f]{64})$/i) ?? [];
  if (hex === undefined) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(hex, 'hex'));
}

/** Most changes per call. */
const MOST = 1000;

/** Our own format: ids, tags or paths, with a version (ms since 1970) where one is known. */
const Ours = z.object({
  timestamp: z.number(),
  changes: z
    .array(
      z.object({
        id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
        tag: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
        path: z.optional(z.string().check(z.startsWith('/'), z.maxLength(2000))),
        version: z.optional(z.number()),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST)),
});

/** Payload of the webhook of a Shopware app: `product.written`, `category.written` … */
const Shopwares = z.object({
  timestamp: z.number(),
  data: z.object({
    payload: z
      .array(
        z.looseObject({
          entity: z.string(),
          primaryKey: z.unknown(),
          operation: z.optional(z.unknown()),
          updatedFields: z.optional(z.unknown()),
        }),
      )
      .check(z.maxLength(MOST)),
  }),
});

type Written = z.infer<typeof Shopwares>['data']['payload'][number];

/** Timestamp (s since 1970) and changes; undefined for an unknown format. */
export function readChanges(body: unknown): { timestamp: number; changes: Change[] } | undefined {
  const ours = Ours.safeParse(body);
  if (ours.success) {
    const { timestamp, changes } = ours.data;
    const tagChanges = changes.flatMap(({ id, tag, path, version }) =>
      [id, tag, path].filter((name) => name !== undefined).map((name) => ({ tag: name, version })),
    );
    return tagChanges.length > 0 ? { timestamp, changes: tagChanges } : undefined;
  }
  const shopwares = Shopwares.safeParse(body);
  if (!shopwares.success) return undefined;
  const { timestamp, data } = shopwares.data;
  const ids = data.payload.flatMap(({ primaryKey }) => (typeof primaryKey === 'string' ? [{ tag: primaryKey }] : []));
  const areGoods = data.payload.some(({ entity }) => entity.startsWith('product'));
  const isMenu = data.payload.some(changesMenu);
  return {
    timestamp,
    changes: [...ids, ...(areGoods ? [{ tag: LISTINGS }] : []), ...(isMenu ? [{ tag: MENU }] : [])],
  };
}

/** What of a category the menu shows, in the words of a Shopware. */
const IN_MENU = ['name', 'translations', 'active', 'visible', 'parentId', 'afterCategoryId', 'type', 'linkType'];

/** A category that was added, removed, or changed in what the menu shows of it; where that is not told, any. */
function changesMenu({ entity, operation, updatedFields }: Written): boolean {
  if (!/^category(_translation)?$/.test(entity)) return false;
  if (operation !== 'update' || !Array.isArray(updatedFields) || updatedFields.length === 0) return true;
  return updatedFields.some((field) => IN_MENU.includes(field));
}
