import { gunzipSync } from 'node:zlib';
import { MOST, tooMuch } from './bounds.ts';

type Node = Map<string, Node | string>;

/** A query string in PHP's notation as a tree: `filter[0][type]=equals&ids[]=a` → `{filter: [{type: 'equals'}], ids: ['a']}`. @throws 400 for too many levels */
export function readBrackets(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const tree: Node = new Map();
  for (const [name, value] of pairs) {
    const keys = name.split('[').map((part) => part.replace(/\]$/, ''));
    if (keys.length > MOST.levels) throw tooMuch('', `At most ${MOST.levels} levels are understood.`);
    plant(tree, keys, value);
  }
  return listed(tree) as Record<string, unknown>;
}

function plant(tree: Node, [key = '', ...rest]: string[], value: string): void {
  if (key === '__proto__') return;
  const name = key === '' ? String(tree.size) : key;
  if (rest.length === 0) {
    tree.set(name, value);
    return;
  }
  const below = tree.get(name);
  const branch: Node = below instanceof Map ? below : new Map();
  tree.set(name, branch);
  plant(branch, rest, value);
}

/** Maps whose keys count from 0 are lists. */
function listed(node: Node | string): unknown {
  if (typeof node === 'string') return node;
  const entries = [...node].map(([key, below]): [string, unknown] => [key, listed(below)]);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, below]) => below) : Object.fromEntries(entries);
}

/** The criteria of a cacheable read: base64url of gzipped JSON. Undefined when they can't be read, or are too many. */
export function unpackCriteria(packed: string): unknown {
  try {
    // unpacking stops at the bound
    return JSON.parse(gunzipSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST.bytes }).toString('utf8'));
  } catch {
    return undefined;
  }
}
