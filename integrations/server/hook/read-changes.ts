import * as z from 'zod/mini';
import type { Change } from '#server/on-demand/page-cache.ts';

/** Most changes that one call may tell. */
const MOST = 1000;

/** What we tell ourselves: ids, tags or paths, with a version (ms since 1970) where one is known. */
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

/** What a Shopware tells an app's webhook of `product.written`, `category.written` and the like. */
const Shopwares = z.object({
  timestamp: z.number(),
  data: z.object({
    payload: z.array(z.looseObject({ entity: z.string(), primaryKey: z.unknown() })).check(z.maxLength(MOST)),
  }),
});

/** A list of goods shows more products than it names, so any product's change is one of the lists too. */
export const LISTINGS = 'listings';

/** When it was said (s since 1970) and what has changed; undefined for what is neither ours nor a Shopware's. */
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
  return { timestamp, changes: areGoods ? [...ids, { tag: LISTINGS }] : ids };
}
