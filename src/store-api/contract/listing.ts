import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, number, record, text, translatable } from './entity.ts';
import { Product, PropertyGroup } from './product.ts';

const numericPrice = z.pipe(z.union([z.number(), z.string()]), z.transform(Number));

/** What the filters can offer. A Shopware sends minimum and maximum as strings, an empty map as `[]`, and buckets in place of entities where no product has a property. */
const Aggregations = z.pipe(
  z.nullish(
    z.union([
      z.array(z.unknown()),
      z.looseObject({
        price: z.nullish(z.looseObject({ min: z.nullish(numericPrice), max: z.nullish(numericPrice) })),
        properties: z.nullish(z.looseObject({ entities: z.nullish(z.array(PropertyGroup)) })),
      }),
    ]),
  ),
  z.transform((value) => (value && !Array.isArray(value) ? value : {})),
);

/** A page of products with its sortings and filters. `total` is always exact here. */
export const ProductListing = z.looseObject({
  elements: z.array(Product),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  sorting: text,
  availableSortings: z.nullish(z.array(translatable({ key: z.string(), label: text }))),
  currentFilters: z.nullish(
    z.looseObject({ search: text, rating: number, properties: z.nullish(z.array(z.string())), price: record }),
  ),
  aggregations: Aggregations,
});
export type ProductListing = z.infer<typeof ProductListing>;

/** The page parameter of a listing is `p`, not `page`; ids are joined by `|`. */
export type ListingQuery = Criteria & {
  p?: number;
  order?: string;
  properties?: string;
  'min-price'?: number;
  'max-price'?: number;
  'no-aggregations'?: '1';
};

export const readListing = call<ListingQuery>()('POST', '/product-listing/{categoryId}', ProductListing);
export const search = call<ListingQuery & { search: string }>()('POST', '/search', ProductListing);
export const suggest = call<ListingQuery & { search: string }>()('POST', '/search-suggest', ProductListing);
