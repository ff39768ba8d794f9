import { Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

/** A line wider than this is easier to read as several. */
const WIDEST_FLOW = 110;

/** The file with the new values: what has not changed keeps its comments, its quotes and its place on one line. */
export function rewritten(before: string | undefined, value: unknown): string {
  const document = before === undefined ? new Document() : parseDocument(before);
  document.contents = merged(document, document.contents, value) as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function merged(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isObject(value)) return mergedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value);
  if (isScalar(node) && node.value === value) return node;
  return compact(document.createNode(value) as Node, value);
}

function mergedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  map.items = map.items.filter(({ key }) => String(key) in value);
  for (const [key, one] of Object.entries(value))
    map.set(document.createNode(key), merged(document, map.get(key, true), one));
  return map;
}

/** An entry that is found again as it was keeps its lines, wherever it was dragged to. */
function mergedList(document: Document, list: YAMLSeq, value: unknown[]): YAMLSeq {
  const before = list.items.map((item) => ({ item: item as Node, value: (item as Node).toJS(document) as unknown }));
  const unchanged = value.map((one) => {
    const at = before.findIndex((other) => same(other.value, one));
    return at < 0 ? undefined : before.splice(at, 1)[0]?.item;
  });
  list.items = value.map((one, index) => unchanged[index] ?? merged(document, takeAlike(before, one), one));
  // a list that began as `[]` would keep on one line whatever comes into it
  if (list.flow) list.flow = isFlat(value) && JSON.stringify(value).length < WIDEST_FLOW;
  return list;
}

/** The entry that was changed: the one that bears the same name; among entries without names, the next one without. */
function takeAlike(left: { item: Node; value: unknown }[], value: unknown): Node | undefined {
  const at = isObject(value)
    ? left.findIndex((other) => isObject(other.value) && signOf(other.value) === signOf(value))
    : -1;
  return at < 0 ? undefined : left.splice(at, 1)[0]?.item;
}

function signOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { id, number, from, block } = value;
  const sign = id ?? number ?? from ?? block;
  return sign === undefined ? undefined : String(sign);
}

/** Short groups of plain values stand on one line: `{de: Hof, en-US: Hof, fr-FR: Hof}`. */
function compact(node: Node, value: unknown): Node {
  if (isMap(node))
    for (const pair of node.items) compact(pair.value as Node, (value as Record<string, unknown>)[String(pair.key)]);
  if (isSeq(node))
    node.items.forEach((item, index) => {
      compact(item as Node, (value as unknown[])[index]);
    });
  if ((isMap(node) || isSeq(node)) && node.items.length > 0)
    node.flow = isFlat(value) && JSON.stringify(value).length < WIDEST_FLOW;
  return node;
}

const isFlat = (value: unknown): boolean =>
  Object.values(value ?? {}).every((one) => one === null || (typeof one !== 'object' && !String(one).includes('\n')));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal whatever the order of the fields. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => same(one, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}
