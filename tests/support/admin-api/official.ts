import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Schema = {
  [key: string]: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  $ref?: string;
  items?: Schema;
};
type Fields = Record<string, unknown>;

/** What the Shopware team publishes with its client: Admin API 6.7.10. */
const FILE = 'node_modules/@shopware/api-client/api-types/adminApiSchema.json';

const file = JSON.parse(readFileSync(FILE, 'utf8')) as {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema?: Schema }> };
        parameters?: { in: string; name: string; required?: boolean }[];
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
};

/** Where the file is narrower than any Shopware: what it takes instead (tried at 6.6.7.1). */
const RELAXED: Record<string, Schema> = {
  // words, not objects
  'Product.customSearchKeywords': { type: 'array', items: { type: 'string' } },
  // also that of a customer group's registration
  'SeoUrl.routeName': { type: 'string' },
};

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(file as object, 'official');
const compiled = new Map<string, ValidateFunction>();

function problems(place: string, schema: Schema, value: unknown): string[] {
  const validate =
    compiled.get(place) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"official#/')));
  compiled.set(place, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${place}${instancePath} ${message}`);
}

/** `product_media` → `ProductMedia`. */
const schemaName = (entity: string): string =>
  entity.replace(/(^|_)(\w)/g, (_match, _bar, letter: string) => letter.toUpperCase());
const entityName = (schema: string): string => schema.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

const fieldsOf = (entity: string): Record<string, Schema> =>
  file.components.schemas[schemaName(entity)]?.properties ?? {};

export const isEntity = (entity: string): boolean => file.paths[`/search/${entity.replaceAll('_', '-')}`] !== undefined;

/** What a field lists or names: `product.prices` → `{ entity: 'product_price', isList: true }`; undefined for values. */
export function relationOf(entity: string, field: string): Relation {
  const place = `${entity}.${field}`;
  if (!relations.has(place)) relations.set(place, readRelation(entity, field));
  return relations.get(place);
}

type Relation = { entity: string; isList: boolean } | undefined;
const relations = new Map<string, Relation>();

function readRelation(entity: string, field: string): Relation {
  const schema = fieldsOf(entity)[field];
  const ref = schema?.$ref ?? schema?.items?.$ref;
  const name = ref?.replace('#/components/schemas/', '');
  if (!name || !isEntity(entityName(name))) return undefined;
  return { entity: entityName(name), isList: schema?.$ref === undefined };
}

/** The field of a part that names its owner: `product_media` of a `product` → `productId`; undefined for what stands alone. */
export const ownerKey = (entity: string, owner: string): string | undefined => {
  const keys = Object.keys(fieldsOf(entity)).filter((field) => {
    const relation = relationOf(entity, field);
    return relation?.entity === owner && !relation.isList && field !== 'parent';
  });
  const own =
    keys.find((field) => schemaName(owner) === schemaName(field)) ??
    keys.find((field) => `${field}Id` in fieldsOf(entity));
  return own && `${own}Id`;
};

/** Fields that a new entity needs, but for what its owner or the database gives. */
export const requiredOf = (entity: string): string[] =>
  (file.components.schemas[schemaName(entity)]?.required ?? []).filter((field) => field !== 'id');

/** What is wrong with a row that is written: unknown and read-only fields, values of another type. Nulls unset. */
export function rowProblems(entity: string, row: Fields): string[] {
  const known = fieldsOf(entity);
  return Object.entries(row).flatMap(([field, value]) => {
    const place = `${schemaName(entity)}.${field}`;
    if (field === 'translations')
      return Object.values(value as Record<string, Fields>).flatMap((each) => rowProblems(entity, each));
    const schema = RELAXED[place] ?? known[field];
    if (!schema) return [`${place} is not declared`];
    if (schema.readOnly && field !== 'createdAt') return [`${place} is read-only`];
    if (value === null) return [];
    const relation = relationOf(entity, field);
    if (!relation) return problems(place, schema, withoutNulls(value));
    if (relation.isList !== Array.isArray(value)) return [`${place} should be ${relation.isList ? 'a list' : 'one'}`];
    return [value].flat().flatMap((each) => rowProblems(relation.entity, each as Fields));
  });
}

/** What is wrong with a request; `body` as JSON carries it, undefined for a file. */
export function requestProblems(method: string, path: string, query: URLSearchParams, body: unknown): string[] {
  const operation = file.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`${method} ${path} is not declared`];
  const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const names = new Set(declared.map(({ name }) => name));
  const schema = operation.requestBody?.content['application/json']?.schema;
  return [
    ...declared
      .filter(({ name, required }) => required && !query.has(name))
      .map(({ name }) => `${path}?${name} is required`),
    ...[...query.keys()].filter((name) => !names.has(name)).map((name) => `${path}?${name} is not declared`),
    ...(body === undefined || !schema ? [] : problems(`${method} ${path}`, schema, body)),
  ];
}

const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, each) => (each === null ? undefined : each));
