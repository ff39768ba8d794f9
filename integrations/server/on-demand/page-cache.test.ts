import { describe, expect, it } from 'vitest';
import type { Change } from '#values/change.ts';
import { ChangeHistory, LiveCache, type Policy, type RenderedPage } from './page-cache.ts';

const rendered = (text: string, status = 200): RenderedPage => ({ status, headers: {}, body: Buffer.from(text) });
const showing = (tags: Record<string, number | undefined> = {}, more: Partial<Policy> = {}): Policy => ({
  ...{ maxAgeMs: 1000, staleMs: 5000, tags: new Map(Object.entries(tags)) },
  ...more,
});
const text = (entry: ReturnType<LiveCache['get']>) => entry && String(entry.rendered.body);
const start = { generation: 0, now: 0 };

/** A cache, and changes that it is told of at a moment. */
function aCache() {
  const history = new ChangeHistory();
  const cache = new LiveCache(history);
  const change = (changes: Change[], now = 0) => cache.change(history.add(changes), now);
  return { cache, history, change };
}

describe('a drawn page', () => {
  it('is fresh, then stale, then gone', () => {
    const { cache } = aCache();
    cache.keep('/a', rendered('a'), showing(), start);
    expect(cache.get('/a', 1000)).toMatchObject({ isFresh: true });
    expect(cache.get('/a', 1001)).toMatchObject({ isFresh: false });
    expect(cache.get('/a', 6000)).toMatchObject({ isFresh: false });
    expect(cache.get('/a', 6001)).toBeUndefined();
    expect(cache.get('/a', 0)).toBeUndefined();
  });

  it('is given out for a moment more when something that it shows has changed; others stay', () => {
    const { cache, change } = aCache();
    cache.keep('/a', rendered('a'), showing({ x: 5, y: undefined }), start);
    cache.keep('/b', rendered('b'), showing({ z: undefined }), start);
    expect(change([{ tag: 'y' }])).toBe(1);
    expect(cache.get('/a', 1)).toMatchObject({ isFresh: false });
    expect(cache.get('/a', 5000)).toMatchObject({ isFresh: false });
    expect(cache.get('/a', 5001)).toBeUndefined();
    expect(cache.get('/b', 1)).toMatchObject({ isFresh: true });
  });

  it('goes five seconds after the first change, however many follow', () => {
    const { cache, change } = aCache();
    cache.keep('/a', rendered('a'), showing({ x: undefined }), start);
    for (const now of [100, 2000, 4000]) change([{ tag: 'x' }], now);
    expect(cache.get('/a', 5000)).toMatchObject({ isFresh: false });
    expect(cache.get('/a', 5101)).toBeUndefined();
  });

  it('shows the menu, whatever else it shows', () => {
    const { cache, change } = aCache();
    cache.keep('/a', rendered('a'), showing(), start);
    change([{ tag: 'menu' }]);
    expect(cache.get('/a', 1)).toMatchObject({ isFresh: false });
    expect(cache.keep('/a', rendered('with the old menu'), showing(), start)).toBe(false);
  });

  it('goes at once when it is a way to another page, or may not be given out again', () => {
    const { cache, change } = aCache();
    cache.keep('/moved', rendered('', 301), showing({ x: undefined }), start);
    cache.keep('/exact', rendered('a'), showing({ x: undefined }, { staleMs: 0 }), start);
    expect(change([{ tag: 'x' }])).toBe(2);
    expect([cache.get('/moved', 0), cache.get('/exact', 0)]).toEqual([undefined, undefined]);
  });

  it('does not go for news that are known, or older than what is known', () => {
    const { cache, history, change } = aCache();
    expect(change([{ tag: 'x', version: 7 }])).toBe(0);
    cache.keep('/a', rendered('a'), showing({ x: 7 }), { generation: history.generation, now: 0 });
    expect(
      change([
        { tag: 'x', version: 7 },
        { tag: 'x', version: 6 },
      ]),
    ).toBe(0);
    expect(text(cache.get('/a', 1))).toBe('a');
    expect(change([{ tag: 'x', version: 8 }])).toBe(1);
  });

  it('is not kept when it shows an older version than the one that is known', () => {
    const { cache, history, change } = aCache();
    change([{ tag: 'x', version: 8 }]);
    expect(
      cache.keep('/a', rendered('from a replica'), showing({ x: 7 }), { generation: history.generation, now: 0 }),
    ).toBe(false);
    expect(cache.keep('/a', rendered('new'), showing({ x: 8 }), { generation: history.generation, now: 0 })).toBe(true);
    expect(text(cache.get('/a', 1))).toBe('new');
  });

  it('is not kept when something that it shows changed while it was drawn', () => {
    const { cache, history, change } = aCache();
    const began = { generation: history.generation, now: 0 };
    change([{ tag: 'x' }]);
    expect(cache.keep('/a', rendered('old'), showing({ x: undefined }), began)).toBe(false);
    expect(cache.keep('/b', rendered('other'), showing({ y: undefined }), began)).toBe(true);
  });

  it('that nobody knew is asked for again after any news', () => {
    const { cache, change } = aCache();
    cache.keep('/born', rendered('', 404), showing(), start);
    expect(cache.get('/born', 1)).toBeDefined();
    expect(change([{ tag: 'another' }])).toBe(1);
    expect(cache.get('/born', 1)).toBeUndefined();
  });

  it('that can’t be drawn anew serves a little longer', () => {
    const { cache } = aCache();
    cache.keep('/a', rendered('a'), showing({}, { staleMs: 100 }), start);
    cache.extendStale('/a', 1100, 500);
    expect(cache.get('/a', 1500)).toMatchObject({ isFresh: true });
    expect(cache.get('/a', 1601)).toMatchObject({ isFresh: false });
  });

  it('leaves when the room is full, the longest unasked first', () => {
    const cache = new LiveCache(new ChangeHistory(), 3 * 2048);
    const big = 'x'.repeat(1024);
    for (const key of ['/a', '/b', '/c']) cache.keep(key, rendered(big), showing(), start);
    cache.get('/a', 1);
    cache.keep('/d', rendered(big), showing(), start);
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key, 1))).toEqual(['/a', '/c', '/d']);
  });
});
