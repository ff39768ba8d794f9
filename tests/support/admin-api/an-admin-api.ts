import { serveFetch } from '#tests/support/serve-fetch.ts';
import { isEntity, ownerKey, relationOf, requestProblems, requiredOf, rowProblems } from './official.ts';

type Fields = Record<string, unknown>;
type Row = Fields & { id: string; translations: Record<string, Fields> };
type Filter = { type: string; field: string; value: unknown; queries: Filter[] };
type Criteria = {
  ids?: string[];
  filter?: Filter[];
  associations?: Record<string, Criteria>;
  includes?: Record<string, string[]>;
  limit?: number;
  page?: number;
};
type Operation = { entity: string; action: 'upsert' | 'delete'; payload: Fields[] };

/** As in every Shopware. */
export const SYSTEM_LANGUAGE = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';

export const ACCESS = { id: 'SWIATEST', secret: 'a-secret' };

/** Ids that are no entities here, as in an installation: types of sales channels. */
const CONSTANT = new Set(['typeId']);

/**
 * The Admin API of a Shopware in memory: entities with the upserts of `sync`, searches by ids and filters, tokens and
 * files. Every request is judged by the official description. A write is refused as Shopware 6.6.7.1 refuses it: for a
 * missing field with 400, for an unknown id or a name that is taken with 500; nothing of a refused `sync` stays.
 */
