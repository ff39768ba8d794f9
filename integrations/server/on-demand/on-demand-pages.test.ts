import { describe, expect, it, vi } from 'vitest';
import { LivePages } from './on-demand-pages.ts';
import { ChangeHistory, type RenderedPage } from './page-cache.ts';

const GOOD = { 'surrogate-control': 'max-age=30, stale-while-revalidate=600', 'surrogate-key': 'x' };
const page = (body: string, status = 200, headers: Record<string, string> = GOOD): RenderedPage => ({
  ...{ status, headers },
  body: Buffer.from(body),
});
const soon = () => new Promise((later) => setTimeout(later, 0));

/** Pages of these drawings, one after the other, and a clock that is set by hand. */
function pagesOf(...drawings: (RenderedPage | Error)[]) {
  const clock = { now: 0 };
  const draw = vi.fn(async () => {
    const next = drawings.length > 1 ? drawings.shift() : drawings[0];
    if (next instanceof Error || !next) throw next;
    return next;
  });
  const pages = new LivePages(draw, () => clock.now);
  const text = async () => String((await pages.page('/a', '/a', 'anna'))?.body);
  return { pages, draw, clock, text };
}

describe('pages drawn on demand', () => {
  it('are drawn once for all who want them at once, and for half a minute', async () => {
    const { draw, clock, text } = pagesOf(page('1'), page('2'));
    expect(await Promise.all([text(), text(), text()])).toEqual(['1', '1', '1']);
    clock.now = 30_000;
    expect(await text()).toBe('1');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('are given out once more while a new one is drawn', async () => {
    const { draw, clock, text } = pagesOf(page('1'), page('2'));
    await text();
    clock.now = 30_001;
    expect(await text()).toBe('1');
    await soon();
    expect(await text()).toBe('2');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('stay up while the store is down, and do not ask it at every turn', async () => {
    const { draw, clock, text } = pagesOf(page('1'), page('trouble', 502, {}), new Error('away'), page('2'));
    await text();
    for (const now of [40_000, 46_000]) {
      clock.now = now;
      expect(await text()).toBe('1');
      await soon();
      expect(await text()).toBe('1');
    }
    expect(draw).toHaveBeenCalledTimes(3);
    clock.now = 52_000;
    await text();
    await soon();
    expect(await text()).toBe('2');
  });

  it('trouble itself is never kept', async () => {
    const { text } = pagesOf(page('trouble', 502, {}), page('1'));
    expect([await text(), await text()]).toEqual(['trouble', '1']);
  });

  it('what nobody knows is asked for once a minute, a way on every half a minute', async () => {
    const unknown = pagesOf(page('', 404, {}));
    const moved = pagesOf(page('', 301, { location: '/b' }));
    for (const now of [0, 30_000, 30_001, 60_000, 60_001]) {
      unknown.clock.now = now;
      moved.clock.now = now;
      await unknown.text();
      await moved.text();
    }
    expect(unknown.draw).toHaveBeenCalledTimes(2);
    expect(moved.draw).toHaveBeenCalledTimes(2);
  });

  it('are not shared when they say nothing of themselves, or set a cookie', async () => {
    for (const headers of [{}, { ...GOOD, 'set-cookie': 'a=1' }]) {
      const { draw, text } = pagesOf(page('1', 200, headers));
      await text();
      await text();
      expect(draw).toHaveBeenCalledTimes(2);
    }
  });

  it('an old drawing that is still under way when something changes serves nobody who comes later', async () => {
    let finish = (_: RenderedPage) => {};
    const first = new Promise<RenderedPage>((resolve) => {
      finish = resolve;
    });
    const draw = vi.fn().mockReturnValueOnce(first).mockResolvedValue(page('new'));
    const history = new ChangeHistory();
    const pages = new LivePages(draw, () => 0, { history });
    const early = pages.page('/a', '/a', 'anna');
    pages.change(history.add([{ tag: 'x', version: 1 }]));
    const late = pages.page('/a', '/a', 'anna');
    finish(page('old'));
    expect(String((await early)?.body)).toBe('old');
    expect(String((await late)?.body)).toBe('new');
    expect(String((await pages.page('/a', '/a', 'anna'))?.body)).toBe('new');
  });

  it('a crawler that makes up addresses keeps eight drawings busy, a few waiting, and is told to wait', async () => {
    let drawing = 0;
    let most = 0;
    const pages = new LivePages(async () => {
      drawing += 1;
      most = Math.max(most, drawing);
      await soon();
      drawing -= 1;
      return page('', 404, {});
    });
    const crawled = Array.from({ length: 120 }, (_, i) => pages.page(`/nonsense-${i}`, '/n', 'crawler'));
    const others = Array.from({ length: 100 }, (_, i) => pages.page(`/search?search=${i}`, '/search', `visitor-${i}`));
    expect((await Promise.all(others)).filter((result) => result === undefined)).toHaveLength(0);
    expect(most).toBe(8);
    expect((await Promise.all(crawled)).filter((result) => result === undefined)).toHaveLength(120 - 8 - 20);
  });

  it('are drawn in turn: who asks for much keeps nobody waiting for more than the next of it', async () => {
    const { begun, pages, end } = byHand();
    const crawled = Array.from({ length: 20 }, (_, i) => pages.page(`/nonsense-${i}`, '/n', 'crawler'));
    const searchPage = pages.page('/search', '/search', 'anna');
    await soon();
    expect(begun).not.toContain('/search');
    await end('/nonsense-0');
    await end('/nonsense-1');
    expect(begun.slice(8)).toEqual(['/nonsense-8', '/search']);
    await end('/search');
    expect(String((await searchPage)?.body)).toBe('/search');
    for (let i = 2; i < 20; i += 1) await end(`/nonsense-${i}`);
    expect(await Promise.all(crawled)).toHaveLength(20);
  });

  it('that somebody waits for already are drawn at the first turn of all who want them, once', async () => {
    const { begun, pages, end } = byHand();
    const crawled = Array.from({ length: 28 }, (_, i) => pages.page(`/nonsense-${i}`, '/n', 'crawler'));
    const pending = ['anna', 'crawler', 'anna'].map((visitor) => pages.page('/nonsense-27', '/n', visitor));
    await soon();
    await end('/nonsense-0');
    await end('/nonsense-1');
    expect(begun.slice(8)).toEqual(['/nonsense-8', '/nonsense-27']);
    for (let i = 2; i < 28; i += 1) await end(`/nonsense-${i}`);
    const responses = await Promise.all([...crawled, ...pending]);
    expect(responses.every((result) => result?.status === 404)).toBe(true);
    expect(begun.filter((address) => address === '/nonsense-27')).toHaveLength(1);
  });

  it('are drawn once also where several who wait for them are given their turns at the same moment', async () => {
    const { begun, pages, end } = byHand();
    const busy = Array.from({ length: 8 }, (_, i) => pages.page(`/busy-${i}`, '/n', 'crawler'));
    const hot = Array.from({ length: 30 }, (_, i) => pages.page('/hot', '/hot', `visitor-${i}`));
    await soon();
    await Promise.all(Array.from({ length: 8 }, (_, i) => end(`/busy-${i}`)));
    expect(begun.slice(8)).toEqual(['/hot']);
    const next = Array.from({ length: 8 }, (_, i) => pages.page(`/next-${i}`, '/n', 'crawler'));
    await soon();
    expect(begun.slice(9)).toHaveLength(7); // refused requests hold no place in the queue
    await end('/hot');
    for (let i = 0; i < 8; i += 1) await end(`/next-${i}`);
    const responses = await Promise.all([...hot, ...busy, ...next]);
    expect(new Set(responses.slice(0, 30).map((result) => String(result?.body)))).toEqual(new Set(['/hot']));
    expect(begun).toHaveLength(8 + 1 + 8);
  });

  it('are shown as they were to who has no room left to wait for new ones', async () => {
    const clock = { now: 0 };
    const never = new Promise<RenderedPage>(() => {});
    const pages = new LivePages(
      async (address) => (address === '/a' ? page('old') : never),
      () => clock.now,
    );
    await pages.page('/a', '/a', 'anna');
    for (let i = 0; i < 28; i += 1) void pages.page(`/${i}`, '/n', 'anna');
    clock.now = 40_000;
    expect(String((await pages.page('/a', '/a', 'anna'))?.body)).toBe('old');
    expect(await pages.page('/b', '/b', 'anna')).toBeUndefined();
  });
});

/** Drawings that end when they are told to, each with its own address; nothing of them is kept. */
function byHand() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const pages = new LivePages((address) => {
    begun.push(address);
    return new Promise((resolve) =>
      ends.set(address, () => resolve(page(address, address === '/search' ? 200 : 404, {}))),
    );
  });
  const end = async (address: string) => {
    ends.get(address)?.();
    await soon();
  };
  return { begun, pages, end };
}
