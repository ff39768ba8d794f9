import { expect, test } from 'vitest';
import type { CartError } from '#store-api/contract/cart.ts';
import { createShownNotices } from './messages.store.ts';

const error = (messageKey: string, name: string) => ({ messageKey, parameters: { name } }) as unknown as CartError;
const waiting = error('promotion-not-eligible', 'Profis');
const lowered = error('product-stock-reached', 'Ofen');

function aTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
  };
  return () => createShownNotices(storage as unknown as Storage);
}

test('what lasts is said once, after a reload too; what was done is said each time (D4, H2)', () => {
  const opens = aTab();
  const before = opens();
  expect(before.newMessages([waiting, lowered])).toEqual([waiting, lowered]);
  before.receiveMessages([waiting, lowered]);
  expect(before.newMessages([waiting, lowered])).toEqual([lowered]);
  expect(opens().newMessages([waiting])).toEqual([]);
});

test('what has gone and comes back is news again (H2)', () => {
  const tab = aTab()();
  tab.newMessages([waiting]);
  tab.receiveMessages([]);
  expect(tab.newMessages([waiting])).toEqual([waiting]);
});

test('another promotion is other news, and who asks again is answered again (H2)', () => {
  const tab = aTab()();
  const other = error('promotion-not-eligible', 'Gäste');
  tab.newMessages([waiting]);
  expect(tab.newMessages([waiting, other])).toEqual([other]);
  tab.forget();
  expect(tab.newMessages([waiting])).toEqual([waiting]);
});
