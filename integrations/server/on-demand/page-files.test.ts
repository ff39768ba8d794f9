import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteFile } from '#server/responses/file.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { KeptPages } from './kept-pages.ts';
import { LivePages } from './on-demand-pages.ts';
import type { RenderedPage } from './page-cache.ts';
import { PageFiles } from './page-files.ts';
import { Refresh } from './refresh.ts';

const TODAY = '2026-12-15';
const HEADERS = { 'surrogate-control': 'max-age=30', 'surrogate-key': 'oven', 'content-type': 'text/html' };
const page = (text: string, status = 200, headers: object = HEADERS): RenderedPage => ({
  ...{ status, headers: { ...headers } },
  body: Buffer.from(text),
});
/** Rendering at a moment, showing the oven. */
const drawn = (text: string, begunAt: number, status = 200) => ({
  ...{ rendered: page(text, status), begunAt },
  policy:
    status === 200
      ? {
          maxAgeMs: 1,
          staleMs: 1,
          tags: new Map([
            ['/x', undefined],
            ['oven', undefined],
          ]),
        }
      : null,
});

let folder: string;
let kept: KeptPages;
let disk: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  kept = new KeptPages(folder, 'a shop');
  disk = import.meta.filename;
});
afterEach(() => {
  kept.close();
  rmSync(folder, { recursive: true });
});

const file = (more: Partial<SiteFile> = {}): SiteFile => ({
  ...{ disk, type: 'text/html; charset=utf-8', digest: 'built', bytes: 1, immutable: false },
  ...more,
});
/** Pages of a build that began at 1000, and a clock that stands. */
const pagesOf = (built: Record<string, SiteFile> = { '/built': file() }, keptPages: KeptPages | null = kept) =>
  new PageFiles(
    {
      ...{ page: (pathname) => built[pathname], addresses: () => Object.keys(built) },
      ...{ shownIn: { oven: ['/built'], menuWords: ['*'], index: ['/search-index.json'] }, begunAt: 1000 },
    },
    keptPages ?? undefined,
    () => 2000,
  );
const seen = (pages: PageFiles, pathname: string, today = TODAY) => {
  const shown = pages.find(pathname, today);
  if (!shown) return undefined;
  return [shown.file.disk === disk ? 'built' : readFileSync(shown.file.disk, 'utf8'), shown.state];
};
const change = (pages: PageFiles, ...tags: string[]) => pages.change(pages.history.add(tags.map((tag) => ({ tag }))));

