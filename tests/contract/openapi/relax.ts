import { type Contract, operationOf, type Schema } from './official-file.ts';

/** Declares a property anew. @throws {Error} when the file has no such property */
export function set(schema: Schema | undefined, property: string, to: Schema): void {
  const properties = schema?.properties as Record<string, Schema> | undefined;
  if (!properties?.[property]) throw new Error(`The contract no longer has ${property}: remove its relaxation.`);
  properties[property] = to;
}

/** A property that may be left out. @throws {Error} when the file does not require it */
export function optional(schema: Schema | undefined, property: string): void {
  if (!Array.isArray(schema?.required) || !schema.required.includes(property))
    throw new Error(`The contract no longer requires ${property}: remove its relaxation.`);
  schema.required = schema.required.filter((name) => name !== property);
}

/** A field of a request's body that the file leaves out. @throws {Error} when it has it */
export function add(schema: Schema, property: string, as: Schema): void {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  if (properties[property]) throw new Error(`The contract has ${property} by now: remove its relaxation.`);
  schema.properties = { ...properties, [property]: as };
}

/** The schema of a request's JSON. */
export function bodyOf(contract: Contract, name: string): Schema {
  const schema = operationOf(contract, name).requestBody?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`The contract has no body for ${name}.`);
  return schema;
}

/** An operation that answers 204, nothing, where the file declares 200 without a body. @throws {Error} once it declares 204 */
export function answersNothing(contract: Contract, name: string): void {
  const { responses = {} } = operationOf(contract, name);
  if (responses['204']) throw new Error(`The contract declares 204 for ${name} by now: remove its relaxation.`);
  responses['204'] = {};
}
