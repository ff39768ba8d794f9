// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToken } from '#store-api/token.ts';
import { storedWishlist } from './stored-wishlist.store.ts';

const tokenOf = (name: string) => name.padEnd(32, name);

beforeEach(() => {
  localStorage.clear();
  keepToken(tokenOf('anna'));
});

describe('What the browser knows of the wishlist', () => {
  it('is its own list, under the name that Shopware storefronts share (D3)', () => {
    storedWishlist.keepOwn(['a', 'b']);
    expect(JSON.parse(localStorage.getItem('sw-wishlist-items') ?? '')).toEqual(['a', 'b']);
    expect(storedWishlist.get()).toEqual(['a', 'b']);
  });

  it('is the account’s list while that session lasts, and never another’s', () => {
    storedWishlist.keepOwn(['a']);
    storedWishlist.keepAccount(['c']);
    expect(storedWishlist.get()).toEqual(['c']);
    keepToken(tokenOf('beat'));
    expect(storedWishlist.get()).toEqual(['a']);
  });

  it('notes a product at once, unless the list is known to be an account’s (D3)', () => {
    storedWishlist.note('a');
    storedWishlist.note('b');
    storedWishlist.note('a');
    expect(storedWishlist.ownIds()).toEqual(['a', 'b']);
    storedWishlist.keepAccount(['c']);
    storedWishlist.note('d');
    expect(storedWishlist.ownIds()).toEqual(['a', 'b']);
  });

  it('is stale when somebody has logged in or out since', () => {
    expect(storedWishlist.isStale()).toBe(true);
    storedWishlist.keepAccount(null);
    expect(storedWishlist.isStale()).toBe(false);
    keepToken(tokenOf('beat'));
    expect(storedWishlist.isStale()).toBe(true);
  });

  it('keeps no token', () => {
    storedWishlist.keepAccount(['c']);
    expect(JSON.stringify({ ...localStorage })).not.toContain(tokenOf('anna'));
  });

  it('is an empty list where somebody else wrote into the storage', () => {
    for (const nonsense of ['nonsense', '{"a":1}', '[1, null]']) {
      localStorage.setItem('sw-wishlist-items', nonsense);
      expect(storedWishlist.get()).toEqual([]);
    }
  });

  it('tells of another tab', () => {
    const received = vi.fn();
    storedWishlist.listen(received);
    localStorage.setItem('sw-wishlist-items', '["a"]');
    dispatchEvent(new StorageEvent('storage', { key: 'sw-wishlist-items' }));
    expect(received).toHaveBeenCalledOnce();
  });
});
