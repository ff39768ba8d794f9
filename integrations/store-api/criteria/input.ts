import { gunzipSync } from 'node:zlib';
import { refuse } from '#store/errors.ts';
import { isObject, readBody, type StoreContext } from '#store/request.ts';
import { MOST, requireBounds, tooMuch } from './bounds.ts';
import { type Criteria, readCriteria } from './criteria.ts';

/**
 * What a read is given: query string, packed criteria and body together; the body wins.
 * @throws 400 when unreadable or more than one read may say, 413 for a body that is too large
 */
export async function readInput(c: StoreContext): Promise<Record<string, unknown>> {
  const { search, searchParams } = new URL(c.req.url);
  if (search.length > MOST.bytes) throw refuse(400, '0', `The query has more than ${MOST.bytes} bytes.`);
  const { _criteria: packed, ...query } = readBrackets(searchParams);
  const unpacked = typeof packed === 'string' ? unpackCriteria(packed) : {};
  if (!isObject(unpacked))
    throw refuse(400, '0', `The parameter "_criteria" is malformed, or more than ${MOST.bytes} bytes.`);
  const body = c.req.method === 'GET' ? {} : await readBody(c, MOST.bytes);
  const input = { ...query, ...unpacked, ...body };
  requireBounds(input);
  return input;
}

/** The criteria of a read. @throws 400 for criteria that break a rule */
export const criteriaOf = async (c: StoreContext): Promise<Criteria> => readCriteria(await readInput(c));

type Node = Map<string, Node | string>;

/** Parameters that are lists with brackets or without: `ids=a&ids=b`, as the official client writes them. */
const LISTS = new Set(['ids', 'options']);

/** A query string in PHP's notation as a tree: `filter[0][type]=equals&ids[]=a` → `{filter: [{type: 'equals'}], ids: ['a']}`. @throws 400 for too many levels */
export function readBrackets(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const tree: Node = new Map();
  for (const [name, value] of pairs) {
    const parts = name.split('[').map((part) => part.replace(/\]$/, ''));
    const keys = LISTS.has(name) ? [name, ''] : parts;
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
