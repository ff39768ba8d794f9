import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishDue } from '#desk/content/plan.ts';
import { setPageRenderer } from '#desk/content/preview.ts';
import { publish } from '#desk/content/publish.ts';
import { deskPreview } from '#desk/preview.ts';
import { config } from '#store/transport.ts';
import { aDesk, type DeskBrowser } from '#tests/support/a-desk.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';

const KEY = Symbol.for('hof-und-herd.store');
const shared = globalThis as typeof globalThis & { [KEY]?: unknown };

let folder: string;
let store: AMailingStore;
let anna: DeskBrowser;
let beat: DeskBrowser;
let meg: DeskBrowser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'desk-content-'));
  const content = path.join(folder, 'content');
  cpSync('content', content, { recursive: true, filter: (file) => !/\/studio(\/|$)|\.blend$/.test(file) });
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  Object.assign(config, { CONTENT_DIR: content });
  store = await aMailingStore();
  shared[KEY] = Promise.resolve(store);
  const desk = aDesk(store);
  anna = (await desk.aUser('editor', 'anna@example.com')).browser;
  meg = (await desk.aUser('merchant', 'meg@example.com')).browser;
  beat = (await desk.aUser('owner', 'beat@example.com')).browser;
});
afterAll(async () => {
  delete shared[KEY];
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
});

const GARDEN = '/content/pages/theme-garden';
const onDisk = (file: string) => parse(readFileSync(path.join(folder, 'content', file), 'utf8'));
const open = async (who: DeskBrowser, address = GARDEN) => (await who.ask('GET', address)).body;
const save = (who: DeskBrowser, address: string, data: unknown, version: string) =>
  who.ask('POST', `${address}/draft`, { data, version });
/** Changes one field of what somebody sees, and saves it. */
async function write(who: DeskBrowser, field: string, value: unknown, address = GARDEN): Promise<string> {
  const { data, version } = await open(who, address);
  return (await save(who, address, { ...data, [field]: value }, version)).body.version;
}
const title = (words: string) => ({ de: words, 'en-US': words, 'fr-FR': words });

it('lists what there is by kind and name, in the language of the desk', async () => {
  const { kinds, rows, total } = (await anna.ask('GET', '/content?kind=pages&search=garden%20watering')).body;
  expect(kinds.find(({ kind }: { kind: string }) => kind === 'blog').label).toBe('Journal');
  expect([rows[0], total]).toMatchObject([{ id: 'theme-garden', address: '/en-US/garden', isDraft: false }, 1]);
  expect((await anna.ask('GET', '/content?kind=products&search=10-104')).body.rows[0].title).toBe(
    'Raclette oven for 4',
  );
  for (const address of ['/content?kind=nothing', '/content/pages/nothing', '/content/pages/..%2Fshop%2Fshop'])
    expect((await anna.ask('GET', address)).status, address).toBe(404);
});

it('a draft is its author’s alone until it is published; then it is content, with a history and a note in the log', async () => {
  const before = await open(anna);
  expect(before.field).toMatchObject({ input: 'group' });
  const version = await write(anna, 'title', title('Yard'));
  expect((await open(anna)).data.title).toEqual(title('Yard'));
  expect(await open(beat)).toMatchObject({ data: { title: before.data.title }, others: ['anna@example.com'] });
  expect((await anna.ask('GET', '/content?search=theme-garden')).body.rows[0].isDraft).toBe(true);

  const published = await anna.ask('POST', `${GARDEN}/publish`, { version });
  expect([published.status, published.body]).toMatchObject([
    200,
    { state: 'published', data: { title: title('Yard') } },
  ]);
  expect(onDisk('pages/theme-garden.yaml').title).toEqual(title('Yard'));
  expect(await open(anna)).toMatchObject({ draftSavedAt: null, version: published.body.version });
  expect((await anna.ask('POST', `${GARDEN}/publish`, { version })).body.errors[0].code).toBe('DESK__NO_DRAFT');

  const { rows } = (await anna.ask('GET', `${GARDEN}/history`)).body;
  expect(rows).toMatchObject([{ author: 'anna@example.com', what: 'changed' }]);
  const notes = (await beat.ask('GET', '/audit')).body.rows.filter(({ email }: { email: string }) =>
    /anna/.test(email),
  );
  expect(notes.map(({ action }: { action: string }) => action)).toContain('POST /content/:kind/:id/publish');
  expect(notes.some(({ action }: { action: string }) => action.endsWith('/draft'))).toBe(false);

  expect((await beat.ask('POST', '/content/back', { publication: rows[0].publication })).status).toBe(200);
  expect(onDisk('pages/theme-garden.yaml').title).toEqual(before.data.title);
});

it('a window that has not seen what another saved gets it instead, and nothing is lost', async () => {
  const { data, version } = await open(anna);
  const first = await save(anna, GARDEN, { ...data, title: title('First') }, version);
  const second = await save(anna, GARDEN, { ...data, title: title('Second') }, version);
  expect(second.body).toEqual({ version: first.body.version, remote: { ...data, title: title('First') } });
  const late = await anna.ask('POST', `${GARDEN}/publish`, { version });
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'DESK__OTHER_DRAFT']);
  await anna.ask('POST', `${GARDEN}/discard`);
  expect((await open(anna)).data).toEqual(data);
  // the window that knows nothing of it is told what is public
  const third = await save(anna, GARDEN, { ...data, title: title('Third') }, first.body.version);
  expect(third.body).toEqual({ version, remote: data });
});

