import { beforeEach, expect, test, vi } from 'vitest';
import { forgetShared } from '#store-api/shared.server.ts';
import { builtProducts, productPages, productsNear } from './products.server.ts';

type Request = {
  body?: { filter?: { type: string; field: string; value: unknown }[]; page?: number; limit?: number };
};
type Row = { id: string; parentId: string | null; productNumber: string; childCount: number };

const shop = vi.hoisted(() => ({ rows: [] as Row[], calls: 0 }));

/** A store that filters and pages as the Store API does. */
vi.mock('#store-api/server.ts', () => ({
  sendAnonymous: async ({ path }: { path: string }, { body = {} }: Request = {}) => {
    if (path === '/language') return { elements: [{ id: 'a', translationCode: { code: 'de-CH' } }] };
    shop.calls += 1;
    const { filter = [], page = 1, limit = 100 } = body;
    const matches = shop.rows.filter((row) => filter.every((one) => holds(row, one)));
    return { total: matches.length, elements: matches.slice((page - 1) * limit, page * limit) };
  },
}));

function holds(row: Row, { type, field, value }: { type: string; field: string; value: unknown }): boolean {
  const has = row[field as keyof Row];
  if (type === 'equalsAny') return (value as unknown[]).includes(has);
  return type === 'prefix' ? String(has).startsWith(String(value)) : has === value;
}

const article = (index: number, childCount = 0): Row => {
  const number = `${10 + Math.floor(index / 900)}-${100 + (index % 900)}`;
  return { id: `p${index}`, parentId: null, productNumber: number, childCount };
};
const variantOf = ({ id, productNumber }: Row): Row => ({
  id: `${id}v`,
  parentId: id,
  productNumber: `${productNumber}-RO`,
  childCount: 0,
});
const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index, index % 3 ? 0 : 1));
const withVariants = (rows: Row[]) => [...rows, ...rows.filter(({ childCount }) => childCount).map(variantOf)];

beforeEach(() => {
  forgetShared();
  Object.assign(shop, { rows: withVariants(articles(30)), calls: 0 });
});

test('a build reads a shop once, with its variants, and asks for nothing by key', async () => {
  const { all, isWhole } = await builtProducts('de');
  expect([all.length, isWhole]).toEqual([40, true]);
  const { calls } = shop;
  expect(await productPages({ locale: 'de' }, 'id', 'p3v')).toHaveLength(1);
  expect(await productPages({ locale: 'de' }, 'parentId', 'p3')).toHaveLength(1);
  expect(await productPages({ locale: 'de' }, 'parentId', 'p4')).toEqual([]);
  expect(await productPages({ locale: 'de' }, 'id', 'nobody')).toEqual([]);
  expect(shop.calls).toBe(calls);
});

test('of a large shop a build reads 600 articles, and asks for others by key', async () => {
  shop.rows = withVariants(articles(1000));
  const { all, isWhole, byId } = await builtProducts('de');
  expect([all.length, isWhole, byId.has('p600')]).toEqual([800, false, false]);
  const [page] = await productPages({ locale: 'de' }, 'id', 'p700');
  expect(page?.id).toBe('p700');
  expect(await productPages({ locale: 'de' }, 'parentId', 'p702')).toHaveLength(1);
});

test('numbers near another are looked for in its family alone', async () => {
  shop.rows = articles(1800);
  expect((await productsNear('de', '11-1000')).map(({ productNumber }) => productNumber)).toEqual(['11-100']);
  expect(await productsNear('de', 'raclette')).toEqual([]);
});