describe('the file of a page', () => {
  it('is out of date when what most pages show has changed; what was edited itself comes first', () => {
    const pages = pagesOf({ '/a': file(), '/b': file(), '/c': file(), '/x.css': file({ type: 'text/css' }) });
    pages.find('/c', TODAY);
    expect(change(pages, 'menuWords', '/b')).toBe(3);
    expect([pages.takeStale(), pages.takeStale(), seen(pages, '/x.css')]).toEqual(['/b', '/c', ['built', 'current']]);
  });

  it('of data is what can be shown at most once something in it has changed, and is not rendered for nobody', () => {
    const pages = pagesOf({ '/search-index.json': file({ type: 'application/json' }) });
    expect(seen(pages, '/search-index.json')).toEqual(['built', 'current']);
    expect([change(pages, 'index'), seen(pages, '/search-index.json'), pages.takeStale()]).toEqual([
      1,
      ['built', 'over'],
      undefined,
    ]);
  });

  it('is that of the build until something that it shows has changed, and until the new one is there', async () => {
    const pages = pagesOf();
    expect([change(pages, 'pan'), seen(pages, '/built')]).toEqual([0, ['built', 'current']]);
    expect([change(pages, 'oven'), seen(pages, '/built')]).toEqual([1, ['built', 'stale']]);
    expect([pages.takeStale(), pages.takeStale()]).toEqual(['/built', undefined]);
    await pages.add('/built', drawn('new', pages.moment()));
    expect([seen(pages, '/built'), pages.takeStale()]).toEqual([['new', 'current'], undefined]);
    expect(seen(pagesOf(), '/built')).toEqual(['new', 'current']); // after a restart
  });

  it('appears at the first visit of a page that the build left out', async () => {
    const pages = pagesOf();
    expect(seen(pages, '/x')).toBeUndefined();
    await pages.add('/x', drawn('x', pages.moment()));
    expect(seen(pages, '/x')).toEqual(['x', 'current']);
    change(pages, 'oven');
    expect(seen(pages, '/x')).toEqual(['x', 'stale']);
  });

  it('stays when the store is in trouble, and goes when the page is taken away', async () => {
    const pages = pagesOf();
    await pages.add('/x', drawn('x', pages.moment()));
    change(pages, 'oven');
    for (const address of ['/x', '/built']) {
      expect(await pages.add(address, drawn('', pages.moment(), 503))).toBe(false);
      expect(seen(pages, address)?.[1]).toBe('stale');
      expect(await pages.add(address, drawn('', pages.moment(), 404))).toBe(true);
    }
    expect([seen(pages, '/x'), seen(pages, '/built')]).toEqual([undefined, ['built', 'over']]);
    change(pages, 'oven');
    expect([seen(pages, '/built'), pages.takeStale()]).toEqual([['built', 'over'], undefined]);
    await pages.add('/built', drawn('back', pages.moment()));
    expect(seen(pages, '/built')).toEqual(['back', 'current']);
  });

  it('is not taken away by a drawing that began before the last change', async () => {
    const pages = pagesOf();
    const before = pages.moment();
    change(pages, 'oven');
    await pages.add('/built', drawn('', before, 404));
    expect(seen(pages, '/built')).toEqual(['built', 'stale']);
  });

  it('that changed again while it was drawn is shown, and drawn once more', async () => {
    const pages = pagesOf();
    change(pages, 'oven');
    pages.takeStale();
    const begunAt = pages.moment();
    change(pages, 'oven');
    await pages.add('/built', drawn('newer', begunAt));
    expect([pages.takeStale(), seen(pages, '/built')]).toEqual(['/built', ['newer', 'stale']]);
  });

  it('is not made of what a replica of the store has not got yet', async () => {
    const pages = pagesOf();
    pages.change(pages.history.add([{ tag: 'oven', version: 9 }]));
    const { policy, ...old } = drawn('old', pages.moment());
    const showing = (version: number) => ({
      ...old,
      policy: policy && {
        ...policy,
        tags: new Map([
          ['oven', version],
          ['/x', undefined],
        ]),
      },
    });
    expect([await pages.add('/built', showing(8)), seen(pages, '/built')]).toEqual([false, ['built', 'stale']]);
    expect([await pages.add('/built', showing(9)), seen(pages, '/built')]).toEqual([true, ['old', 'current']]);
  });

  it('is over on its day, and good again once it was drawn anew', async () => {
    const pages = pagesOf({ '/built': file({ goodUntil: '2026-12-16' }) });
    expect(seen(pages, '/built')?.[1]).toBe('current');
    expect(seen(pages, '/built', '2026-12-16')?.[1]).toBe('over');
    await pages.add('/built', drawn('new', pages.moment()));
    expect(seen(pages, '/built', '2026-12-16')).toEqual(['new', 'current']);
  });

  it('is none for an answer that does not say what it shows, is no page, or may not be kept', async () => {
    const pages = pagesOf();
    const good = drawn('x', 3000);
    const untold = { maxAgeMs: 1, staleMs: 1, tags: new Map([['/x', undefined]]) };
    const data = page('x', 200, { ...HEADERS, 'content-type': 'application/json' });
    for (const one of [
      { ...good, policy: untold },
      { ...good, rendered: data },
      { ...good, policy: null },
    ]) {
      await pages.add('/x', one);
      expect(seen(pages, '/x')).toBeUndefined();
    }
    await pages.add('/built', { ...good, policy: untold }); // as much as its file said
    expect(seen(pages, '/built')).toEqual(['x', 'current']);
    const keepsNothing = pagesOf({ '/built': file() }, null);
    await keepsNothing.add('/x', good);
    expect(seen(keepsNothing, '/x')).toBeUndefined();
  });

  it('is stale for changes of before, unless it was made after them', async () => {
    await pagesOf().add('/x', drawn('x', 1500));
    const pages = pagesOf();
    pages.catchUp([{ tag: 'oven', at: 1000 }]);
    expect([seen(pages, '/built')?.[1], seen(pages, '/x')?.[1]]).toEqual(['current', 'current']);
    pages.catchUp([{ tag: 'oven', at: 1001 }]);
    expect([seen(pages, '/built')?.[1], seen(pages, '/x')?.[1]]).toEqual(['stale', 'current']);
    pages.catchUp([{ tag: 'menu', at: 1501 }]);
    expect(seen(pages, '/x')?.[1]).toBe('stale');
  });

  it('is drawn anew in the order of visits, the last one first', async () => {
    const pages = pagesOf({ '/built': file(), '/other': file(), '/logo.svg': file({ type: 'image/svg+xml' }) });
    await pages.add('/x', drawn('x', pages.moment()));
    for (const visit of ['/other', '/x', '/built', '/x', '/logo.svg']) pages.find(visit, TODAY);
    change(pages, 'menu');
    expect([1, 2, 3, 4].map(() => pages.takeStale())).toEqual(['/x', '/built', '/other', undefined]);
  });
});

it('never gives out an older page after a newer one, in 100 rounds with drawings that end in any order', async () => {
  const random = seededRandom(25);
  let version = 0;
  const draw = async () => {
    const read = version;
    await new Promise((later) => setTimeout(later, random() * 5)); // a thousandth of what a slow store takes
    return random() < 0.1 ? page('', 503, {}) : page(String(read));
  };
  const pages = pagesOf();
  const live = new LivePages(draw, undefined, {
    history: pages.history,
    keeper: { moment: () => pages.moment(), add: (_, pathname, one) => pages.add(pathname, one) },
  });
  const refresh = new Refresh({
    next: () => pages.takeStale(),
    render: async (pathname) => (await live.redraw(pathname, pathname)) || true, // trouble comes back without a pause
    giveBack: (pathname) => pages.giveBack(pathname),
    isBusy: () => live.isBusy,
  });
  const last = new Map<string, number>();
  const visit = (pathname: string) => {
    const shown = seen(pages, pathname);
    if (shown?.[1] === 'stale') refresh.wake();
    if (!shown) void live.page(pathname, pathname, 'anna');
    const number = Number(shown?.[0]?.replace('built', '0') ?? 0);
    expect(number).toBeGreaterThanOrEqual(last.get(pathname) ?? 0);
    last.set(pathname, number);
    return number;
  };
  for (let round = 0; round < 100; round += 1) {
    for (const pathname of ['/built', '/x', '/y']) visit(pathname);
    if (random() < 0.5) {
      version += 1;
      live.change(pages.history.add([{ tag: 'oven' }]));
      change(pages, 'oven');
      refresh.wake();
    }
    await new Promise((later) => setTimeout(later, random() * 3));
  }
  await expect.poll(() => ['/built', '/x', '/y'].map(visit)).toEqual([version, version, version]);
  refresh.stop();
});
