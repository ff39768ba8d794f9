import { createHash } from 'node:crypto';
import type { CatalogueRows } from './rows.ts';

/** What hangs on an article and its variants. */
export type ArticleRows = Pick<CatalogueRows, keyof typeof OWNERS | 'media'>;

/** Everything else: few rows, and each list is written whole. */
export type ListRows = {
  categories: Pick<CatalogueRows, 'categories' | 'media' | 'seoUrls'>;
  properties: Pick<CatalogueRows, 'properties'>;
  pages: Pick<CatalogueRows, 'seoUrls'>;
  promotions: Pick<CatalogueRows, 'promotions'>;
  reviews: Pick<CatalogueRows, 'reviews'>;
};

/** What is written together or not at all, and a digest of it. */
export type Entry<Rows> = { rows: Rows; digest: string };

/** The rows of a catalog by what they belong to. */
export type Entries = {
  lists: { [List in keyof ListRows]: Entry<ListRows[List]> };
  /** By the id of the article. */
  articles: Map<string, Entry<ArticleRows>>;
};

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
  const entry = <Rows>(of: Rows): Entry<Rows> => ({ rows: of, digest: digestOf(of, layout) });
  const { categories, properties, promotions, reviews } = rows;
  const others = Map.groupBy(
    rows.seoUrls.filter(({ foreignKey }) => !rootOf.has(foreignKey)),
    ({ routeName }) => routeName === 'frontend.navigation.page',
  );
  return {
    lists: {
      categories: entry({
        categories,
        media: mediaOf(categories.categories.map(({ mediaId }) => mediaId)),
        seoUrls: others.get(true) ?? [],
      }),
      properties: entry({ properties }),
      pages: entry({ seoUrls: others.get(false) ?? [] }),
      promotions: entry({ promotions }),
      reviews: entry({ reviews }),
    },
    articles: new Map(articles.entries().map(([id, article]) => [id, entry(article)])),
  };
}

/** Rows of several articles, table by table. */
export function together(articles: readonly ArticleRows[]): ArticleRows {
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
