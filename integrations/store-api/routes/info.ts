import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as z from 'zod/mini';
import { refuse, violate } from '#store/errors.ts';
import { shopAddress } from '#store/origins.ts';
import { readBody, type StoreEnv } from '#store/request.ts';
import type { Store } from '#store/store.ts';
import { answerSchemaOf } from './on-call.ts';

/** What tells other clients about this store: its routes, and their description; and what only a Shopware with an administration or apps has. */
export function addInfoRoutes(app: Hono<StoreEnv>): void {
  let description: string | undefined;
  app.use('/_info/openapi3.json', etag());
  app.get('/_info/openapi3.json', (c) => {
    description ??= JSON.stringify(descriptionOf(app, c.var.store));
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  app.get('/_info/routes', (c) =>
    c.json({
      endpoints: [...routesByPath(app)].map(([path, routes]) => ({
        path: `/store-api${path}`,
        methods: routes.map(({ method }) => method),
      })),
    }),
  );
  // there are no apps, so every hook is unknown
  app.on(['GET', 'POST'], '/script/:hook{.+}', (c) => c.body(null, 204));
  app.post('/account/login/imitate-customer', async (c) => {
    const { token } = await readBody(c);
    if (typeof token !== 'string' || token === '')
      throw violate([{ code: 'IS_BLANK_ERROR', pointer: '/token', detail: 'This value should not be blank.' }]);
    throw refuse(400, 'CHECKOUT__IMITATE_CUSTOMER_INVALID_TOKEN', `The token "${token}" is invalid.`, { token });
  });
}

type Route = Hono<StoreEnv>['routes'][number];

/** The routes of the store by their paths, as `/product/{id}`. */
function routesByPath(app: Hono<StoreEnv>): Map<string, Route[]> {
  // ALL is what stands before every route
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  return Map.groupBy(routes, ({ path }) => path.replace(/^\/store-api/, '').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'));
}

/** Every route in OpenAPI 3.1, with the fields of its answers that this shop's own pages read. */
function descriptionOf(app: Hono<StoreEnv>, { config, shopConfig }: Store) {
  const paths = [...routesByPath(app)].map(([path, routes]) => [
    path,
    Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), operationOf(route, path)])),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: `${shopConfig.salesChannel.name} Store API`, version: '6.7' },
    servers: [{ url: `${shopAddress(config)}/store-api` }],
    security: [{ ApiKey: [] }],
    components: { securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'sw-access-key' } } },
    paths: Object.fromEntries(paths),
  };
}

function operationOf({ method, handler }: Route, path: string) {
  const words = `${method.toLowerCase()}${path}`.split(/\W+/).filter(Boolean);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const anything = { 'application/json': { schema: { type: 'object' } } };
  const schema = answerSchemaOf(handler);
  return {
    operationId: words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join(''),
    parameters,
    ...(['POST', 'PATCH'].includes(method) && { requestBody: { content: anything } }),
    responses: {
      '200': {
        description: 'Success',
        ...(schema && { content: { 'application/json': { schema: z.toJSONSchema(schema, AS_READ) } } }),
      },
      '4XX': { description: 'Refusal', content: anything },
    },
  };
}

/** With the fields that pages read; what JSON Schema has no word for is anything. */
const AS_READ = { io: 'output', unrepresentable: 'any' } as const;
