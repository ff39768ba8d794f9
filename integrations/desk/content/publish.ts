import path from 'node:path';
import { parse } from 'yaml';
import { checkChange } from '#editor/check/check-content.ts';
import { type Memory, warmContent } from '#editor/check/content.ts';
import { readFiles } from '#editor/check/files.ts';
import { rewritten, same } from '#editor/rewrite.ts';
import { isOfStore } from '#store/catalogue/import-catalogue.ts';
import { newId } from '#store/id.ts';
import type { OpenStore } from '#store/open-store.ts';
import { config, embedded } from '#store/transport.ts';
import { forgetShared } from '#store-api/shared.server.ts';
import { type Change, PUBLISHED } from '#values/change.ts';
import { type Author, commit } from './commit.ts';
import { addressesOf, tagsOfCatalogue } from './concerned.ts';
import { fileOf, textIn, versionOf } from './files.ts';
import { addVersions, type Version, versionsOf, versionsTogether } from './history.ts';
import { contentFolder, lastShown, noteShown, show, shownText, takePublished } from './live.ts';
import { type FieldPath, merge } from './merge.ts';
import { beginWriting, finishWriting } from './write.ts';

/** One entry as it is to become; without data it is removed. */
export interface ContentChange {
  kind: string;
  id: string;
  data: unknown;
  /** The version that the change began from; null for a new entry. */
  baseVersion: string | null;
}

/** Something that keeps an entry from being published. */
interface Problem {
  kind: string;
  id: string;
  /** Into the data of the entry. */
  path: FieldPath;
  message: string;
  severity: 'error' | 'warning';
}

/** An entry that somebody else has changed meanwhile. */
interface Conflict {
  kind: string;
  id: string;
  /** What both have changed differently; the empty path is the whole entry. */
  fields: FieldPath[];
  /** What is public now. */
  version: string | null;
  data: unknown;
  /** What the change began from; undefined where nobody knows that any more, or there was nothing. */
  base: unknown;
}

export type Publication =
  | {
      state: 'published';
      publicationId: string;
      versions: { kind: string; id: string; version: string | null }[];
      /** Resolves when the repository has it: undefined, or what went wrong there. The publication stands in any case. */
      committed: Promise<string | undefined>;
    }
  | { state: 'unchanged' }
  | { state: 'invalid'; problems: Problem[] }
  | { state: 'conflict'; conflicts: Conflict[] };

/** The shop can't publish at all, for a reason that its owner can mend. */
class CannotPublish extends Error {}

/** Another process has published meanwhile: what was made has to be made on that. */
class Overtaken extends Error {}

let last: Promise<unknown> = Promise.resolve();

/**
 * Publishes changes, all or none: validates them, writes the files of content, takes goods over into the store, and lets
 * whatever shows them be rendered anew, in every process. One publication after the other.
 * @throws {CannotPublish} where there is no content folder
 */
