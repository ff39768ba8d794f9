import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connect } from '#store/records/sqlite/connection.ts';
import { openShop } from '#tests/support/shop.ts';
import { type Crowd, gather } from './crowd.ts';
import { readLedger } from './database-state.ts';
import type { Visitor } from './visitor.ts';

const KILLS = 20;
const SHOPPERS = 16;

/** Requests between two kills, so that orders fall in between and no two kills hit the same place. */
const requestsBefore = (kill: number): number => 120 + 7 * kill;

const folder = mkdtempSync(join(tmpdir(), 'kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened = () => openShop({ DATA_DIR: folder });

/** The books, read while nobody has the shop open. */
function databaseState() {
  const database = connect(join(folder, 'store.sqlite'));
  try {
    return readLedger(database);
  } finally {
    database.close();
  }
}

/** Pulls the plug in the middle of what all of them do. */
async function shopUntilTheEnd(crowd: Crowd, stop: () => Promise<void>, requests: number): Promise<void> {
  let done = 0;
  let ended: Promise<void> | undefined;
  await crowd.shop(
    () => ended !== undefined,
    ({ deed, status }) => {
      if (status !== 200) throw new Error(`${deed} was answered with ${status}.`);
      done += 1;
      if (done === requests) ended = stop();
    },
  );
  await ended;
}

/** Carts that are neither what was last confirmed nor what was being asked for. */
async function lostCarts(visitors: Visitor[], url: string): Promise<string[]> {
  const lost: string[] = [];
  for (const visitor of visitors) {
    visitor.reconnect(url);
    const right = visitor.mayHold;
    const held = await visitor.readLines();
    if (!right.includes(held)) lost.push(`${held} instead of ${right.join(' or ')}`);
  }
  return lost;
}

it(`after ${KILLS} kills under load every confirmed cart and order is there, and no order is half there`, {
  timeout: 400_000,
}, async () => {
  const first = await opened();
  await first.stop();
  const { quantity } = databaseState();

  let shop = await opened();
  const crowd = await gather(shop.url, SHOPPERS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await shopUntilTheEnd(crowd, () => shop.stop('SIGKILL'), requestsBefore(kill));
    shop = await opened();
    expect(await lostCarts(crowd.visitors, shop.url)).toEqual([]);
  }
  for (const visitor of crowd.visitors) visitor.leave();
  await shop.stop();

  const after = databaseState();
  const confirmed = crowd.visitors.flatMap(({ orders }) => orders);
  expect(confirmed.length).toBeGreaterThan(KILLS);
  expect(confirmed.filter((number) => !after.orders.includes(number))).toEqual([]);
  expect(after.halfOrders).toEqual([]);
  expect(after.strays).toEqual([]);
  expect(after.quantity).toEqual(quantity);
  expect(after.orders).toEqual(after.orders.map((_, place) => String(10_001 + place)));
  expect(after.integrity).toEqual(['ok']);
});
