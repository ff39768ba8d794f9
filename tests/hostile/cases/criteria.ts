import { gzipSync } from 'node:zlib';
import { idOf } from '#store/id.ts';
import { type Case, many, names, nested, path, sending } from '#tests/hostile/a-case.ts';

const packed = (criteria: unknown): string => gzipSync(JSON.stringify(criteria)).toString('base64url');
const terms = (inner: unknown) => ({ name: 'x', type: 'terms', field: 'propertyIds', aggregation: inner ?? undefined });
const ID = idOf('product', '10-104');
const COMPUTED = ['price', 'ratingAverage', 'sales', 'available', 'customFields.hof_kind'];
const sortBy = (fields: string[]) => fields.map((field) => ({ field }));
const equals = (field: string, value: unknown = 1) => ({ type: 'equals', field, value });
const contains = { type: 'contains', field: 'description', value: 'e' };
const ALL = ['media', 'properties', 'options', 'categories', 'children', 'parent', 'productReviews', 'crossSellings'];
const everything = Object.fromEntries(ALL.map((name) => [name, {}]));
const ids = (count: number) => Array.from({ length: count }, (_, index) => index.toString(16).padStart(32, '0'));

/** Everything that makes a read dear: depth, length, number. */
export const CRITERIA: Case[] = [
  ...sending('POST /product', [
    ['aggregations within each other, 4 deep', { limit: 1, aggregations: [nested(4, terms)] }, 400],
    ['aggregations within each other, 5 deep', { limit: 1, aggregations: [nested(5, terms)] }, 400],
    ['50 aggregations, 4 deep', { limit: 1, aggregations: many(50, nested(4, terms)) }, 400],
    ['10 aggregations, 4 deep', { limit: 1, aggregations: many(10, nested(4, terms)) }, 400],
    ['aggregations 5000 deep', { aggregations: [nested(1000, terms)] }, 400],
    ['11 aggregations', { aggregations: many(11, { name: 'n', type: 'count', field: 'id' }) }, 400],
    ['10 aggregations over lists', { limit: 1, aggregations: many(10, terms(null)) }, 200],
    [
      'a range aggregation',
      { aggregations: [{ name: 'r', type: 'range', field: 'price', ranges: many(2000, { from: 1 }) }] },
      400,
    ],
    ['a histogram', { aggregations: [{ name: 'h', type: 'histogram', field: 'createdAt', interval: 'minute' }] }, 400],
    [
      'a filter aggregation',
      { aggregations: [{ name: 'f', type: 'filter', filter: [], aggregation: terms(null) }] },
      400,
    ],
    ['an aggregation over a long path', { aggregations: [{ name: 'x', type: 'terms', field: path(11) }] }, 400],
    ['buckets without end', { aggregations: [{ name: 'x', type: 'terms', field: 'id', limit: 1e308 }] }, 200],
    [
      'entities of everything',
      { aggregations: [{ name: 'x', type: 'entity', field: 'categoryIds', definition: 'category' }] },
      200,
    ],
    ['20 sortings by long paths', { sort: sortBy(many(20, path(1000))) }, 400],
    ['a sorting by 11 parts', { sort: sortBy([path(11)]) }, 400],
    ['6 sortings by what is calculated', { sort: sortBy([...COMPUTED, 'name']) }, 400],
    ['5 sortings by what is calculated', { sort: sortBy(COMPUTED), limit: 1 }, 200],
    [
      'sortings of an association by long paths',
      { associations: { properties: { sort: sortBy(many(5, path(2000))) } } },
      400,
    ],
    ['20 sortings of an association', { associations: { media: { sort: sortBy(many(20, 'position')) } } }, 400],
    ['50 filters by long paths', { filter: many(50, equals(path(500))) }, 400],
    ['51 filters', { filter: many(51, equals('id')) }, 400],
    ['50 filters by what is calculated', { filter: many(50, equals('price')), limit: 1 }, 200],
    ['48 filters that look into texts', { filter: many(48, contains) }, 400],
    [
      '10 filters that look into texts, 5 sortings',
      { filter: many(10, contains), sort: sortBy(COMPUTED), limit: 1 },
      200,
    ],
    ['filters 1000 deep', { filter: [nested(1000, (inner) => ({ type: 'and', queries: [inner] }))] }, 400],
    ['filters 11 deep', { filter: [nested(11, (inner) => ({ type: 'not', queries: [inner] }))] }, 400],
    ['a filter for 60,000 signs', { filter: [{ ...contains, value: 'x'.repeat(60_000) }] }, 400],
    ['a prefix of 201 signs', { filter: [{ ...contains, type: 'prefix', value: 'x'.repeat(201) }] }, 400],
    ['a filter full of wildcards', { filter: [{ ...contains, value: '%_'.repeat(100) }] }, 200],
    ['5001 values', { filter: [{ type: 'equalsAny', field: 'id', value: many(5001, 'a') }] }, 400],
    ['5001 values in a text', { filter: [{ type: 'equalsAny', field: 'id', value: 'a|'.repeat(5001) }] }, 400],
    ['51 values at once', { filter: [{ type: 'equalsAll', field: 'categoryIds', value: many(51, ID) }] }, 400],
    ['a query that scores', { query: [{ score: 1, query: equals('id') }] }, 400],
    ['a grouping', { grouping: ['displayGroup'] }, 400],
    ['501 ids', { ids: ids(501) }, 400],
    ['500 ids', { ids: ids(500) }, 200],
    ['ids in a text', { ids: `${ids(501).join('|')}` }, 400],
    ['excludes of 501 names', { excludes: { product: names(501) } }, 400],
    [
      'includes of 501 names over aliases',
      { includes: Object.fromEntries(names(501).map((name) => [name, ['id']])) },
      400,
    ],
    ['excludes of 500 names', { excludes: { product_media: names(500) }, associations: { media: {} } }, 200],
    ['501 fields', { fields: names(501) }, 400],
    ['a field of 1000 parts', { fields: [path(1000)] }, 400],
    ['51 associations', { associations: Object.fromEntries(names(51).map((name) => [name, {}])) }, 400],
    [
      'associations 1000 deep',
      { associations: nested(500, (inner) => ({ children: { associations: inner } }), {}) },
      400,
    ],
    ['an association with a long name', { associations: { ['x'.repeat(101)]: {} } }, 400],
    ['all associations of everything', { limit: 100, associations: everything }, 200],
    ['associations of associations', { limit: 100, associations: { children: { associations: everything } } }, 200],
    [
      'values of associations',
      { limit: 20, associations: { media: { filter: [{ type: 'equalsAny', field: 'id', value: many(4900, 'a') }] } } },
      200,
    ],
    ['a limit of 100,000', { limit: 100_000 }, 400],
    ['a limit that is no number', { limit: { toString: null } }, 400],
    ['page 2^53 - 1', { page: Number.MAX_SAFE_INTEGER }, 200],
    ['page 1e308', { page: 1e308 }, 400],
    ['a body of 65 KB', { filling: 'x'.repeat(66_000) }, 413],
    ['a body of 1.1 MB', { filling: 'x'.repeat(1_100_000) }, 413],
    ['a name of 2000 signs', { ['x'.repeat(2000)]: 1 }, 400],
    ['filters of 101 associations', { associations: { media: { filter: many(201, equals('id')) } } }, 400],
    [
      'a relative time',
      { filter: [{ type: 'since', field: 'releaseDate', value: 'P1Y', parameters: { operator: 'gt' } }] },
      400,
    ],
  ]),
  ...sending('POST /category', [
    ['sortings by paths of 2000 parts', { sort: sortBy(many(5, path(2000))) }, 400],
    ['filters by paths of 500 parts', { filter: many(50, equals(path(500))) }, 400],
    ['5 sortings by paths of 10 parts', { sort: sortBy(many(5, path(10))) }, 200],
    ['a term of 30,000 words', { term: 'a '.repeat(30_000) }, 200],
    ['includes of 20,000 names', { includes: { category: many(20_000, 'n') } }, 413],
    ['includes of 501 names', { includes: { category: names(501) } }, 400],
  ]),
  ...sending('POST /country', [
    ['sortings by paths of 2000 parts', { sort: sortBy(many(5, path(2000))) }, 400],
    ['states sorted by long paths', { associations: { states: { sort: sortBy([path(11)]) } } }, 400],
  ]),
  ...sending('POST /search', [
    ['one word of 60,000 signs', { search: 'x'.repeat(60_000) }, 200],
    ['a number of 60,000 signs', { search: `10-104${'0'.repeat(60_000)}` }, 200],
    ['30,000 words', { search: 'raclette '.repeat(6000) }, 200],
    ['12 common syllables', { search: 'a e i o u er en st ch de ra li' }, 200],
    ['words that try every way to read a text', { search: `${'/'.repeat(50_000)}x` }, 200],
    ['nested aggregations', { search: 'raclette', aggregations: [nested(3, terms)] }, 400],
    ['sortings by long paths', { search: 'raclette', sort: sortBy([path(500)]) }, 400],
  ]),
  ...sending(`POST /product-listing/${idOf('category', 'cooking')}`, [
    ['1500 options', { properties: ids(1500).join('|') }, 200],
    ['nested aggregations', { aggregations: [nested(3, terms)] }, 400],
    ['every product with all that hangs on it', { limit: 100, associations: everything }, 200],
  ]),
  ...[
    ['packed: nested aggregations', `/product?_criteria=${packed({ aggregations: [nested(4, terms)] })}`, 400] as const,
    [
      'packed: sortings by long paths',
      `/category?_criteria=${packed({ sort: sortBy(many(20, path(24_000))) })}`,
      400,
    ] as const,
    ['packed: a bomb', `/product?_criteria=${packed({ x: 'x'.repeat(20_000_000) })}`, 400] as const,
    ['packed: a text', `/product?_criteria=${packed('text')}`, 400] as const,
    ['packed: a list', `/product?_criteria=${packed([1])}`, 400] as const,
    ['packed: garbage', '/product?_criteria=AAAA', 400] as const,
    ['packed twice', `/product?_criteria=${packed({ _criteria: packed({}) })}`, 200] as const,
    ['a query of 70 KB', `/product?search=${'x'.repeat(70_000)}`, 400] as const,
    ['brackets 1000 deep', `/product?a${'[a]'.repeat(1000)}=1`, 400] as const,
    ['10,000 values in brackets', `/product?${'ids[]=a&'.repeat(6000)}`, 400] as const,
    ['sorting by a long path in brackets', `/product?sort[0][field]=${path(500)}`, 400] as const,
  ].map(([tries, at, expected]): Case => ({ tries, method: 'GET', path: at, expected: expected })),
];