it('what is wrong is told with its place, and neither published nor noted', async () => {
  const before = onDisk('pages/theme-garden.yaml');
  const version = await write(anna, 'sections', [{ blocks: [{ block: 'text', text: 3 }] }]);
  const { status, body } = await anna.ask('POST', `${GARDEN}/publish`, { version });
  expect([status, body.state, body.problems[0].path]).toEqual([422, 'invalid', ['sections', 0, 'blocks', 0, 'text']]);
  expect(onDisk('pages/theme-garden.yaml')).toEqual(before);
  await anna.ask('POST', `${GARDEN}/discard`);
});

it('what two have changed is put together; where both have changed one field, one decides', async () => {
  const { data } = await open(anna);
  const annas = await write(anna, 'title', title('By Anna'));
  const beats = await write(beat, 'title', title('By Beat'));
  expect((await beat.ask('POST', `${GARDEN}/publish`, { version: beats })).status).toBe(200);
  const { status, body } = await anna.ask('POST', `${GARDEN}/publish`, { version: annas });
  expect([status, body.state]).toEqual([409, 'conflict']);
  expect(body.merged.conflicts).toContainEqual({
    ...{ path: ['title', 'de'], kind: 'value', mine: 'By Anna', theirs: 'By Beat' },
  });
  expect((await anna.ask('POST', `${GARDEN}/publish`, { version: body.version })).body.data.title).toEqual(
    title('By Anna'),
  );
  expect(onDisk('pages/theme-garden.yaml')).toEqual({ ...data, title: title('By Anna') });
});

it('a new page is planned, listed so, called off, planned again and carried out by its minute', async () => {
  const page = {
    ...{ slug: { de: 'winter', 'en-US': 'winter', 'fr-FR': 'hiver' }, title: title('Winter') },
    ...{ description: title('What winter asks for.'), sections: [] },
  };
  const address = '/content/pages/theme-winter';
  const { version } = (await save(anna, address, page, '.')).body;
  expect((await open(anna, address)).addresses['fr-FR']).toBe('/fr-FR/hiver');
  expect((await beat.ask('GET', address)).status).toBe(404);
  const at = (hours: number) => new Date(store.store.clock().getTime() + hours * 3_600_000).toISOString();
  const planFor = (hours: number) => anna.ask('POST', `${address}/plan`, { version, at: at(hours) });
  expect((await planFor(-1)).body.errors[0].code).toBe('DESK__PLAN_PAST');
  const { id } = (await planFor(1)).body;
  expect((await open(anna, address)).plans).toMatchObject([{ id, author: 'anna@example.com' }]);
  expect((await anna.ask('GET', '/content?search=theme-winter')).body.rows[0]).toMatchObject({ isDraft: true });
  await anna.ask('POST', `/content/plans/${id}/cancel`);
  expect((await anna.ask('POST', `/content/plans/${id}/cancel`)).body.errors[0].code).toBe('DESK__PLAN_OVER');
  await planFor(1);
  await publishDue(store.store.records, new Date(at(0.5)), publish);
  expect((await open(anna, address)).isPublished).toBe(false);
  await publishDue(store.store.records, new Date(at(1.5)), publish);
  expect(onDisk('pages/theme-winter.yaml')).toEqual(page);
  expect(await open(anna, address)).toMatchObject({ isPublished: true, draftSavedAt: null, plans: [] });
});

it('an entry of any shape is kept as a draft, and nothing that is no entry', async () => {
  const nothing = await save(anna, '/content/pages/..%2Fx', {}, '.');
  expect([nothing.status, nothing.body.errors[0].code]).toEqual([404, 'DESK__NO_ENTRY']);
  expect((await save(anna, '/content/pages/odd', [null, 'x'], 'no version')).status).toBe(400);
  expect((await save(anna, '/content/pages/odd', [null, 'x'], '.')).status).toBe(200);
  const odd = await open(anna, '/content/pages/odd');
  expect(odd.data).toEqual([null, 'x']);
  // thrown away in another window while this one goes on writing
  await anna.ask('POST', '/content/pages/odd/discard');
  expect((await save(anna, '/content/pages/odd', [1], odd.version)).body.remote).toBeNull();
  expect((await open(anna, '/content/pages/odd')).data).toEqual([1]);
  expect((await anna.ask('GET', '/content?search=odd')).body.rows[0]).toMatchObject({ id: 'odd', title: 'odd' });
  expect((await anna.ask('POST', '/content/block', { id: 'odd', path: 'a', locale: 'de', data: {} })).status).toBe(409);
});

it('a preview is there for editors alone, and leads to previews', async () => {
  setPageRenderer(async (address) => ({ status: 301, headers: { location: address }, body: Buffer.from('') }));
  const preview = (cookie: string) =>
    deskPreview(store.store, new Request('http://shop.example/desk/preview/garten', { headers: { cookie } }));
  const answers = await Promise.all([anna.cookie, beat.cookie, meg.cookie, '', 'hof_desk=guess'].map(preview));
  setPageRenderer(undefined);
  expect(answers.map(({ status }) => status)).toEqual([301, 301, 404, 404, 404]);
  expect(answers[0]?.headers.get('location')).toBe('/desk/preview/~on-demand/garten');
  expect(answers[0]?.headers.get('cache-control')).toBe('private, no-store');
});