export async function anAdminApi() {
  let tables = new Map<string, Map<string, Row>>();
  let config: Record<string, Fields> = {};
  const requests: { path: string; body: unknown }[] = [];
  const problems: string[] = [];
  /** What the rows of the latest `sync` were before. */
  let undo: { entity: string; id: string; row: Row | undefined }[] = [];
  let tokens = 0;
  let syncs = 0;
  /** What happens to the next calls instead of an answer. */
  const trouble: { failAtSync?: number; answers: (() => Response)[]; forbidden?: string } = { answers: [] };

  const table = (entity: string): Map<string, Row> => {
    const rows = tables.get(entity) ?? new Map<string, Row>();
    tables.set(entity, rows);
    return rows;
  };

  const server = await serveFetch(async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, '');
    const isJson = request.headers.get('content-type') === 'application/json';
    const text = isJson ? await request.text() : undefined;
    const body: unknown = text ? JSON.parse(text) : undefined;
    const place = path.replace(/[0-9a-f]{32}/, '{mediaId}');
    problems.push(...requestProblems(request.method, place, url.searchParams, body));
    if (path !== '/oauth/token') requests.push({ path, body });
    const answer = trouble.answers.shift();
    if (answer) return answer();
    if (path === '/oauth/token') return token(body as Fields);
    if (request.headers.get('authorization') !== `Bearer token-${tokens}`)
      return refusal(401, '9', 'The token has expired');
    if (path.startsWith('/search/')) return searched(path.slice(8).replaceAll('-', '_'), body as Criteria);
    if (path === '/_action/sync') return synced(body as Operation[]);
    if (path === '/_action/cache-delayed') return new Response(null, { status: 204 });
    if (path === '/_action/system-config') return configured(request.method, url.searchParams, body as Fields);
    return uploaded(path.split('/')[3] ?? '', url.searchParams, (await request.arrayBuffer()).byteLength);
  });

  function token({ client_id: id, client_secret: secret }: Fields): Response {
    if (id !== ACCESS.id || secret !== ACCESS.secret) return refusal(401, '4', 'Client authentication failed');
    tokens += 1;
    return Response.json({ token_type: 'Bearer', expires_in: 600, access_token: `token-${tokens}` });
  }

  function searched(entity: string, criteria: Criteria): Response {
    if (!isEntity(entity)) return refusal(404, '0', 'No route found');
    const { ids, filter = [], limit = 100, page = 1 } = criteria;
    const fits = [...table(entity).values()].filter(
      (row) => (!ids || ids.includes(row.id)) && filter.every((each) => isFit(entity, row, each)),
    );
    const data = fits
      .slice((page - 1) * limit, page * limit)
      .map((row) => shown(entity, row, criteria, criteria.includes));
    return Response.json({ total: data.length, data, aggregations: [] });
  }

  /** An entity as JSON carries it: translated fields in the language of the system, associations only when asked for. */
  function shown(entity: string, row: Row, { associations = {} }: Criteria, includes: Criteria['includes']): Fields {
    const all: Fields = { ...row.translations[SYSTEM_LANGUAGE], ...row, translations: null };
    for (const [field, relation] of relations(entity, row)) {
      const listed = (row[field] as string[]).map((id) => table(relation).get(id)).filter((each) => each !== undefined);
      all[field] =
        field in associations ? listed.map((each) => shown(relation, each, associations[field] ?? {}, includes)) : null;
    }
    for (const field of Object.keys(associations)) all[field] ??= single(entity, row, field, includes) ?? [];
    if ('translations' in associations)
      all.translations = Object.entries(row.translations).map(([languageId, fields]) =>
        only(`${entity}_translation`, { languageId, ...fields }, includes),
      );
    return only(entity, all, includes);
  }

  function single(entity: string, row: Row, field: string, includes: Criteria['includes']): Fields | undefined {
    const relation = relationOf(entity, field);
    const other = relation && !relation.isList ? table(relation.entity).get(String(row[`${field}Id`])) : undefined;
    return other && relation && shown(relation.entity, other, {}, includes);
  }

  const only = (entity: string, all: Fields, includes: Criteria['includes']): Fields => {
    const fields = includes?.[entity];
    return fields ? Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field))) : all;
  };

  function isFit(entity: string, row: Row, { type, field, value, queries }: Filter): boolean {
    if (type === 'not') return !queries.some((each) => isFit(entity, row, each));
    const stored = storedValue(entity, row, field.split('.'));
    if (type === 'equalsAny') return String(value).split('|').includes(String(stored));
    return (stored ?? null) === value;
  }

  function storedValue(entity: string, row: Row, [field = '', ...rest]: string[]): unknown {
    const value = row.translations[SYSTEM_LANGUAGE]?.[field] ?? row[field];
    if (rest.length === 0) return value;
    const other = relationOf(entity, field);
    const target = other && table(other.entity).get(String(row[`${field}Id`]));
    if (other && target) return storedValue(other.entity, target, rest);
    return rest.reduce<unknown>((each, name) => (each as Fields | undefined)?.[name], value);
  }

  function synced(operations: Operation[]): Response {
    syncs += 1;
    if (trouble.failAtSync === syncs) return refusal(500, '0', 'Internal Server Error');
    const forbidden = operations.find(({ entity }) => entity === trouble.forbidden);
    if (forbidden)
      return refusal(403, 'FRAMEWORK__MISSING_PRIVILEGE_ERROR', `{"missingPrivileges":["${forbidden.entity}:create"]}`);
    undo = [];
    try {
      for (const { entity, action, payload } of operations)
        for (const row of payload) {
          if (action === 'upsert') upsert(entity, row as Row);
          else remove(entity, row);
        }
      checkReferences(operations.some(({ action }) => action === 'delete'));
    } catch (error) {
      for (const { entity, id, row } of undo.toReversed()) {
        if (row) table(entity).set(id, row);
        else table(entity).delete(id);
      }
      const { status, message } = error as Refused;
      if (!status) throw error;
      return refusal(status, status === 400 ? 'VIOLATION::IS_BLANK_ERROR' : '0', message);
    }
    return Response.json({ data: {}, notFound: {}, deleted: {} });
  }

  function upsert(
    entity: string,
    { translations = {}, ...fields }: Fields & { translations?: Record<string, Fields> },
    owner = '',
  ): string {
    if (!owner) problems.push(...rowProblems(entity, { ...fields, translations }));
    if (entity === 'rule_condition' && fields.value && !fields.type)
      throw new Refused(400, 'The property "operator" is not allowed (/value/operator)');
    const id = String(fields.id);
    const before = table(entity).get(id);
    undo.push({ entity, id, row: structuredClone(before) });
    const row: Row = before ?? { id, translations: {} };
    for (const [field, value] of Object.entries(fields)) {
      const relation = relationOf(entity, field);
      if (!relation?.isList) row[field] = merged(field, row[field], value);
      else
        row[field] = [
          ...new Set([
            ...((row[field] as string[] | undefined) ?? []),
            ...(value as Fields[]).map((each) =>
              upsert(relation.entity, withOwner(relation.entity, each, entity, id), entity),
            ),
          ]),
        ];
    }
    for (const [languageId, words] of Object.entries(translations))
      for (const [field, value] of Object.entries(words)) {
        const language = row.translations[languageId] ?? {};
        row.translations[languageId] = { ...language, [field]: merged(field, language[field], value) };
      }
    if (!before) checkNew(entity, row);
    table(entity).set(id, row);
    return id;
  }

  /** What a database refuses: fields without a value, but for those that a variant takes over. */
  function checkNew(entity: string, row: Row): void {
    const isInherited = (field: string) => entity === 'product' && row.parentId && field !== 'productNumber';
    const words = row.translations[SYSTEM_LANGUAGE] ?? {};
    const missing = requiredOf(entity).find(
      (field) => (row[field] ?? words[field] ?? null) === null && !isInherited(field) && !BY_DATABASE.has(field),
    );
    if (missing && Object.keys(row).length > 2)
      throw new Refused(400, `This value should not be blank. (${entity} /${missing})`);
    for (const unique of UNIQUE[entity] ?? []) {
      const isTaken = (each: Row) =>
        unique.every((field) => (row[field] ?? null) !== null && each[field] === row[field]);
      if ([...table(entity).values()].some(isTaken))
        throw new Refused(
          500,
          `Integrity constraint violation: 1062 Duplicate entry for ${entity}.${unique.join('.')}`,
        );
    }
  }

  /** Every id that was written has to be one of an entity; lists lose those that were deleted. */
  function checkReferences(isAnyDeleted: boolean): void {
    for (const { entity, id } of undo)
      for (const [field, value] of Object.entries(table(entity).get(id) ?? {})) {
        const relation = /Id$/.test(field) && !CONSTANT.has(field) && relationOf(entity, field.slice(0, -2));
        if (relation && value !== null && !table(relation.entity).has(String(value)))
          throw new Refused(500, `Integrity constraint violation: 1452 ${entity}.${field} ${value}`);
      }
    if (!isAnyDeleted) return;
    for (const [entity, rows] of tables)
      for (const row of rows.values())
        for (const [field, listed] of relations(entity, row))
          row[field] = (row[field] as string[]).filter((id) => table(listed).has(id));
  }

  /** A link has the ids of both its ends instead of one of its own. */
  function remove(entity: string, key: Fields): void {
    if (isEntity(entity)) {
      const id = String(key.id);
      undo.push({ entity, id, row: table(entity).get(id) });
      table(entity).delete(id);
      return;
    }
    const [[ownerField = '', ownerId], [, id]] = Object.entries(key) as [[string, string], [string, string]];
    const row = table(snake(ownerField.replace(/Id$/, ''))).get(ownerId);
    if (!row) throw new Refused(500, `no ${ownerField} ${ownerId}`);
    const owner = snake(ownerField.replace(/Id$/, ''));
    undo.push({ entity: owner, id: ownerId, row: structuredClone(row) });
    const other = entity.slice(owner.length + 1);
    for (const [field, related] of relations(owner, row))
      if (related === other || field === plural(other))
        row[field] = (row[field] as string[]).filter((each) => each !== id);
  }

  function configured(method: string, query: URLSearchParams, body: Fields): Response {
    const values = config[query.get('salesChannelId') ?? ''] ?? {};
    if (method === 'POST') {
      config[query.get('salesChannelId') ?? ''] = { ...values, ...body };
      return new Response(null, { status: 204 });
    }
    const ofDomain = Object.entries(values).filter(([name]) => name.startsWith(`${query.get('domain')}.`));
    return Response.json(ofDomain.length > 0 ? Object.fromEntries(ofDomain) : []); // PHP
  }

  function uploaded(id: string, query: URLSearchParams, size: number): Response {
    const [fileName, fileExtension] = [query.get('fileName'), query.get('extension')];
    const isTaken = [...table('media').values()].some(
      (each) => each.id !== id && each.fileName === fileName && each.fileExtension === fileExtension,
    );
    if (isTaken) return refusal(409, 'CONTENT__MEDIA_DUPLICATED_FILE_NAME', 'A file with the name exists already');
    Object.assign(table('media').get(id) ?? {}, { fileName, fileExtension, fileSize: size, hasFile: true });
    return new Response(null, { status: 204 });
  }

  return {
    url: server.url,
    close: server.close,
    trouble,
    requests,
    /** What is wrong with the requests so far, by the official description. */
    problems,
    row: (entity: string, id: string): Row | undefined => table(entity).get(id),
    rows: (entity: string): Row[] => [...table(entity).values()],
    count: (entity: string): number => table(entity).size,
    /** Puts entities in as their owner does, without a request. */
    put: (entity: string, ...rows: (Fields & { id: string })[]) => {
      for (const { translations = {}, ...fields } of rows)
        table(entity).set(fields.id, { ...fields, translations: translations as Row['translations'] });
    },
    remove: (entity: string, id: string): void => void table(entity).delete(id),
    /** Everything as it is now. */
    copy: () => {
      const filled = new Map([...tables].filter(([, rows]) => rows.size > 0));
      return structuredClone({ tables: filled, config });
    },
    /** Goes back to a copy. */
    restore: (copy: { tables: typeof tables; config: typeof config }) => {
      tables = structuredClone(copy.tables);
      config = structuredClone(copy.config);
    },
    writes: () =>
      requests.filter(({ path }) => !path.startsWith('/search/') && path !== '/_action/system-config').length,
  };
}

