// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasGone, rememberGoing } from './onwards.store.ts';

beforeEach(() => sessionStorage.clear());

describe('The way to a payment page', () => {
  it('is gone by itself once an order', () => {
    expect(hasGone('one')).toBe(false);
    rememberGoing('one');
    rememberGoing('two');
    expect([hasGone('one'), hasGone('two'), hasGone('three')]).toEqual([true, true, false]);
  });

  it('is open where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    rememberGoing('one');
    expect(hasGone('one')).toBe(false);
    vi.unstubAllGlobals();
  });
});
