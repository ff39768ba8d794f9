import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { parse } from 'yaml';
import * as z from 'zod';
import { merge } from '#desk/builder/document/merge.ts';
import { describeFields } from '#desk/builder/fields/describe.ts';
import { addressesIn } from '#desk/content/concerned.ts';
import {
  discardDraft,
  draftBy,
  draftsBy,
  draftsOf,
  endDraft,
  type SavedDraft,
  saveDraft,
} from '#desk/content/drafts.ts';
import { findEntries, isKindName, kindsIn, rowOf } from '#desk/content/entries.ts';
import { fileOf, type KindName, textIn, versionOf } from '#desk/content/files.ts';
import { versionsOf } from '#desk/content/history.ts';
import { contentFolder } from '#desk/content/live.ts';
import { findPictures, pictureView } from '#desk/content/pictures.ts';
import { dropPlan, plan, planned } from '#desk/content/plan.ts';
import { canPreview, previewBlock } from '#desk/content/preview.ts';
import { goBack, type Publication, publish } from '#desk/content/publish.ts';
import { KINDS } from '#editor/kinds.ts';
import { refuse } from '#store/errors.ts';
import { type DeskContext, type DeskEnv, valid } from './env.ts';
import { locale, PAGE, shortText } from './fields.ts';

/** A draft may have any shape; none at all would be a removal. */
const something = z.unknown().refine((data) => data !== undefined && data !== null);
const entryName = z.string().max(80);

/** Says what a browser has seen: the published version that a draft began from, and the draft as it was saved last. */
const token = z
  .string()
  .regex(/^[\w-]{0,22}\.[\w-]{0,22}$/)
  .transform((text) => {
    const [base = '', draft = ''] = text.split('.');
    return { base: base || null, draft: draft || null };
  });

const tokenOf = (base: string | null, draft: SavedDraft | undefined): string =>
  `${base ?? ''}.${digestOf(draft) ?? ''}`;

const digestOf = (draft: SavedDraft | undefined): string | null =>
  draft ? createHash('sha256').update(JSON.stringify(draft.data)).digest('base64url').slice(0, 22) : null;

