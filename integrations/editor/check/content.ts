import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { KINDS, type Kind } from '#editor/kinds.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';
import { plainName } from '#values/text.ts';
import type { ContentFiles } from './files.ts';
import { type Reading, readEntry } from './mend.ts';
import { type lineFinder, readYaml } from './yaml-file.ts';

/** One file of content/ as it was read. `value` is what the shop makes of it, defaults filled in. */
export interface ContentFile {
  /** From the project root, with slashes. */
  file: string;
  kind: string;
  /** The name by which others name it: `home`, `10-104`. */
  id: string;
  value: unknown;
  /** Its fields that have a mistake, of which nothing more is said. */
  broken: readonly string[];
}

/** What the rules look at: every file, whether it has mistakes or not. */
export interface Content {
  files: ContentFile[];
  /** Ids of the pictures that exist, and addresses of the files in `public/`. */
  pictures: string[];
  /** Bytes of pictures and files of `public/`, by path. */
  sizes: ReadonlyMap<string, number>;
}

/** A finding because of which other rules have something to say. */
export interface Cause extends Finding {
  /** What could stand there. */
  instead: unknown;
}

/** The content as it would be without some mistakes. */
export function without({ files, ...rest }: Content, causes: readonly Cause[]): Content {
  const byFile = Map.groupBy(causes, ({ file }) => file);
  return {
    ...rest,
    files: files.map((one) => {
      const ofFile = byFile.get(one.file);
      if (!ofFile) return one;
      const value = structuredClone(one.value);
      for (const { field, instead } of ofFile) put(value, field, instead);
      return { ...one, value, broken: [...one.broken, ...ofFile.map(({ field }) => field)] };
    }),
  };
}

function put(value: unknown, field: string, instead: unknown): void {
  const keys = field.match(/[^.[\]]+/g) ?? [];
  const holder = keys.slice(0, -1).reduce<unknown>((one, key) => Object(one)[key], value);
  Object(holder)[keys.at(-1) ?? ''] = instead;
}

export interface ReadContent {
  content: Content;
  /** The same with other things in place of mistakes; undefined where there are none. */
  other?: Content;
  /** Mistakes of single files, causes first: what can't be read, what nobody knows, what doesn't fit. */
  findings: Finding[];
}

/** A file as it was read last, so that only what has changed is read again. */
export type Memory = Map<string, { text: string; read: ReadFile; lineOf?: ReturnType<typeof lineFinder> }>;

export function readContent({ texts, sizes }: ContentFiles, memory: Memory): ReadContent {
  const read = [...texts].map(([file, text]) => {
    const last = memory.get(file);
    if (last?.text === text) return last.read;
    const now = readFile(file, text);
    memory.set(file, { text, read: now });
    return now;
  });
  const isSound = read.every(({ broken }) => broken.length === 0);
  const contentOf = (pick: (one: ReadFile) => unknown): Content => ({
    files: read.flatMap((one) => {
      const value = pick(one);
      return one.kind === undefined || value === undefined ? [] : [{ ...one, kind: one.kind, value }];
    }),
    pictures: [...sizes.keys()].map(pictureName),
    sizes,
  });
  return {
    content: contentOf(({ value }) => value),
    ...(!isSound && { other: contentOf(({ otherValue }) => otherValue) }),
    findings: [
      ...read.flatMap(({ unreadable }) => unreadable),
      ...read.flatMap(({ strangers }) => strangers),
      ...read.flatMap(({ mistakes }) => mistakes),
    ],
  };
}

/** So long nobody else has a turn while content is read, ms. */
const TURN_MS = 50;

