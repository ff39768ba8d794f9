import { readFileSync } from 'node:fs';

export type Schema = { [key: string]: unknown };
export type Body = { $ref?: string; required?: boolean; content?: Record<string, { schema?: Schema } | undefined> };
type Parameter = { $ref?: string; in?: string; name?: string; required?: boolean };
export type Operation = { responses?: Record<string, Body>; requestBody?: Body; parameters?: Parameter[] };
export type Contract = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema & { properties?: Record<string, Schema>; required?: string[] }>;
    responses: Record<string, Body>;
    parameters: Record<string, Parameter>;
  };
};

/** The official contract, as the Shopware team publishes it with its client: Store API 6.7.13. */
const FILE = 'node_modules/@shopware/api-client/api-types/storeApiSchema.json';

/** A copy of the file, to be relaxed. */
export const readContract = (): Contract => JSON.parse(readFileSync(FILE, 'utf8'));

/** One operation: `operationOf(contract, 'POST /checkout/order')`. @throws {Error} when the file does not know it */
export function operationOf(contract: Contract, name: string): Operation {
  const [method = '', path = ''] = name.split(' ');
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The official contract has no operation ${name}.`);
  return operation;
}

/** Every schema below a node that has this property. */
export function schemasWith(node: unknown, property: string): Schema[] {
  if (!isMap(node)) return [];
  const below = Object.values(node).flatMap((value) => schemasWith(value, property));
  return isMap(node.properties) && property in node.properties ? [node, ...below] : below;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
