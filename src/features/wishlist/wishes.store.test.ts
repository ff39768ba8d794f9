// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToken } from '#store-api/token.ts';
import { wishes } from './wishes.store.ts';

const tokenOf = (name: string) => name.padEnd(32, name);

beforeEach(() => {
  localStorage.clear();
  keepToken(tokenOf('anna'));
});

describe('What the browser knows of the wishlist', () => {
  it('is its own list, under the name that Shopware storefronts share (D3)', () => {
    wishes.keepOwn(['a', 'b']);
    expect(JSON.parse(localStorage.getItem('sw-wishlist-items') ?? '')).toEqual(['a', 'b']);
    expect(wishes.get()).toEqual(['a', 'b']);
  });

  it('is the account’s list while that session lasts, and never another’s', () => {
    wishes.keepOwn(['a']);
    wishes.keepAccount(['c']);
    expect(wishes.get()).toEqual(['c']);
    keepToken(tokenOf('beat'));
    expect(wishes.get()).toEqual(['a']);
  });

  it('notes a product at once, unless the list is known to be an account’s (D3)', () => {
    wishes.note('a');
    wishes.note('b');
    wishes.note('a');
    expect(wishes.own()).toEqual(['a', 'b']);
    wishes.keepAccount(['c']);
    wishes.note('d');
    expect(wishes.own()).toEqual(['a', 'b']);
  });

  it('is stale when somebody has logged in or out since', () => {
    expect(wishes.isStale()).toBe(true);
    wishes.keepAccount(null);
    expect(wishes.isStale()).toBe(false);
    keepToken(tokenOf('beat'));
    expect(wishes.isStale()).toBe(true);
  });

  it('keeps no token', () => {
    wishes.keepAccount(['c']);
    expect(JSON.stringify({ ...localStorage })).not.toContain(tokenOf('anna'));
  });

  it('is an empty list where somebody else wrote into the storage', () => {
    for (const nonsense of ['nonsense', '{"a":1}', '[1, null]']) {
      localStorage.setItem('sw-wishlist-items', nonsense);
      expect(wishes.get()).toEqual([]);
    }
  });

  it('tells of another tab', () => {
    const heard = vi.fn();
    wishes.listen(heard);
    localStorage.setItem('sw-wishlist-items', '["a"]');
    dispatchEvent(new StorageEvent('storage', { key: 'sw-wishlist-items' }));
    expect(heard).toHaveBeenCalledOnce();
  });
});
