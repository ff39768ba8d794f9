import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Schema = { [key: string]: unknown };
type Answer = { $ref?: string; content?: { 'application/json'?: { schema?: Schema } } };
type Operation = { responses?: Record<string, Answer>; requestBody?: Answer };
type Contract = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema & { properties?: Record<string, Schema>; required?: string[] }>;
    responses: Record<string, Answer>;
  };
};

/** The official contract, as the Shopware team publishes it with its client: Store API 6.7.13. */
const FILE = 'node_modules/@shopware/api-client/api-types/storeApiSchema.json';

/** Where the file is stricter, or elsewhere, than every real server; each with its place in facts §7. */
const RELAXATIONS: { because: string; relax: (contract: Contract) => void }[] = [
  {
    because: '(2) Cart.errors is declared object and array at once, so that [] fails',
    relax: ({ components }) => set(components.schemas.Cart, 'errors', {}),
  },
  {
    because: '(3) aggregations are declared a list (once a map), and are a list when empty and a map once filled',
    relax: (contract) => {
      for (const schema of schemasWith(contract, 'aggregations'))
        set(schema, 'aggregations', { type: ['array', 'object'] });
    },
  },
  {
    because: 'beyond the list: tier prices are declared as CalculatedPrice and forbidden each of its fields at once',
    relax: ({ components }) =>
      set(components.schemas.Product, 'calculatedPrices', {
        type: 'array',
        items: { $ref: '#/components/schemas/CalculatedPrice' },
      }),
  },
  {
    because: '(5) LineItem.payload is declared a product, and is a struct of its own',
    relax: ({ components }) => set(components.schemas.LineItem, 'payload', { type: 'object' }),
  },
  {
    because: '(5) the same payload in orders: options are words per group and option, not entities',
    relax: ({ components }) => set(components.schemas.OrderLineItem, 'payload', { type: 'object' }),
  },
  {
    because: '(7) seoCategory is declared required, though only the detail route fills it',
    relax: ({ components }) => optional(components.schemas.Product, 'seoCategory'),
  },
  {
    because: 'beyond the list: sortedProperties is declared a map, and is a list of groups (facts §3.6)',
    relax: ({ components }) => set(components.schemas.Product, 'sortedProperties', { type: 'array' }),
  },
  {
    because: 'beyond the list: fieldConfig of a CMS slot is declared a map, and is a list of fields (facts §3.9)',
    relax: ({ components }) => set(components.schemas.CmsSlot, 'fieldConfig', { type: 'array' }),
  },
  {
    because: '(1) redirectUrl is null when nothing is left to pay (facts §2.7)',
    relax: (contract) => {
      for (const operation of Object.values(contract.paths['/handle-payment'] ?? {}))
        optional(operation.responses?.['200']?.content?.['application/json']?.schema, 'redirectUrl');
    },
  },
  {
    because: '(1) weights and sizes of a cart line are declared whole, and are kilograms and millimetres with decimals',
    relax: ({ components }) => {
      for (const measure of ['weight', 'width', 'height', 'length'])
        set(components.schemas.CartDeliveryInformation, measure, { type: 'number' });
    },
  },
  {
    because:
      'beyond the list: prices in orders are declared with maps for lists; they are CalculatedPrice, and checked as such',
    relax: ({ components: { schemas } }) => {
      const price = { $ref: '#/components/schemas/CalculatedPrice' };
      for (const entity of [schemas.Order, schemas.OrderDelivery]) set(entity, 'shippingCosts', price);
      set(schemas.OrderTransaction, 'amount', price);
    },
  },
  {
    because: '(8) the products of a wishlist are declared a listing, and are a plain search result',
    relax: ({ components: { schemas } }) =>
      set(schemas.WishlistLoadRouteResponse, 'products', {
        allOf: [
          { $ref: '#/components/schemas/EntitySearchResult' },
          {
            type: 'object',
            required: ['elements', 'total', 'page', 'limit'],
            properties: { elements: { type: 'array', items: { $ref: '#/components/schemas/Product' } } },
          },
        ],
      }),
  },
  {
    because: '(1) currencyFactor is declared whole; euros need decimals',
    relax: ({ components }) => {
      const context = components.schemas.SalesChannelContext?.properties?.context as Schema | undefined;
      set(context, 'currencyFactor', { type: 'number' });
    },
  },
];