export function publish(changes: readonly ContentChange[], author: Author): Promise<Publication> {
  const publication = last
    .then(() => publishNow(changes, author))
    .catch((error: unknown) => {
      if (isOvertaken(error)) return publishNow(changes, author);
      throw error;
    });
  last = publication.catch(() => {});
  return publication;
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Brings back what stood before a publication, unless others have changed the same since. */
export async function goBack(publicationId: string, author: Author): Promise<Publication> {
  const { store } = await openStore();
  const versions = await versionsTogether(store.records.read, publicationId);
  return publish(
    versions.map(({ kind, entryId, before, after }) => ({
      kind,
      id: entryId,
      data: before === null ? null : parse(before),
      baseVersion: versionOf(after),
    })),
    author,
  );
}

async function openStore(): Promise<OpenStore> {
  const store = await embedded();
  if (!store) throw new CannotPublish('A shop in front of a Shopware has no database of its own for publications.');
  return store;
}

interface Planned {
  kind: string;
  id: string;
  file: string;
  before: string | null;
  after: string | null;
}

async function publishNow(changes: readonly ContentChange[], author: Author): Promise<Publication> {
  const folder = contentFolder();
  if (!folder)
    throw new CannotPublish(
      `There is no folder of content at ${config.CONTENT_DIR}: set CONTENT_DIR to the project's.`,
    );
  const open = await openStore();
  await takePublished();
  finishWriting(folder);
  await warmContent(readFiles(path.dirname(folder)), memory);
  const merged = await Promise.all(changes.map((change) => mergedChange(open, folder, change)));
  const problems = merged.flatMap((one) => ('problem' in one ? [one.problem] : []));
  const conflicts = merged.flatMap((one) => ('conflict' in one ? [one.conflict] : []));
  if (problems.length > 0) return { state: 'invalid', problems };
  if (conflicts.length > 0) return { state: 'conflict', conflicts };
  const planned = merged.flatMap((one) =>
    'planned' in one && one.planned.before !== one.planned.after ? one.planned : [],
  );
  if (planned.length === 0) return { state: 'unchanged' };
  const newProblems = problemsOf(folder, planned);
  if (newProblems.length > 0) return { state: 'invalid', problems: newProblems };
  const published = await carryOut(open, folder, planned, author);
  if ('problems' in published) return { state: 'invalid', problems: published.problems };
  const { publicationId } = published;
  return {
    state: 'published',
    publicationId,
    versions: planned.map(({ kind, id, after }) => ({ kind, id, version: versionOf(after) })),
    committed: commit(folder, planned, author),
  };
}

/** The file as it is to become: the change alone, or merged with what has happened since its base. */
async function mergedChange(
  open: OpenStore,
  folder: string,
  { kind, id, data, baseVersion }: ContentChange,
): Promise<{ planned: Planned } | { problem: Problem } | { conflict: Conflict }> {
  const file = fileOf(kind, id);
  if (!file)
    return { problem: { kind, id, path: [], message: `${kind} ${id} is no name of an entry.`, severity: 'error' } };
  const before = textIn(folder, file);
  const planned = (value: unknown) => ({
    planned: { kind, id, file, before, after: value === null ? null : textOf(before, value) },
  });
  const version = versionOf(before);
  if (version === baseVersion) return planned(data);
  const now: unknown = before === null ? null : parse(before);
  if (same(now, data)) return { planned: { kind, id, file, before, after: before } };
  const text = baseVersion === null ? undefined : await textOfVersion(open, file, kind, id, baseVersion);
  const base: unknown = text === undefined ? undefined : parse(text);
  const conflict = (fields: FieldPath[]) => ({ conflict: { kind, id, fields, version, data: now, base } });
  if (base === undefined || before === null || data === null) return conflict([[]]);
  const result = merge(base, now, data);
  return 'conflicts' in result ? conflict(result.conflicts) : planned(result.data);
}

/** An unchanged entry keeps its text, also where it is not written as the desk writes. */
const textOf = (before: string | null, value: unknown): string =>
  before !== null && same(parse(before), value) ? before : rewritten(before ?? undefined, value);

async function textOfVersion(
  { store }: OpenStore,
  file: string,
  kind: string,
  id: string,
  version: string,
): Promise<string | undefined> {
  const history = await versionsOf(store.records.read, kind, id);
  const texts = [shownText(file), ...history.flatMap(({ before, after }) => [after, before])];
  return texts.find((text) => versionOf(text) === version) ?? undefined;
}

/** What the check of content has against it: in the entries themselves, and wherever something is broken by them. */
function problemsOf(folder: string, planned: readonly Planned[]): Problem[] {
  const plannedByFile = new Map(planned.map((one) => [`content/${one.file}`, one]));
  const proposed = new Map(planned.map(({ file, after }) => [`content/${file}`, after]));
  return checkChange(readFiles(path.dirname(folder)), proposed, memory).map(({ path: file, field, message }) => {
    const entry = plannedByFile.get(file);
    const { kind, id } = entry ?? (planned[0] as Planned);
    return {
      ...{ kind, id, severity: 'error' },
      path: entry ? pathOf(field) : [],
      message: entry ? message : `${file}: ${message}`,
    };
  });
}

/** Files as they were read last: a check of all content after one change reads one file. */
const memory: Memory = new Map();

/** `sections[0].blocks[2].title` */
const pathOf = (field: string): FieldPath =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );

/** In memory and in the store first, which may refuse; then on the disk. */
async function carryOut(
  open: OpenStore,
  folder: string,
  planned: readonly Planned[],
  author: Author,
): Promise<{ publicationId: string } | { problems: Problem[] }> {
  const shownBefore = planned.map(({ file }) => [file, shownText(file)] as const);
  const addresses = new Set(
    await addressesOf(
      open,
      planned.map(({ kind, id, before }) => ({ kind, id, text: before })),
    ),
  );
  const texts = new Map(planned.map(({ file, after }) => [file, after]));
  const publicationId = newId();
  let written: string[] = [];
  let tags: string[] = [];
  try {
    tags = planned.flatMap(({ file, after }) => show(file, after));
    if (planned.some(({ file }) => isOfStore(file))) written = await open.takeContent();
    const undo = beginWriting(folder, texts);
    try {
      const publishedAt = open.store.clock().toISOString();
      const rows = planned.map(
        ({ kind, id, before, after }): Omit<Version, 'number'> => ({
          ...{ publicationId, kind, entryId: id, author: author.email, publishedAt, before, after },
        }),
      );
      const number = await open.store.records.transaction((tx) => addVersions(tx, lastShown(), rows));
      if (number === undefined) throw new Overtaken();
      noteShown(number);
    } catch (error) {
      undo();
      throw error;
    }
    finishWriting(folder);
  } catch (error) {
    for (const [file, text] of shownBefore) show(file, text);
    await open.takeContent();
    const [{ kind, id } = { kind: '', id: '' }] = planned;
    if (error instanceof Error && error.message.startsWith('content'))
      return { problems: [{ kind, id, path: [], message: error.message, severity: 'error' }] };
    throw error;
  }
  for (const address of await addressesOf(
    open,
    planned.map(({ kind, id, after }) => ({ kind, id, text: after })),
  ))
    addresses.add(address);
  const changes: Change[] = [...new Set([...tags, ...tagsOfCatalogue(written), PUBLISHED])].map((tag) => ({ tag }));
  forgetShared();
  await open.changes.add([...changes, ...[...addresses].map((tag) => ({ tag }))]);
  return { publicationId };
}
