import { marked } from 'marked';
import { CATEGORY_SEGMENT, type Category } from '#features/content-schema/category.schema.ts';
import { LOCALES, type Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { seoUrl } from '#store/records/schema/catalogue.ts';
import type { category, categoryText } from '#store/records/schema/category.ts';
import { ROOT_CATEGORY_ID } from '#store/shop-config/shop-config.ts';

type CategoryRow = typeof category.$inferInsert;
type TextRow = typeof categoryText.$inferInsert;
type SeoRow = typeof seoUrl.$inferInsert;

export type CategoryRows = {
  categories: CategoryRow[];
  texts: TextRow[];
  seoUrls: SeoRow[];
  /** Ids of a category and of all above it, the root last; by key of content. */
  lines: Map<string, string[]>;
};

export const categoryId = (key: string): string => idOf('category', key);

/** The tree of categories below one root that bears the shop's name. @throws {Error} when a parent does not exist */
export function categoryRows(categories: Category[], shopName: string): CategoryRows {
  const byKey = new Map(categories.map((entry) => [entry.id, entry]));
  const ancestors = (entry: Category): Category[] => {
    if (entry.parent === null) return [];
    const parent = byKey.get(entry.parent);
    if (!parent)
      throw new Error(`content/categories/${entry.id}.yaml: parent is "${entry.parent}", expected a category.`);
    return [...ancestors(parent), parent];
  };
  const rows: CategoryRows = {
    categories: [root()],
    texts: LOCALES.map(({ code }) => text(ROOT_CATEGORY_ID, code, { de: shopName })),
    seoUrls: [],
    lines: new Map(),
  };
  for (const entry of categories) {
    const above = ancestors(entry);
    const id = categoryId(entry.id);
    const aboveIds = [ROOT_CATEGORY_ID, ...above.map(({ id: key }) => categoryId(key))];
    rows.categories.push({
      id,
      key: entry.id,
      parentId: aboveIds.at(-1) ?? ROOT_CATEGORY_ID,
      position: entry.order,
      level: aboveIds.length + 1,
      path: `|${aboveIds.join('|')}|`,
      list: entry.list ?? null,
      mediaId: idOf('media', entry.picture),
      active: true,
    });
    rows.lines.set(entry.id, [id, ...aboveIds.reverse()]);
    for (const { code } of LOCALES) {
      rows.texts.push(text(id, code, entry.name, entry.text));
      rows.seoUrls.push({
        locale: code,
        seoPathInfo: [CATEGORY_SEGMENT, ...[...above, entry].map(({ slug }) => slug[code] ?? slug.de)].join('/'),
        foreignKey: id,
        routeName: 'frontend.navigation.page',
        isCanonical: true,
      });
    }
  }
  return rows;
}

const root = (): CategoryRow => ({
  id: ROOT_CATEGORY_ID,
  key: 'root',
  parentId: null,
  position: 1,
  level: 1,
  path: null,
  list: null,
  mediaId: null,
  active: true,
});

const text = (id: string, locale: TextRow['locale'], name: Text, description?: Text): TextRow => ({
  categoryId: id,
  locale,
  name: name[locale] ?? null,
  description: description?.[locale] ? (marked.parse(description[locale], { async: false }) as string).trim() : null,
});
