import { gzipSync } from 'node:zlib';
import { MOST } from '#store/criteria/bounds.ts';
import { MAX_LIMIT } from '#store/criteria/criteria.ts';
import { ALLOWANCE } from '#store/criteria/filter.ts';

/** As long as a searched text may be, and in everything up to its last sign: the whole of every text is read. */
const TEXT = 'e'.repeat(MOST.textLength);

/** Fields that are calculated for every product. */
const COMPUTED = ['price', 'ratingAverage', 'stock', 'available', 'name', 'description', 'keywords', 'metaTitle'];
/** Of other tables. */
const RELATED = [
  'properties.name',
  'options.name',
  'categories.name',
  'children.productNumber',
  'media.id',
  'seoUrls.id',
];

const ASSOCIATIONS = [
  ...[
    'categories',
    'categoriesRo',
    'children',
    'cmsPage',
    'configuratorSettings',
    'cover',
    'crossSellings',
    'deliveryTime',
  ],
  ...['downloads', 'mainCategories', 'manufacturer', 'media', 'options', 'parent', 'productReviews', 'properties'],
  ...['seoCategory', 'seoUrls', 'tax', 'visibilities'],
];

const looking = Array.from({ length: ALLOWANCE.texts }, (_, at) => ({
  type: 'contains',
  field: [...COMPUTED.slice(4), ...RELATED][at % 10],
  value: TEXT,
}));
const values = Math.floor((ALLOWANCE.values - 200) / 4);
const among = ['id', 'properties.id', 'categoriesRo.id', 'price'].map((field) => ({
  type: 'equalsAny',
  field,
  value: Array.from({ length: values }, (_, at) => String(at)),
}));
const ranges = Array.from({ length: ALLOWANCE.filters - looking.length - among.length - 2 }, (_, at) => ({
  type: 'range',
  field: COMPUTED[at % 3],
  parameters: { gte: 1e9 + at },
}));

/** Everything that one read of products may ask for: no filter is met before the last one is tried, and all are. */
export const OF_PRODUCTS = {
  limit: MAX_LIMIT,
  'total-count-mode': 'exact',
  filter: [
    {
      type: 'multi',
      operator: 'or',
      queries: [...ranges, ...looking, ...among, { type: 'equals', field: 'active', value: true }],
    },
  ],
  sort: ['price', 'ratingAverage', 'stock', 'name', 'description'].map((field) => ({ field })),
  aggregations: [...COMPUTED.slice(0, 4), ...RELATED].map((field, at) => ({ name: `a${at}`, type: 'terms', field })),
  associations: Object.fromEntries(ASSOCIATIONS.map((name) => [name, {}])),
};

/** Everything that one read of orders may ask for, of which two look through all lines. */
export const OF_ORDERS = {
  limit: MAX_LIMIT,
  'total-count-mode': 'exact',
  term: 'e e e e e',
  filter: [
    {
      type: 'multi',
      operator: 'or',
      queries: [
        ...['lineItems.label', 'customerComment', 'orderCustomer.email', 'orderNumber'].map((field) => ({
          ...{ type: 'contains', field, value: TEXT },
        })),
        ...ranges.map((range, at) => ({ ...range, field: ['amountTotal', 'amountNet', 'positionPrice'][at % 3] })),
        // another way to say it, which counts as one of the two
        { type: 'equals', field: 'translated.lineItems.type', value: 'product' },
      ],
    },
  ],
  sort: ['amountNet', 'orderDateTime', 'orderNumber'].map((field) => ({ field })),
};

/** The same for what is read without products. */
export const OF_ANYTHING = { limit: MAX_LIMIT, 'total-count-mode': 'exact' };

/** A search of as many and as long words as are looked for, all of them misspelled. */
export const WORDS = ['raklette', 'kakelonn', 'giskane', 'rechau', 'fondü', 'abfalltrenung', 'spadenn', 'gartenscher']
  .concat(['hochbeeet', 'schubladde', 'grillplate', 'pfännchenn'])
  .join(' ')
  .slice(0, MOST.textLength);

/** Criteria as an address carries them, which holds fewer values than a body. */
export const packed = (criteria: unknown): string => {
  const fewer = JSON.stringify(criteria, (_, value) =>
    Array.isArray(value) ? value.slice(0, MOST_IN_ADDRESS) : value,
  );
  return `_criteria=${gzipSync(fewer).toString('base64url')}`;
};
const MOST_IN_ADDRESS = 100;
