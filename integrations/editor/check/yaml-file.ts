import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { Finding } from '#features/content-schema/rules/finding.ts';

/** What is strange about a file is told here, not by the parser. */
const QUIET = { logLevel: 'error' } as const;

export interface YamlFile {
  /** What stands in it, as far as it can be read. */
  raw: unknown;
  mistakes: Finding[];
  /** False where a mistake may have taken other lines along. */
  isWhole: boolean;
}

/** Reads a YAML file; after a mistake it goes on with the repaired line, or without that line. */
export function readYaml(file: string, text: string): YamlFile {
  const encoded = text.includes('\uFFFD') ? [misencoded(file, text)] : [];
  const document = parseDocument(text, QUIET);
  const [mistake] = document.errors;
  if (!mistake) return { raw: document.toJS(), mistakes: encoded, isWhole: encoded.length === 0 };
  const reported = unreadable(file, text, mistake);
  // the last of two lines with one name counts
  if (document.errors.every(({ code }) => code === 'DUPLICATE_KEY'))
    return { raw: plainOf(document), mistakes: [...encoded, reported], isWhole: true };
  const repaired =
    reported.repair === undefined
      ? undefined
      : parseDocument(withLine(text, lineAt(text, mistake), reported.repair), QUIET);
  if (repaired?.errors.length === 0) return { raw: repaired.toJS(), mistakes: [...encoded, reported], isWhole: true };
  return { raw: plainOf(withoutBroken(text)), mistakes: [...encoded, reported], isWhole: false };
}

const MOST_BROKEN_LINES = 20;

/** The document without the lines that can't be read. */
function withoutBroken(text: string): Document {
  let left = text;
  let document: Document = parseDocument(left, QUIET);
  for (let round = 0; round < MOST_BROKEN_LINES && document.errors[0]; round += 1) {
    left = withLine(left, lineAt(left, document.errors[0]), '');
    document = parseDocument(left, QUIET);
  }
  return document;
}

function plainOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return {}; // a broken alias
  }
}

const withLine = (text: string, line: number, words: string): string =>
  text
    .split('\n')
    .map((old, index) =>
      index === line - 1 && words
        ? `${old.match(/^[ \t]*/)?.[0].replaceAll('\t', '  ')}${words}`
        : index === line - 1
          ? ''
          : old,
    )
    .join('\n');

/** What an editor can do about it; the parser speaks to programmers. */
const IN_WORDS: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'spaces at the beginning of the line, no tab',
  DUPLICATE_KEY: 'each field once',
  BAD_INDENT: 'as many spaces at its beginning as the lines beside it have',
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text with a colon in it',
  MULTILINE_IMPLICIT_KEY: 'a field, a colon and a value: a colon may be missing, or quotes around the text above',
  MISSING_CHAR: 'an end for every quote and bracket that was begun',
  BAD_SCALAR_START: 'quotes around a text that begins with a special character',
  BAD_DQ_ESCAPE: 'single quotes, as a backslash means something else in double ones',
  UNEXPECTED_TOKEN: 'nothing here: a bracket, a dash or a quote is too many, or another one is missing before it',
};

/** Signs of a line that are enough to know it again. */
const MOST_SHOWN = 60;

function unreadable(file: string, text: string, mistake: YAMLError): Finding {
  const line = lineAt(text, mistake);
  const shown = text.split('\n')[line - 1]?.trim() ?? '';
  const [, key, words] = shown.match(/^([\w-]+): ([^'"|>{[].*: .*)$/) ?? [];
  const repair = key
    ? `${key}: '${words?.replaceAll("'", "''")}'`
    : mistake.code === 'TAB_AS_INDENT'
      ? shown
      : undefined;
  const code = key ? 'BLOCK_AS_IMPLICIT_KEY' : isUnended(mistake.message) ? 'MISSING_CHAR' : mistake.code;
  return {
    file,
    field: `line ${line}`,
    actual: JSON.stringify(shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown),
    expected: IN_WORDS[code] ?? 'a line that can be read',
    ...(repair && { repair }),
  };
}

function misencoded(file: string, text: string): Finding {
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  return {
    file,
    field: `line ${line}`,
    actual: JSON.stringify(text.split('\n')[line - 1]?.trim().slice(0, MOST_SHOWN)),
    expected: 'a file that is saved as UTF-8: some of its letters can’t be read',
  };
}

/** Counted from 1. What was not ended is noticed only later: then it is the line that began it. */
function lineAt(text: string, { pos: [start], message }: YAMLError): number {
  const line = text.slice(0, start).split('\n').length;
  if (!isUnended(message)) return line;
  const before = text.split('\n').slice(0, line);
  const begun = before.findLastIndex(
    (one) => count(one, /[[{]/g) > count(one, /[\]}]/g) || count(one, /(?<!\p{L})'|'(?!\p{L})|"/gu) % 2 === 1,
  );
  return begun < 0 ? line : begun + 1;
}

const isUnended = (message: string): boolean =>
  /^(Flow|Missing closing)|must be sufficiently indented and end with/.test(message);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Finds the line of a field, counted from 1: `sections[0].blocks[1].title`, or the nearest above it that is there. */
export function lineFinder(text: string): (field: string, actual: string) => number {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return (field, actual) => {
    const line = field.match(/^line (\d+)$/)?.[1];
    if (line) return Number(line);
    const { start, value } = nodeAt(contents, field.match(/[^.[\]\s:()]+/g) ?? []);
    return lines.linePos(placeOf(text, value, actual) ?? start).line;
  };
}

/** The node of a field and where its name stands. An entry of a list is found by its place or by its id. */
function nodeAt(root: Node | null, keys: readonly string[]): { start: number; value: Node | null } {
  let place = { start: root?.range?.[0] ?? 0, value: root };
  for (let taken = 0; taken < keys.length; ) {
    const next = stepInto(place.value, keys.slice(taken));
    if (!next) break;
    place = next;
    taken += next.taken;
  }
  return place;
}

function stepInto(node: Node | null, keys: readonly string[]) {
  if (isMap(node))
    // a key may have dots itself
    for (let taken = 1; taken <= keys.length; taken += 1) {
      const name = keys.slice(0, taken).join('.');
      const pair = (node.items as Pair<Node, Node | null>[]).find(
        ({ key }) => isScalar(key) && String(key.value) === name,
      );
      if (pair) return { start: pair.key.range?.[0] ?? 0, value: pair.value, taken };
    }
  if (!isSeq(node)) return undefined;
  const item = (node.items[Number(keys[0])] ?? node.items.find((one) => isMap(one) && one.get('id') === keys[0])) as
    | Node
    | undefined;
  return item && { start: item.range?.[0] ?? 0, value: item, taken: 1 };
}

/** Where in a text of several lines the thing stands that a finding is about. */
function placeOf(text: string, node: Node | null, actual: string): number | undefined {
  if (!node?.range || isCollection(node)) return undefined;
  const [start, end] = node.range;
  const source = text.slice(start, end);
  const shown = actual.startsWith('"') && actual.endsWith('"') ? String(JSON.parse(actual)) : actual;
  const words = [shown, shown.replace(/^(a link to|the \w+) /, '').replace(/,? (which|without) .*/, '')];
  const offset = words.map((one) => (one ? source.indexOf(one) : -1)).find((index) => index > 0);
  return offset === undefined ? undefined : start + offset;
}