/** What an editor writes: entries, their drafts and their publications. */
export const contentRoutes = new Hono<DeskEnv>()
  .get(
    '/content',
    valid(
      'query',
      z.object({
        kind: z.string().max(40).default('pages'),
        search: shortText.default(''),
        page: z.coerce.number().int().min(1).default(1),
      }),
    ),
    async (c) => {
      const { store, language, entered } = c.var;
      const { kind, search, page } = c.req.valid('query');
      const { read } = store.records;
      if (!isKindName(kind)) throw noEntry();
      const published = await findEntries(folder(), kind, search, language);
      const drafts = (await draftsBy(read, entered.user.email)).filter((draft) => draft.kind === kind);
      const isNew = ({ id, data }: SavedDraft) =>
        data !== null &&
        `${id} ${JSON.stringify(data)}`.toLowerCase().includes(search.toLowerCase()) &&
        !isThere(kind, id);
      const rows = [...drafts.filter(isNew).map(({ id, data }) => rowOf(kind, id, data, language, null)), ...published];
      const plans = await planned(read);
      return c.json({
        kinds: kindsIn(language),
        rows: rows.slice((page - 1) * PAGE, page * PAGE).map((row) => ({
          ...row,
          isDraft: drafts.some(({ id }) => id === row.id),
          plannedFor: plans.find(isPlanOf(kind, row.id))?.plannedFor.toISOString() ?? null,
        })),
        total: rows.length,
      });
    },
  )
  .get('/content/pictures', valid('query', z.object({ search: shortText.default('') })), (c) =>
    c.json({ rows: findPictures(c.req.valid('query').search).slice(0, PAGE) }),
  )
  .get('/content/pictures/:id', (c) => {
    const address = pictureView(c.req.param('id'));
    if (!address) throw refuse(404, 'DESK__NOT_FOUND', 'There is no such picture.');
    return c.redirect(address);
  })
  .post(
    '/content/block',
    valid('json', z.object({ id: entryName, path: z.string().regex(/^[\w.]{1,80}$/), locale, data: something })),
    async (c) => {
      const { id, path, locale: language, data } = c.req.valid('json');
      if (!canPreview()) throw refuse(409, 'DESK__NO_PREVIEW', 'Nothing renders pages here.');
      const { email } = c.var.entered.user;
      const others = (await draftsBy(c.var.store.records.read, email)).filter((draft) => !isOf('pages', id)(draft));
      const html = await previewBlock(language, { page: id, path }, [...others, { kind: 'pages', id, data }]);
      return c.json({ html: html ?? '' });
    },
  )
  .post('/content/back', valid('json', z.object({ publication: z.string().min(1).max(64) })), async (c) => {
    folder();
    return answerPublication(c, await goBack(c.req.valid('json').publication, authorOf(c)));
  })
  .post('/content/plans/:id/cancel', async (c) => {
    const isDropped = await dropPlan(c.var.store.records, c.req.param('id'));
    if (!isDropped) throw refuse(409, 'DESK__PLAN_OVER', 'This publication was carried out already.');
    return c.json({});
  })
  .get('/content/:kind/:id', async (c) => {
    const { store, language, entered } = c.var;
    const { kind, id } = entryOf(c);
    const { read } = store.records;
    const [drafts, plans] = [await draftsOf(read, kind, id), await planned(read)];
    const draft = drafts.find(({ author }) => author === entered.user.email);
    const { version, data: published } = publicOf(kind, id);
    if (version === null && !draft) throw noEntry();
    const data = draft ? draft.data : published;
    return c.json({
      ...rowOf(kind, id, data, language, null),
      data: data as object,
      version: tokenOf(draft ? draft.baseVersion : version, draft),
      isPublished: version !== null,
      draftSavedAt: draft?.savedAt.toISOString() ?? null,
      /** Who else is writing in it. */
      others: drafts.flatMap(({ author }) => (author === entered.user.email ? [] : [author])),
      plans: plans.filter(isPlanOf(kind, id)).map(({ id: planId, plannedFor, author, trouble }) => {
        return { id: planId, plannedFor: plannedFor.toISOString(), author: author.email, trouble };
      }),
      addresses: addressesIn(kind, data) ?? null,
      hasBlocks: kind === 'pages',
      field: describeFields(KINDS[kind].schema, KINDS[kind].label, language),
    });
  })
  .get('/content/:kind/:id/history', async (c) => {
    const { kind, id } = entryOf(c);
    const versions = await versionsOf(c.var.store.records.read, kind, id);
    return c.json({
      rows: versions.map(({ publicationId, author, publishedAt, before, after }) => {
        const what = before === null ? ('new' as const) : after === null ? ('removed' as const) : ('changed' as const);
        return { publication: publicationId, author, publishedAt, what };
      }),
    });
  })
  .post('/content/:kind/:id/draft', valid('json', z.object({ data: something, version: token })), async (c) => {
    const { store, now, entered } = c.var;
    const { kind, id } = entryOf(c);
    const { data, version } = c.req.valid('json');
    const draft = { kind, id, author: entered.user.email, data, baseVersion: version.base, savedAt: now };
    const isSeen = (earlier: SavedDraft | undefined) =>
      digestOf(earlier) === version.draft || (!earlier && !isThere(kind, id));
    const isSaved = await saveDraft(store.records, draft, isSeen);
    if (isSaved) return c.json({ version: tokenOf(version.base, draft), remote: null as object | null });
    // another window of the same editor was quicker: its draft, or what it has published
    const other = await draftBy(store.records.read, draft.author, kind, id);
    const published = publicOf(kind, id);
    return c.json({
      version: tokenOf(other ? other.baseVersion : published.version, other),
      remote: (other ? other.data : published.data) as object | null,
    });
  })
  .post('/content/:kind/:id/discard', async (c) => {
    const { kind, id } = entryOf(c);
    await discardDraft(c.var.store.records, c.var.entered.user.email, kind, id);
    return c.json({});
  })
  .post('/content/:kind/:id/publish', valid('json', z.object({ version: token })), async (c) => {
    const { draft, change } = await changeOf(c, c.req.valid('json').version);
    const publication = await publish([change], authorOf(c));
    if (publication.state === 'published' || publication.state === 'unchanged')
      await endDraft(c.var.store.records, draft);
    return answerPublication(c, publication, draft);
  })
  .post(
    '/content/:kind/:id/plan',
    valid('json', z.object({ version: token, at: z.iso.datetime({ offset: true }) })),
    async (c) => {
      const { version, at } = c.req.valid('json');
      const { change } = await changeOf(c, version);
      const moment = new Date(at);
      if (moment <= c.var.now) throw refuse(409, 'DESK__PLAN_PAST', 'This moment is over.');
      return c.json({ id: await plan(c.var.store.records, [change], authorOf(c), moment) });
    },
  );

