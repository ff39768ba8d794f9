// Italian exists on /products only: labels are Italian, names and links French.
import { allArticles, categoryName } from '#features/catalogue/products.server.ts';
import { navigationTree } from '#features/navigation/address-book.server.ts';
import { categoryHref, productHref } from '#features/navigation/addresses.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { type ArticleLocale, ITALIAN, type Locale } from '#i18n/locales.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { Product } from '#store-api/contract/product.ts';

/** Every article of the shop by line. */
export interface ArticlesView {
  locale: ArticleLocale;
  /** The language of names, and of the pages that they lead to. */
  around: Locale;
  count: number;
  groups: { id: string; name: string; href: string | undefined; articles: Article[] }[];
}

export interface Article {
  number: string;
  name: string;
  href: string;
}

/** The language in which a list of articles names them. */
export const aroundOf = (locale: ArticleLocale): Locale => (locale === ITALIAN.code ? ITALIAN.around : locale);

export async function articlesView(locale: ArticleLocale): Promise<ArticlesView> {
  const around = aroundOf(locale);
  const [tree, products] = await Promise.all([navigationTree(around), allArticles(around)]);
  const groups = grouped(flat(tree), products);
  return {
    locale,
    around,
    count: groups.reduce((sum, { articles }) => sum + articles.length, 0),
    groups: groups.map(({ line, articles }) => ({
      id: `line-${line.id.slice(0, 8)}`,
      name: categoryName(line),
      href: categoryHref(around, line),
      articles: articles.map((product) => ({
        number: product.productNumber ?? '',
        name: nameOf(product),
        href: productHref(around, product),
      })),
    })),
  };
}

/** Special lines stand before what gathers them. */
const flat = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flat((category.children as Category[] | null | undefined) ?? [])]);

/** A line with its articles. */
interface Group<Line> {
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