/** (1) Almost nothing is declared nullable, and every server writes null for what is unset; these alone are both. */
const NULLABLE = new Set(['listPrice', 'referencePrice', 'regulationPrice', 'rating', 'variantListingConfig', 'svg']);

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(contract as object, 'contract');
const compiled = new Map<string, ValidateFunction | null>();

/** Every operation of the file: `POST /checkout/cart/line-item`. */
export const operations: ReadonlySet<string> = new Set(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  ),
);

/** Names of the fields that the body of an operation may have. */
export function bodyFields(method: string, path: string): string[] {
  const body = contract.paths[path]?.[method.toLowerCase()]?.requestBody;
  return [...new Set(fieldsOf(body?.content?.['application/json']?.schema))];
}

function fieldsOf(schema: Schema | undefined): string[] {
  const { properties, allOf, oneOf, anyOf, $ref } = (schema ?? {}) as Record<string, never>;
  const shared = $ref ? [contract.components.schemas[String($ref).replace('#/components/schemas/', '')]] : [];
  const parts = [...shared, ...(allOf ?? []), ...(oneOf ?? []), ...(anyOf ?? [])] as Schema[];
  return [...Object.keys(properties ?? {}), ...parts.flatMap(fieldsOf)];
}

/**
 * What is wrong with an answer, by the official file; empty when nothing is, or when the file declares no body for the status.
 * `path` as the file writes it: `/account/address/{addressId}`.
 * @throws {Error} for an operation that the file does not know
 */
export function findings(method: string, path: string, status: number, body: unknown): string[] {
  const name = `${method} ${path}`;
  if (!operations.has(name)) throw new Error(`The official contract has no operation ${name}.`);
  const validate = validatorOf(method.toLowerCase(), path, String(status));
  if (!validate || validate(withoutNulls(body))) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || '/', message, JSON.stringify(params)].join(' '),
  );
}

function validatorOf(method: string, path: string, status: string): ValidateFunction | null {
  const key = `${method} ${path} ${status}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const answer = contract.paths[path]?.[method]?.responses?.[status];
  const shared = answer?.$ref?.replace('#/components/responses/', '');
  const schema = (shared ? contract.components.responses[shared] : answer)?.content?.['application/json']?.schema;
  const place = shared ? ['components', 'responses', shared] : ['paths', path, method, 'responses', status];
  const pointer = [...place, 'content', 'application/json', 'schema'].map(escaped);
  const validate = schema ? ajv.compile({ $ref: `contract#/${pointer.join('/')}` }) : null;
  compiled.set(key, validate);
  return validate;
}

/** A part of a JSON pointer inside a URI. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function readContract(): Contract {
  const read = JSON.parse(readFileSync(FILE, 'utf8')) as Contract;
  for (const { relax } of RELAXATIONS) relax(read);
  return read;
}

/** Every schema of the file that has this property. */
function schemasWith(node: unknown, property: string): Schema[] {
  if (!isMap(node)) return [];
  const below = Object.values(node).flatMap((value) => schemasWith(value, property));
  return isMap(node.properties) && property in node.properties ? [node, ...below] : below;
}

function set(schema: Schema | undefined, property: string, to: Schema): void {
  const properties = schema?.properties as Record<string, Schema> | undefined;
  if (!properties?.[property]) throw new Error(`The contract no longer has ${property}: remove its relaxation.`);
  properties[property] = to;
}

function optional(schema: Schema | undefined, property: string): void {
  if (!Array.isArray(schema?.required))
    throw new Error(`The contract no longer requires ${property}: remove its relaxation.`);
  schema.required = schema.required.filter((name) => name !== property);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isMap(value)) return value;
  const isNullable = (name: string) => NULLABLE.has(name) && value.apiAlias !== 'cart_price_quantity';
  const kept = Object.entries(value).filter(([name, each]) => each !== null || isNullable(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutNulls(each)]));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