const noEntry = () => refuse(404, 'DESK__NO_ENTRY', 'There is no such entry.');

/** Where content is written. */
function folder(): string {
  const place = contentFolder();
  if (!place) throw refuse(409, 'DESK__NO_CONTENT', 'The shop has no folder of content: CONTENT_DIR names none.');
  return place;
}

/** The entry that an address names; whether there is one is another question. */
function entryOf(c: DeskContext): { kind: KindName; id: string } {
  const { kind = '', id = '' } = c.req.param() as Record<string, string>;
  if (!isKindName(kind) || !fileOf(kind, id)) throw noEntry();
  return { kind, id };
}

const isOf = (kind: string, id: string) => (one: { kind: string; id: string }) => one.kind === kind && one.id === id;
const isPlanOf = (kind: string, id: string) => (one: { changes: { kind: string; id: string }[] }) =>
  one.changes.some(isOf(kind, id));

const isThere = (kind: string, id: string): boolean => publicOf(kind, id).version !== null;

function publicOf(kind: string, id: string): { version: string | null; data: unknown } {
  const text = textIn(folder(), fileOf(kind, id) ?? '');
  return { version: versionOf(text), data: text === null ? null : parse(text) };
}

const authorOf = (c: DeskContext) => ({ name: c.var.entered.user.email, email: c.var.entered.user.email });

/** The caller's draft, as they have seen it. */
async function changeOf(c: DeskContext, { base, draft: seen }: z.output<typeof token>) {
  const { kind, id } = entryOf(c);
  folder();
  const draft = await draftBy(c.var.store.records.read, c.var.entered.user.email, kind, id);
  if (!draft) throw refuse(409, 'DESK__NO_DRAFT', 'There is nothing to publish.');
  if (digestOf(draft) !== seen) throw refuse(409, 'DESK__OTHER_DRAFT', 'Another window has saved meanwhile.');
  return { draft, change: { kind, id, data: draft.data, baseVersion: base } };
}

/** What became of a publication; where nothing has changed, a status that says so. */
async function answerPublication(c: DeskContext, publication: Publication, draft?: SavedDraft) {
  if (publication.state === 'invalid')
    return c.json(
      {
        state: publication.state,
        problems: publication.problems.map(({ path, message, severity }) => ({ path, message, severity })),
      },
      422,
    );
  if (publication.state === 'conflict') {
    const [{ base, data, version } = { base: undefined, data: null, version: null }] = publication.conflicts;
    // fields that both have changed stay as this editor has them until they decide
    const merged =
      data === null || !draft ? { data: draft?.data ?? null, conflicts: [] } : merge(base ?? {}, draft.data, data);
    return c.json(
      {
        state: publication.state,
        merged: merged as { data: object; conflicts: [] },
        version: tokenOf(version, draft),
        isRemoved: data === null,
      },
      409,
    );
  }
  if (!draft) return c.json({ state: publication.state, version: '', data: null });
  const { kind, id, author } = draft;
  const [published, left] = [publicOf(kind, id), await draftBy(c.var.store.records.read, author, kind, id)];
  return c.json({
    state: publication.state,
    version: tokenOf(published.version, left),
    /** Null where the editor has written on since: then their draft stays. */
    data: (left ? null : published.data) as object | null,
  });
}
