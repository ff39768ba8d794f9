import { refuse } from '#store/errors.ts';
import type { StoreContext } from '#store/request.ts';
import { isObject, readBody } from '#store/request-body.ts';
import { MOST, requireBounds } from './bounds.ts';
import { type Criteria, readCriteria } from './criteria.ts';
import { readBrackets, unpackCriteria } from './query-string.ts';

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
export const criteriaOf = async (c: StoreContext): Promise<Criteria> => readCriteria(await readInput(c), c.var.now);
