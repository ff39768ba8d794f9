import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { ResponseRecorder } from './on-demand/render.ts';
import type { Site } from './site.ts';
import { warm } from './warm.ts';

/** The pages that a site rendered, by name; `statusOf` gives their status. */
async function warmed(statusOf = (_: string) => 200, isOver = () => false, isBusy = () => false) {
  const rendered: string[] = [];
  const names: string[] = [];
  let atOnce = 0;
  let most = 0;
  const handle = async ({ url = '' }: IncomingMessage, paper: ResponseRecorder) => {
    rendered.push(url);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((later) => setImmediate(later));
    atOnce -= 1;
    paper.writeHead(statusOf(url)).end();
  };
  const during = <Result>(name: string, work: () => Promise<Result>) => {
    names.push(name);
    return work();
  };
  const watchdog = {
    during,
    get isBusy() {
      return isBusy();
    },
  };
  await warm({ handle } as unknown as Site, watchdog, isOver);
  return { rendered, names, most };
}

test('what the first visitors would wait for is drawn ahead, in every language, piece by piece', async () => {
  const { rendered, names, most } = await warmed();
  expect(rendered[0]).toMatch(/^\/~on-demand\//);
  for (const prefix of ['', '/en-US', '/fr-FR'])
    expect(rendered.filter((address) => address.startsWith(`${prefix}/search?search=`)).length).toBeGreaterThan(0);
  expect(most).toBe(1);
  expect(names).toHaveLength(rendered.length);
  expect(names[0]).toBe('warming');
});

test('it ends where the store is in trouble, and where the shop closes', async () => {
  expect((await warmed((url) => (url.startsWith('/search') ? 503 : 404))).rendered).toHaveLength(2);
  expect((await warmed(undefined, () => true)).rendered).toEqual([]);
});

test('what can’t be drawn ahead is nobody’s trouble', async () => {
  const broken = () => {
    throw new Error('no such page');
  };
  expect((await warmed(broken)).rendered).toHaveLength(1);
});

test('requests go first', async () => {
  const visits = [true, false, true, true];
  const renderedBefore: number[] = [];
  let renderedCount = 0;
  const isBusy = () => {
    renderedBefore.push(renderedCount);
    return visits.shift() ?? false;
  };
  const statusOf = () => {
    renderedCount += 1;
    return 200;
  };
  await warmed(statusOf, undefined, isBusy);
  expect(renderedBefore.slice(0, 6)).toEqual([0, 0, 1, 1, 1, 2]);
});
