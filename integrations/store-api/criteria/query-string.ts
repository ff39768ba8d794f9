import { gunzipSync } from 'node:zlib';

type Node = { [key: string]: Node | string };

/** A query string in PHP's notation as a tree: `filter[0][type]=equals&ids[]=a` → `{filter: [{type: 'equals'}], ids: ['a']}`. */
export function readBrackets(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const tree: Node = Object.create(null);
  for (const [name, value] of pairs) {
    const [head = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    plant(tree, [head, ...rest], value);
  }
  return listed(tree) as Record<string, unknown>;
}

function plant(tree: Node, [key = '', ...rest]: string[], value: string): void {
  if (key === '__proto__') return;
  const name = key === '' ? String(Object.keys(tree).length) : key;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const below = tree[name];
  const branch: Node = typeof below === 'object' ? below : Object.create(null);
  tree[name] = branch;
  plant(branch, rest, value);
}

/** Maps whose keys count from 0 are lists. */
function listed(node: Node | string): unknown {
  if (typeof node === 'string') return node;
  const keys = Object.keys(node);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList
    ? keys.map((key) => listed(node[key] ?? ''))
    : Object.fromEntries(keys.map((key) => [key, listed(node[key] ?? '')]));
}

/** Largest criteria after unpacking, in bytes: as large as the body of a call may be. */
const MAX_BYTES = 1024 * 1024;

/** The criteria of a cacheable read: base64url of gzipped JSON (facts §1.7). Undefined when they can't be read. */
export function unpackCriteria(packed: string): unknown {
  try {
    return JSON.parse(gunzipSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_BYTES }).toString('utf8'));
  } catch {
    return undefined;
  }
}
