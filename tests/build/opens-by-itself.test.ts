import { afterAll, expect, test } from 'vitest';
import { openShop } from '#tests/support/shop.ts';

const DIST = process.env.DIST_DIR ?? 'dist';
const shop = await openShop({}, '.', `${DIST}/server/entry.mjs`);

afterAll(() => shop.remove());

test.each(['/', '/en-US', '/health'])("the command of Astro's documentation opens the shop: %s", async (address) => {
  expect((await fetch(shop.url + address)).status).toBe(200);
});
