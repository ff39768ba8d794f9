import { beforeAll, expect, test } from 'vitest';
import { readShopConfig, type ShopConfig } from '#store/shop-config/shop-config.ts';
import { dueDate } from './mail-appointment.ts';

let shopConfig: ShopConfig;
beforeAll(async () => {
  shopConfig = await readShopConfig('content');
});

test.each([
  ['on a Tuesday, one day', '2026-11-24T10:00:00Z', 1, '25. November 2026'],
  ['on a Friday, one day', '2026-11-27T10:00:00Z', 1, '30. November 2026'],
  ['on a Saturday, two days', '2026-11-28T10:00:00Z', 2, '1. Dezember 2026'],
  ['before the holidays, one day', '2026-12-23T10:00:00Z', 1, '5. Januar 2027'],
])('%s', (_, now, days, due) => expect(dueDate(shopConfig, 'de', days, new Date(now))).toBe(due));
