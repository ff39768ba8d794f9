import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LineCounter, parseDocument } from 'yaml';
import { KINDS, type Kind } from '#editor/kinds.ts';
import { entryFindings } from '#features/content-schema/parse-entry.ts';
import { fieldName } from '#features/content-schema/rules/entry-rules.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';

/** One file of content/ as it was read. `value` is what the shop makes of it, defaults filled in. */
export interface ContentFile {
  /** From the project root, with slashes. */
  file: string;
  kind: string;
  /** The name by which others name it: `home`, `10-104`. */
  id: string;
  value: unknown;
}

export interface Content {
  files: ContentFile[];
  /** Ids of the pictures that exist, and addresses of the files in `public/`. */
  pictures: string[];
  /** Files that could not be read or do not fit. */
  findings: Finding[];
}

/** Texts of files as they are to become, by path from the project root; null for one that is to be removed. */
export type Proposed = ReadonlyMap<string, string | null>;

/** Everything in `<root>/content`; a file that does not fit is not among the files, but among the findings. */
export function readContent(root = '.', proposed: Proposed = new Map()): Content {
  const contentFiles = Object.entries<Kind>(KINDS).flatMap(([name, kind]) =>
    filesOf(kind, root, proposed).map((file) => ({ name, kind, file })),
  );
  const read = contentFiles.map(({ name, kind, file }) => readFile(root, name, kind, file, proposed.get(file)));
  return {
    files: read.flatMap(({ entry }) => entry ?? []),
    pictures: [
      ...globSync('content/media/pictures/*.*', { cwd: root }).map((file) => path.parse(file).name),
      ...globSync('**/*.*', { cwd: path.join(root, 'public') }).map((file) => `/${file.replaceAll('\\', '/')}`),
    ],
    findings: [
      ...read.flatMap(({ findings }) => findings),
      ...strangers(root, new Set([...contentFiles.map(({ file }) => file), ...proposed.keys()])),
    ],
  };
}

/** Files of a kind, those that are to be added among them. */
function filesOf(kind: Kind, root: string, proposed: Proposed): string[] {
  const files = new Set(globSync(`${kind.path}.yaml`, { cwd: root }).map((file) => file.replaceAll('\\', '/')));
  for (const [file, text] of proposed) {
    if (!path.matchesGlob(file, `${kind.path}.yaml`)) continue;
    if (text === null) files.delete(file);
    else files.add(file);
  }
  return [...files];
}

/** So long nobody else has a turn while content is read, ms. */
const TURN_MS = 50;

/** Reads everything once, with others in between: a check after that reads what has changed. */
export async function warmContent(root: string): Promise<void> {
  let since = performance.now();
  for (const [name, kind] of Object.entries<Kind>(KINDS))
    for (const file of filesOf(kind, root, new Map())) {
      readFile(root, name, kind, file);
      if (performance.now() - since < TURN_MS) continue;
      await setImmediate();
      since = performance.now();
    }
}

type Read = { entry?: ContentFile; findings: Finding[] };

/** What was read of each text: a check of all content after one change reads one file. */
const readTexts = new Map<string, { text: string; read: Read }>();

function readFile(root: string, name: string, kind: Kind, file: string, proposed?: string | null): Read {
  const text = proposed ?? readFileSync(path.join(root, file), 'utf8');
  const lastRead = readTexts.get(file);
  if (lastRead?.text === text) return lastRead.read;
  const read = readText(name, kind, file, text);
  readTexts.set(file, { text, read });
  return read;
}

function readText(name: string, kind: Kind, file: string, text: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) return { findings: [unreadable(file, text, broken.message, lines.linePos(broken.pos[0]).line)] };
  const raw: unknown = document.toJS();
  const findings = [...entryFindings(kind.schema, raw, file), ...misnamed(kind, raw, file)];
  const entry = { file, kind: name, id: idOf(kind, file), value: kind.schema.safeParse(raw).data };
  return findings.length > 0 ? { findings } : { entry, findings };
}

/** The part of the path that the star stands for. */
const idOf = ({ path: pattern }: Kind, file: string): string =>
  file.slice(pattern.indexOf('*') < 0 ? file.lastIndexOf('/') + 1 : pattern.indexOf('*')).replace(/\/.*|\.yaml$/, '');

function unreadable(file: string, text: string, message: string, line: number): Finding {
  const shown = text.split('\n')[line - 1]?.trim() ?? '';
  const isColon = /^[\w-]+: [^'"|>{[].*: /.test(shown);
  const [, key, words] = shown.match(/^([\w-]+): (.*)$/) ?? [];
  return {
    file,
    field: `line ${line}`,
    actual: JSON.stringify(shown),
    expected: `YAML (${message.replace(/ at line[\s\S]*/, '')})`,
    ...(isColon && key && { repair: `${key}: '${words?.replaceAll("'", "''")}'` }),
  };
}

function misnamed(kind: Kind, raw: unknown, file: string): Finding[] {
  const declaredId = kind.named && (raw as Record<string, unknown> | null)?.[kind.named];
  const id = idOf(kind, file);
  if (!kind.named || declaredId === undefined || declaredId === id) return [];
  return [
    {
      file,
      field: kind.named,
      actual: String(declaredId),
      expected: `${id}, as the file is called`,
      repair: `${kind.named}: ${id}`,
    },
  ];
}

const NOT_FOR_EDITORS = /^content\/shop\/golden\.yaml$/;

/** A file at a place where the shop never looks is a file that an editor believes to be published. */
const strangers = (root: string, knownFiles: ReadonlySet<string>): Finding[] =>
  globSync('content/**/*.{yaml,yml}', { cwd: root, exclude: (name) => name === 'studio' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !knownFiles.has(file) && !NOT_FOR_EDITORS.test(file))
    .map((file) => ({
      file,
      field: 'the file',
      actual: 'at a place where the shop does not look',
      expected: `one of ${Object.values<Kind>(KINDS)
        .map(({ path: place }) => `${place}.yaml`)
        .join(', ')}`,
    }));

/** One place inside a file: its path as findings write it, its own key, what stands there and beside it. */
export interface Place {
  field: string;
  key: string;
  value: unknown;
  beside: Readonly<Record<string, unknown>>;
}

/** Every place below a value, from top to bottom. */
export function* placesIn(value: unknown, path: PropertyKey[] = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, below] of Object.entries(value)) {
    const here = [...path, isList ? Number(key) : key];
    yield { field: fieldName(here), key, value: below, beside: isList ? {} : (value as Record<string, unknown>) };
    yield* placesIn(below, here);
  }
}
