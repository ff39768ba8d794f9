import { beforeAll, expect, test } from 'vitest';
import { readShopFacts, type ShopFacts } from '#store/catalogue/shop-facts.ts';
import { dueDate } from './due-date.ts';

let facts: ShopFacts;
beforeAll(async () => {
  facts = await readShopFacts('content');
});

test.each([
  ['on a Tuesday, one day', '2026-11-24T10:00:00Z', 1, '25. November 2026'],
  ['on a Friday, one day', '2026-11-27T10:00:00Z', 1, '30. November 2026'],
  ['on a Saturday, two days', '2026-11-28T10:00:00Z', 2, '1. Dezember 2026'],
  ['before the holidays, one day', '2026-12-23T10:00:00Z', 1, '5. Januar 2027'],
])('%s', (_, now, days, due) => expect(dueDate(facts, 'de', days, new Date(now))).toBe(due));
