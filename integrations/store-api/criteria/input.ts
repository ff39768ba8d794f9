import { refuse } from '#store/errors.ts';
import type { StoreContext } from '#store/request.ts';
import { isObject, readBody } from '#store/request-body.ts';
import { type Criteria, readCriteria } from './criteria.ts';
import { readBrackets, unpackCriteria } from './query-string.ts';

/** What a read is given: query string, packed criteria and body together; the body wins. @throws 400 when unreadable */
export async function readInput(c: StoreContext): Promise<Record<string, unknown>> {
  const { _criteria: packed, ...query } = readBrackets(new URL(c.req.url).searchParams);
  const unpacked = typeof packed === 'string' ? unpackCriteria(packed) : {};
  if (!isObject(unpacked)) throw refuse(400, '0', 'The parameter "_criteria" is malformed.');
  const body = c.req.method === 'GET' ? {} : await readBody(c);
  return { ...query, ...unpacked, ...body };
}

/** The criteria of a read. @throws 400 for criteria that break a rule */
export const criteriaOf = async (c: StoreContext): Promise<Criteria> => readCriteria(await readInput(c), c.var.now);
