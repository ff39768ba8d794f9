import type { Chance } from './chance.ts';
import { FIELDS, HOSTILE, NAMES, ODD_NAMES } from './hostile.ts';

/** A body of a few fields, those of the operation and others. */
export function bodyOf(by: Chance, fields: string[], ids: string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const count = by.upTo(7);
  for (let index = 0; index < count; index += 1) {
    const name = fields.length > 0 && by.is(0.6) ? by.pick(fields) : by.is(0.95) ? by.pick(NAMES) : by.pick(ODD_NAMES);
    body[name] = valueFor(by, name, ids, 0);
  }
  return body;
}

/** How many sortings are asked for: few, as many as are understood, and more than any database takes. */
const SORTINGS = [0, 1, 1, 2, 2, 3, 5, 2100];

/** A value that fits the name more often than not, so that what stands behind the first check is reached too. */
function valueFor(by: Chance, name: string, ids: string[], depth: number): unknown {
  if (by.is(0.3)) return by.pick(HOSTILE);
  const some = <One>(make: () => One) => Array.from({ length: by.upTo(4) }, make);
  const deeper = (below: string) => (depth > 6 ? null : valueFor(by, below, ids, depth + 1));
  const field = () => by.pick(FIELDS);
  switch (name) {
    case 'ids':
    case 'property-whitelist':
      return some(() => by.pick(ids));
    case 'filter':
    case 'post-filter':
    case 'queries':
      return some(() => deeper('one-filter'));
    case 'one-filter':
      return {
        type: by.pick([
          'equals',
          'equalsAny',
          'equalsAll',
          'contains',
          'prefix',
          'suffix',
          'range',
          'multi',
          'not',
          'and',
          'nor',
          'since',
          'until',
          'regex',
        ]),
        field: field(),
        operator: by.pick(['and', 'or', 'xor']),
        value: by.is(0.4) ? by.pick(ids) : by.pick([...HOSTILE, 'P5D', 'PT1H']),
        parameters: by.is(0.7)
          ? { [by.pick(['gt', 'gte', 'lt', 'lte', 'operator'])]: by.pick([...HOSTILE, 'gt', 'eq', 'neq', 5]) }
          : by.pick(HOSTILE),
        queries: deeper('queries'),
      };
    case 'query':
      return some(() => ({ score: by.pick(HOSTILE), query: deeper('one-filter') }));
    case 'sort':
      return Array.from({ length: by.pick(SORTINGS) }, () => ({
        field: field(),
        order: by.pick(['ASC', 'desc', 'x']),
      }));
    case 'aggregations':
      return some(() => deeper('one-aggregation'));
    case 'one-aggregation':
      return {
        name: by.pick(['a', 'b', 'price', '__proto__', '']),
        type: by.pick([
          'avg',
          'count',
          'max',
          'min',
          'stats',
          'sum',
          'terms',
          'entity',
          'filter',
          'histogram',
          'median',
        ]),
        field: field(),
        definition: by.pick(['product_manufacturer', 'property_group_option', 'category', 'country', 'customer']),
        limit: by.pick(HOSTILE),
        sort: { field: '_count', order: 'DESC' },
        aggregation: deeper('one-aggregation'),
      };
    case 'grouping':
    case 'fields':
      return some(field);
    case 'includes':
    case 'excludes':
      return { product: some(field), category: ['id'], cms_page: by.pick(HOSTILE) };
    case 'associations':
      return {
        [by.pick(['media', 'properties', 'associations', 'children', 'states', '__proto__'])]: deeper('associations'),
      };
    case 'items':
      return some(() => ({
        id: by.pick(ids),
        referencedId: by.pick([...ids, 'CODE']),
        quantity: by.pick([1, 2, 100, 1e9, -1, 'x', null]),
        type: by.pick(['product', 'promotion', 'custom', 7]),
      }));
    case 'options':
      return by.is(0.5) ? some(() => by.pick(ids)) : { [by.pick(ids)]: by.pick(ids) };
    case 'search':
    case 'term':
      return by.pick([
        'raclette',
        'ofen rot',
        '10-104',
        'dörr* OR',
        '"',
        ...HOSTILE.filter((each) => typeof each === 'string'),
      ]);
    default:
      if (/Id$|^id$|manufacturer|properties|slots/.test(name)) return by.pick(ids);
      if (/Address$/.test(name))
        return {
          street: 'Dorfstrasse 1',
          city: 'Sarnen',
          zipcode: '6060',
          countryId: by.pick(ids),
          firstName: by.pick(HOSTILE),
        };
      if (/email/i.test(name)) return by.pick(['a@b.test', 'ä@ö.test', 'x']);
      return by.pick([1, 2, 10, 'text', true, 'name-asc', 'exact']);
  }
}
