import { refuse } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import type { StoreContext } from '#store/request.ts';

/** A part of the path. @throws {Error} when the pattern has no such part */
export function pathPart(c: StoreContext, name: string): string {
  const value = c.req.param(name);
  if (value === undefined) throw new Error(`The route of ${c.req.path} has no part "${name}".`);
  return value;
}

/** A part of the path that has to be an id. @throws 400 for anything else */
export function pathId(c: StoreContext, name: string): string {
  const value = pathPart(c, name);
  if (!isId(value))
    throw refuse(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${value}`, { input: value });
  return value;
}
