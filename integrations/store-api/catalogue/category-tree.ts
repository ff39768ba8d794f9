import { asc, eq } from 'drizzle-orm';
import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { category, categoryText } from '#store/records/schema/category.ts';
import { ROOT_CATEGORY_ID } from '#store/shop-config/shop-config.ts';

/** A category as everybody needs it: facts once, words and addresses by language. */
export type CategoryNode = {
  id: string;
  /** The id in content. */
  key: string;
  parentId: string | null;
  level: number;
  path: string | null;
  list: 'sale' | 'new' | 'top' | null;
  mediaId: string | null;
  name: Text;
  /** HTML. */
  description: Text | null;
  /** By language, without prefix and slashes; the root is at home and has none. */
  seoPaths: Partial<Record<Locale, string>>;
  /** In the order of the menu. */
  children: CategoryNode[];
};

/** The active categories; nothing about them changes until the next start. */
export type CategoryTree = {
  root: CategoryNode;
  byId: Map<string, CategoryNode>;
  /** The category and all above it, root first. */
  line: (node: CategoryNode) => CategoryNode[];
};

export async function readCategoryTree(db: Database): Promise<CategoryTree> {
  const rows = await db.select().from(category).where(eq(category.active, true)).orderBy(asc(category.position));
  const texts = Map.groupBy(await db.select().from(categoryText), (text) => text.categoryId);
  const addresses = Map.groupBy(
    await db
      .select()
      .from(seoUrl)
      .where(
        among(
          seoUrl.foreignKey,
          rows.map(({ id }) => id),
        ),
      ),
    (address) => address.foreignKey,
  );
  const byId = new Map<string, CategoryNode>();
  for (const row of rows) {
    const words = texts.get(row.id) ?? [];
    const canonicalAddresses = (addresses.get(row.id) ?? []).filter((address) => address.isCanonical);
    byId.set(row.id, {
      ...row,
      name: wordsOf(words.map(({ locale, name }) => [locale, name])) ?? { de: row.key },
      description: wordsOf(words.map(({ locale, description }) => [locale, description])),
      seoPaths: Object.fromEntries(canonicalAddresses.map(({ locale, seoPathInfo }) => [locale, seoPathInfo])),
      children: [],
    });
  }
  for (const node of byId.values()) if (node.parentId) byId.get(node.parentId)?.children.push(node);
  const root = byId.get(ROOT_CATEGORY_ID);
  if (!root) throw new Error('The catalog has no root category: import it before it is read.');
  return { root, byId, line: (node) => lineOf(byId, node) };
}

/** Plain names of the category and all above it, root first. */
export const breadcrumbOf = (tree: CategoryTree, node: CategoryNode, locale: Locale): string[] =>
  tree.line(node).map(({ name }) => inLanguage(locale, name));

function lineOf(byId: Map<string, CategoryNode>, node: CategoryNode): CategoryNode[] {
  const parent = node.parentId ? byId.get(node.parentId) : undefined;
  return parent ? [...lineOf(byId, parent), node] : [node];
}

/** Words by language; null when there is no German, which all others fall back to. */
export function wordsOf(entries: [Locale, string | null][]): Text | null {
  const translated = Object.fromEntries(entries.filter(([, word]) => word !== null)) as Partial<Record<Locale, string>>;
  return translated.de === undefined ? null : { ...translated, de: translated.de };
}
