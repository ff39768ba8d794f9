import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  discardDraft,
  draftsBy,
  draftsOf,
  revokeShares,
  type SavedDraft,
  saveDraft,
  shareDrafts,
  sharedDrafts,
} from '#desk/content/drafts.ts';
import { addVersions, lastNumber, versionsOf, versionsSince, versionsTogether } from '#desk/content/history.ts';
import { dropPlan, plan, planned, publishDue } from '#desk/content/plan.ts';
import type { Publication } from '#desk/content/publish.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

let store: AStore;
beforeAll(async () => {
  store = await aStore();
});
afterAll(() => store.close());
const records = () => store.store.records;

const NOW = new Date('2026-11-26T10:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ANNA = { name: 'Anna', email: 'anna@hofundherd.example' };
const CHANGE = { kind: 'pages', id: 'winter', data: { title: { fr: 1, de: 2 } }, baseVersion: null };

it('the history of an entry and of a publication, and what is new to a process; who was overtaken writes nothing', async () => {
  const publishedAt = NOW.toISOString();
  const version = (publicationId: string, entryId: string, before: string | null, after: string | null) => ({
    ...{ publicationId, kind: 'pages', entryId, author: ANNA.email, publishedAt, before, after },
  });
  const add = (expected: number, ...versions: ReturnType<typeof version>[]) =>
    records().transaction((tx) => addVersions(tx, expected, versions));
  expect(await add(0, version('p1', 'a', null, 'one'), version('p1', 'b', null, 'one'))).toBe(2);
  expect(await add(0, version('p0', 'a', null, 'lost'))).toBeUndefined();
  expect(await add(2, version('p2', 'a', 'one', null))).toBe(3);
  const { read } = records();
  expect(await lastNumber(read)).toBe(3);
  expect((await versionsOf(read, 'pages', 'a')).map(({ after }) => after)).toEqual([null, 'one']);
  expect((await versionsSince(read, 1)).map(({ number, entryId }) => [number, entryId])).toEqual([
    [2, 'b'],
    [3, 'a'],
  ]);
  expect((await versionsTogether(read, 'p1')).map(({ entryId }) => entryId)).toEqual(['a', 'b']);
});

it('a draft is kept whole, with its fields in their order, one for each author; a discarded one is gone', async () => {
  const draft = (author: string, data: unknown): SavedDraft => ({
    ...{ kind: 'pages', id: 'winter', author, data, baseVersion: 'v1', savedAt: NOW },
  });
  await saveDraft(records(), draft('anna@a.example', { z: 1, a: 2 }));
  await saveDraft(records(), { ...draft('anna@a.example', { z: 3, a: 4 }), savedAt: later(1) });
  await saveDraft(records(), draft('beat@a.example', null));
  const { read } = records();
  expect((await draftsOf(read, 'pages', 'winter')).map(({ author, data }) => [author, JSON.stringify(data)])).toEqual([
    ['anna@a.example', '{"z":3,"a":4}'],
    ['beat@a.example', 'null'],
  ]);
  await discardDraft(records(), 'beat@a.example', 'pages', 'winter');
  expect(await draftsBy(read, 'beat@a.example')).toEqual([]);
});

it('a secret shows the drafts that it names, until it expires or is revoked', async () => {
  const author = 'carla@a.example';
  const save = (id: string) =>
    saveDraft(records(), { kind: 'pages', id, author, data: { id }, baseVersion: null, savedAt: NOW });
  await Promise.all([save('shown'), save('hidden')]);
  const token = await shareDrafts(records(), author, [{ kind: 'pages', id: 'shown' }], { now: NOW, until: later(60) });
  const { read } = records();
  expect((await sharedDrafts(read, token, later(59)))?.map(({ id }) => id)).toEqual(['shown']);
  expect([await sharedDrafts(read, token, later(61)), await sharedDrafts(read, 'guess', NOW)]).toEqual([
    undefined,
    undefined,
  ]);
  await revokeShares(records(), author);
  expect(await sharedDrafts(read, token, NOW)).toBeUndefined();
});

it('a planned publication is carried out once when it is due, however many processes look', async () => {
  const carriedOut: unknown[] = [];
  const publish = async (...args: unknown[]): Promise<Publication> => {
    carriedOut.push(args);
    return { state: 'unchanged' };
  };
  await plan(records(), [CHANGE], ANNA, later(1));
  await publishDue(records(), NOW, publish);
  expect(carriedOut).toEqual([]);
  await Promise.all(Array.from({ length: 3 }, () => publishDue(records(), later(1), publish)));
  expect(carriedOut).toEqual([[[CHANGE], ANNA]]);
  expect(await planned(records().read)).toEqual([]);
});

it('a plan that fails says why; one that a process died over is taken up by another, and a dropped one by nobody', async () => {
  const failed = await plan(records(), [CHANGE], ANNA, later(2));
  const problem = { kind: 'pages', id: 'winter', path: ['title'], message: 'no title', severity: 'error' as const };
  await publishDue(records(), later(2), async () => ({ state: 'invalid', problems: [problem] }));
  expect(await planned(records().read)).toMatchObject([{ id: failed, state: 'failed', trouble: 'no title' }]);
  expect(await dropPlan(records(), failed)).toBe(true);

  const dropped = await plan(records(), [CHANGE], ANNA, later(3));
  const left = await plan(records(), [CHANGE], ANNA, later(3));
  expect(await dropPlan(records(), dropped)).toBe(true);
  let begun = 0;
  const dies = new Promise<Publication>(() => {});
  void publishDue(records(), later(3), () => {
    begun += 1;
    return dies;
  });
  await expect.poll(() => begun).toBe(1);
  const publish = async (): Promise<Publication> => {
    begun += 1;
    return { state: 'unchanged' };
  };
  await publishDue(records(), later(4), publish);
  expect([begun, await dropPlan(records(), left)]).toEqual([1, false]);
  await publishDue(records(), later(6), publish);
  expect(begun).toBe(2);
  expect((await planned(records().read)).map(({ id }) => id)).not.toContain(left);
});
