import { createHash } from 'node:crypto';
import type { review } from '#store/records/schema/review.ts';
import type { CategoryRows } from './category-rows.ts';
import type { PromotionRows } from './promotion-rows.ts';
import type { PropertyRows } from './property-rows.ts';
import type { CatalogueRows } from './rows.ts';

/** What hangs on an article and its variants. */
export type ArticleRows = Pick<CatalogueRows, keyof typeof OWNERS | 'media'>;

/** Everything else: few rows, and each list is written whole. */
export type ListRows = {
  categories: { categories: Pick<CategoryRows, 'categories' | 'texts'> } & Pick<CatalogueRows, 'media' | 'seoUrls'>;
  properties: { properties: Omit<PropertyRows, 'name'> };
  pages: Pick<CatalogueRows, 'seoUrls'>;
  promotions: { promotions: PromotionRows };
  reviews: { reviews: (typeof review.$inferInsert)[] };
};

/** A catalog by what is written together or not at all: lists by their names, articles by their ids. */
export type Entries = {
  /** Of everything that there is. */
  digests: ReadonlyMap<string, string>;
  listRows: <List extends keyof ListRows>(list: List) => Promise<ListRows[List]>;
  articleRows: (ids: readonly string[]) => Promise<ArticleRows>;
};

/** The names of the lists; every other key is an article's. */
export const LISTS: (keyof ListRows)[] = ['categories', 'properties', 'pages', 'promotions', 'reviews'];

export const isOfLists = (key: string): boolean => (LISTS as string[]).includes(key);

/** The column by which each table names a product or variant. */
const OWNERS = {
  products: 'id',
  stock: 'productId',
  prices: 'productId',
  texts: 'productId',
  pictures: 'productId',
  downloads: 'productId',
  productCategories: 'productId',
  productOptions: 'productId',
  productProperties: 'productId',
  crossSellings: 'productId',
  seoUrls: 'foreignKey',
} as const;
const TABLES = Object.keys(OWNERS) as (keyof typeof OWNERS)[];

/** `layout`: changes when the same rows are to be written again. */
export function entriesOf(rows: CatalogueRows, layout: number): Entries {
  const rootOf = new Map(rows.products.map(({ id, rootId }) => [id, rootId]));
  const articles = new Map(rows.products.filter(({ parentId }) => !parentId).map(({ id }) => [id, noRows()]));
  for (const table of TABLES)
    for (const row of rows[table] as Record<string, unknown>[]) {
      const article = articles.get(rootOf.get(row[OWNERS[table]] as string) ?? '');
      if (article) (article[table] as unknown[]).push(row);
    }
  const media = new Map(rows.media.map((row) => [row.id, row]));
  const mediaOf = (ids: (string | null | undefined)[]) => [...new Set(ids)].flatMap((id) => media.get(id ?? '') ?? []);
  for (const article of articles.values())
    article.media = mediaOf([...article.pictures, ...article.downloads].map(({ mediaId }) => mediaId));
  const { promotions, reviews } = rows;
  const { categories, texts } = rows.categories;
  const { name, ...properties } = rows.properties;
  const others = Map.groupBy(
    rows.seoUrls.filter(({ foreignKey }) => !rootOf.has(foreignKey)),
    ({ routeName }) => routeName === 'frontend.navigation.page',
  );
  const lists: ListRows = {
    categories: {
      categories: { categories, texts },
      media: mediaOf(categories.map(({ mediaId }) => mediaId)),
      seoUrls: others.get(true) ?? [],
    },
    properties: { properties },
    pages: { seoUrls: others.get(false) ?? [] },
    promotions: { promotions },
    reviews: { reviews },
  };
  const all = [...LISTS.map((list) => [list, lists[list]] as const), ...articles];
  return {
    digests: new Map(all.map(([key, each]) => [key, digestOf(each, layout)])),
    listRows: async (list) => lists[list],
    articleRows: async (ids) => together(ids.flatMap((id) => articles.get(id) ?? [])),
  };
}

/** Rows of several articles, table by table. */
function together(articles: readonly ArticleRows[]): ArticleRows {
  const all = noRows();
  for (const table of TABLES) all[table] = articles.flatMap((article) => article[table] as never[]) as never;
  const media = new Map(articles.flatMap((article) => article.media.map((row) => [row.id, row])));
  all.media = [...media.values()]; // two may show one picture, and PostgreSQL writes a row once
  return all;
}

const noRows = (): ArticleRows =>
  Object.fromEntries([...TABLES, 'media'].map((table) => [table, []])) as unknown as ArticleRows;

const digestOf = (rows: unknown, layout: number): string =>
  createHash('sha256')
    .update(JSON.stringify([layout, rows]))
    .digest('base64url');
