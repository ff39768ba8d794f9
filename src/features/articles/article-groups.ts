import type { Product } from '#store-api/contract/product.ts';

/** A line with its articles. */
export interface Group<Line> {
  line: Line;
  articles: Product[];
}

/**
 * Articles by the line they belong to first, lines in the order of the shop, articles by number; variants stand with
 * their article, and what belongs to no line is left out with the lines that have nothing.
 */
export const grouped = <Line extends { id: string }>(
  lines: readonly Line[],
  products: readonly Product[],
): Group<Line>[] => {
  const articles = products.filter(({ parentId }) => !parentId).toSorted(byNumber);
  const lineIds = new Set(lines.map(({ id }) => id));
  const lineOf = ({ categoryIds }: Product) => categoryIds?.find((id) => lineIds.has(id));
  return lines
    .map((line) => ({ line, articles: articles.filter((article) => lineOf(article) === line.id) }))
    .filter((group) => group.articles.length > 0);
};

const byNumber = (a: Product, b: Product): number => (a.productNumber ?? '').localeCompare(b.productNumber ?? '', 'en');