/** Reads everything once, with others in between: a check after that reads what has changed. */
export async function warmContent({ texts }: ContentFiles, memory: Memory): Promise<void> {
  let since = performance.now();
  for (const [file, text] of texts) {
    if (memory.get(file)?.text !== text) memory.set(file, { text, read: readFile(file, text) });
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** `content/media/pictures/can.webp` → `can`, `public/icons/x.svg` → `/icons/x.svg` */
export const pictureName = (file: string): string =>
  file.startsWith('public/') ? file.slice('public'.length) : plainId(path.parse(file).name);

interface ReadFile extends Reading {
  file: string;
  kind: string | undefined;
  id: string;
  unreadable: Finding[];
}

/** Kind and id of a file, or undefined at a place where the shop does not look. */
function kindOf(file: string): { name: string; kind: Kind; fileId: string } | undefined {
  for (const [name, kind] of Object.entries<Kind>(KINDS)) {
    const [before = '', after] = `${kind.path}.yaml`.split('*');
    if (after === undefined && file === before) return { name, kind, fileId: path.parse(file).name };
    const fileId = file.slice(before.length, -(after?.length ?? 0));
    if (file === before + fileId + after && fileId !== '' && !fileId.includes('/')) return { name, kind, fileId };
  }
  return undefined;
}

const NOTHING = { value: undefined, otherValue: undefined, unreadable: [], strangers: [], mistakes: [], broken: [] };

function readFile(file: string, text: string): ReadFile {
  const place = kindOf(file);
  if (!place) return { ...NOTHING, file, kind: undefined, id: '', unreadable: stranger(file) };
  const { name, kind, fileId } = place;
  const { raw, mistakes: unreadable, isWhole } = readYaml(file, text);
  const id = plainId(fileId);
  const declaredId = kind.named && Object(raw)[kind.named];
  const isMisnamed = kind.named !== undefined && declaredId !== undefined && declaredId !== id;
  if (kind.named && isMisnamed) (raw as Record<string, unknown>)[kind.named] = id;
  const reading = readEntry(kind.schema, raw, file);
  // of what can't be read whole nothing is sure but that it is there
  const values = [reading.value, isWhole ? reading.otherValue : readEntry(kind.schema, undefined, file).otherValue];
  const [value, otherValue] = values.map((one) =>
    kind.named && one !== undefined ? { ...Object(one), [kind.named]: id } : one,
  );
  return {
    ...{ file, kind: name, id, value, otherValue },
    unreadable: [...unreadable, ...(id === fileId ? [] : [misspelled(file)])],
    strangers: isWhole ? reading.strangers : [],
    mistakes: isWhole
      ? [...(kind.named && isMisnamed ? [misnamed(file, kind.named, declaredId, id)] : []), ...reading.mistakes]
      : [],
    broken: isWhole ? [...reading.broken, ...(kind.named && isMisnamed ? [kind.named] : [])] : [''],
  };
}

/** A name that others can write: `Abend im Garten` → `abend-im-garten`. What has one already stays as it is. */
const plainId = (name: string): string => (/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) ? name : plainName(name) || name);

const misnamed = (file: string, field: string, declaredId: unknown, id: string): Finding => ({
  ...{ file, field, actual: String(declaredId), expected: `${id}, as the file is called`, repair: `${field}: ${id}` },
});

/** A file whose name nobody can write in a link. */
export function misspelled(file: string): Finding {
  const { name, base, ext } = path.parse(file);
  return {
    ...{ file, field: 'the name of the file', actual: base },
    expected: 'small letters, digits and hyphens: rename the file',
    repair: plainId(name) + ext.toLowerCase(),
  };
}

const NOT_FOR_EDITORS = 'content/shop/golden.yaml';

/** A file at a place where the shop never looks is a file that an editor believes to be published. */
const stranger = (file: string): Finding[] =>
  file === NOT_FOR_EDITORS
    ? []
    : [
        {
          file,
          field: 'the file',
          actual: 'at a place where the shop does not look',
          expected: `one of ${Object.values<Kind>(KINDS)
            .map(({ path: place }) => `${place}.yaml`)
            .join(', ')}`,
        },
      ];

/** One place inside a file: its path as findings write it, its own key, what stands there and beside it. */
export interface Place {
  field: string;
  key: string;
  value: unknown;
  beside: Readonly<Record<string, unknown>>;
}

/** Ten rules look at every place; a file that did not change is not walked again for them. */
const places = new WeakMap<object, readonly Place[]>();

/** Every place below a value, from top to bottom. */
export function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = places.get(value) ?? walk(value, '', []);
  places.set(value, below);
  return below;
}

/** `above` is the field of the value itself. */
function walk(value: object, above: string, into: Place[]): Place[] {
  const isList = Array.isArray(value);
  const beside = isList ? {} : (value as Record<string, unknown>);
  for (const [key, below] of Object.entries(value)) {
    const field = isList ? `${above}[${key}]` : above ? `${above}.${key}` : key;
    into.push({ field, key, value: below, beside });
    if (typeof below === 'object' && below !== null) walk(below, field, into);
  }
  return into;
}
