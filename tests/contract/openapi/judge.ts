import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Body, type Contract, isMap, operationOf, readContract, type Schema } from './official-file.ts';
import type { Relaxation } from './response-relaxations.ts';

/** What one call was: by the name that the file gives it, `PATCH /account/address/{addressId}`. Bodies as JSON carries them. */
export type Exchange = { name: string; query: string; body: unknown; status: number; responseBody: unknown };

/** What is wrong with requests and answers, by the official file: sentences, none when nothing is. */
export type Judge = {
  ofRequest: (exchange: Pick<Exchange, 'name' | 'query' | 'body'>) => string[];
  ofAnswer: (exchange: Pick<Exchange, 'name' | 'status' | 'responseBody'>) => string[];
};

/** A judge by the official file with these relaxations. Schemas are compiled when they are first needed. */
export function judgeWith(relaxations: Relaxation[]): Judge {
  const contract = readContract();
  for (const { relax } of relaxations) relax(contract);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(contract as object, 'contract');
  const compiled = new Map<string, ValidateFunction>();

  function judged(place: string[], value: unknown): string[] {
    const pointer = place.map(escaped).join('/');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#/${pointer}` });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath || '/', message, JSON.stringify(params)].join(' '),
    );
  }

  return {
    ofRequest: ({ name, query, body }) => {
      const { requestBody } = operationOf(contract, name);
      const ofQuery = queryFindings(contract, name, query);
      if (body === undefined) return [...ofQuery, ...(requestBody?.required ? ['/ a body is required'] : [])];
      if (!jsonOf(requestBody)) return [...ofQuery, ...(isEmpty(body) ? [] : ['/ no body is declared'])];
      return [
        ...ofQuery,
        ...undeclared(contract, name, body),
        ...judged([...placeOf(name), 'requestBody', ...JSON_SCHEMA], body),
      ];
    },
    ofAnswer: ({ name, status, responseBody }) => {
      const declared = operationOf(contract, name).responses?.[String(status)];
      if (!declared) return status < 300 ? [`/ status ${status} is not declared`] : [];
      const shared = declared.$ref?.replace('#/components/responses/', '');
      if (!jsonOf(shared ? contract.components.responses[shared] : declared)) return [];
      const place = shared ? ['components', 'responses', shared] : [...placeOf(name), 'responses', String(status)];
      return judged([...place, ...JSON_SCHEMA], withoutNulls(responseBody));
    },
  };
}

const JSON_SCHEMA = ['content', 'application/json', 'schema'];

export const jsonOf = (body: Body | undefined): Schema | undefined => body?.content?.['application/json']?.schema;

const isEmpty = (body: unknown): boolean => isMap(body) && Object.keys(body).length === 0;

function placeOf(name: string): string[] {
  const [method = '', path = ''] = name.split(' ');
  return ['paths', path, method.toLowerCase()];
}

/** A part of a JSON pointer inside a URI. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Names of the fields that a body may have. */
export function fieldsOf(contract: Contract, schema: Schema | undefined): string[] {
  const { properties, allOf, oneOf, anyOf, $ref } = (schema ?? {}) as Record<string, never>;
  const shared = $ref ? [contract.components.schemas[String($ref).replace('#/components/schemas/', '')]] : [];
  const parts = [...shared, ...(allOf ?? []), ...(oneOf ?? []), ...(anyOf ?? [])] as Schema[];
  return [...Object.keys(properties ?? {}), ...parts.flatMap((part) => fieldsOf(contract, part))];
}

/** The file forbids no further fields; a field that it does not know is a slip, or an addition that has a name. */
function undeclared(contract: Contract, name: string, body: unknown): string[] {
  const declaredFields = new Set(fieldsOf(contract, jsonOf(operationOf(contract, name).requestBody)));
  const unknown = isMap(body) ? Object.keys(body).filter((field) => !declaredFields.has(field)) : [];
  return unknown.map((field) => `/${field} is not declared`);
}

/** Names in PHP's notation, `filter[0][type]`, stand for their beginning; a list may be declared with its brackets. */
function queryFindings(contract: Contract, name: string, query: string): string[] {
  const declared = (operationOf(contract, name).parameters ?? [])
    .map((each) => (each.$ref ? contract.components.parameters[each.$ref.replace(/.*\//, '')] : each))
    .filter((each) => each?.in === 'query');
  const plain = (field = '') => field.replace(/\[.*/, '');
  const declaredParams = new Set(declared.map((each) => plain(each?.name)));
  const sent = new Set([...new URLSearchParams(query).keys()].map(plain));
  const required = declared.filter((each) => each?.required).map((each) => plain(each?.name));
  return [
    ...required.filter((field) => !sent.has(field)).map((field) => `?${field} is required`),
    ...[...sent].filter((field) => !declaredParams.has(field)).map((field) => `?${field} is not declared`),
  ];
}

/** (1) Almost nothing is declared nullable, and every server writes null for what is unset; these alone are both. */
const NULLABLE = new Set(['listPrice', 'referencePrice', 'regulationPrice', 'rating', 'variantListingConfig', 'svg']);

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isMap(value)) return value;
  const isNullable = (name: string) => NULLABLE.has(name) && value.apiAlias !== 'cart_price_quantity';
  const kept = Object.entries(value).filter(([name, each]) => each !== null || isNullable(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutNulls(each)]));
}