export type AnAdminApi = Awaited<ReturnType<typeof anAdminApi>>;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const refusal = (status: number, code: string, detail: string): Response =>
  Response.json({ errors: [{ status: String(status), code, title: 'Error', detail }] }, { status });

/** Custom fields keep what a write does not name. */
const merged = (field: string, before: unknown, value: unknown): unknown =>
  field === 'customFields' && before ? { ...(before as Fields), ...(value as Fields) } : value;

const relations = (entity: string, row: Row): [field: string, entity: string][] =>
  Object.keys(row).flatMap((field) => {
    const relation = relationOf(entity, field);
    return relation?.isList && row[field] ? [[field, relation.entity]] : [];
  });

/** A part with the key of its owner, which it need not name; an id alone is a link to what stands by itself. */
function withOwner(entity: string, part: Fields, owner: string, ownerId: string): Fields {
  const key = Object.keys(part).length > 1 && ownerKey(entity, owner);
  return key ? { [key]: ownerId, ...part } : part;
}

const camel = (entity: string): string => entity.replace(/_(\w)/g, (_bar, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const plural = (name: string): string => camel(name.replace(/y$/, 'ie')).concat('s').replace('propertys', 'properties');

/** Required by the description, and given by the server. */
const BY_DATABASE = new Set(['addressFormat', 'homeEnabled']);

/** A null is like no other. */
const UNIQUE: Record<string, string[][]> = {
  custom_field: [['name']],
  custom_field_set: [['name']],
  product: [['productNumber']],
  payment_method: [['technicalName']],
  shipping_method: [['technicalName']],
  product_visibility: [['productId', 'salesChannelId']],
  product_configurator_setting: [['productId', 'optionId']],
  custom_field_set_relation: [['customFieldSetId', 'entityName']],
  sales_channel_domain: [['url']],
  seo_url: [
    ['languageId', 'salesChannelId', 'seoPathInfo'],
    ['languageId', 'salesChannelId', 'foreignKey', 'routeName', 'isCanonical'],
  ],
  language: [['name']],
};
