import { ne, or, type SQL } from 'drizzle-orm';
import { type Page, parseRenderedPage } from '#blocks/blocks.schema.ts';
import { type Pictures, readPictures } from '#store/catalogue/media.ts';
import { idOf } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { readContentFolder } from '#store/shop-config/shop-config.ts';
import { isPublished } from '#values/publishing.ts';
import { type CategoryTree, readCategoryTree } from './category-tree.ts';
import { type PropertyBook, readPropertyBook } from './property-book.ts';
import { type FindHits, readSearch } from './search/find-hits.ts';

/** What every request reads and what changes only with content, that is at a start: kept in memory. */
export type Catalogue = {
  categories: CategoryTree;
  properties: PropertyBook;
  findHits: FindHits;
  pictures: Pictures;
  pages: ContentPage[];
};

/** Reads it from a catalog that has been imported. */
export async function readCatalogue(db: Database, contentFolder: string, now: Date): Promise<Catalogue> {
  const [categories, properties, pages] = await Promise.all([
    readCategoryTree(db),
    readPropertyBook(db),
    readPages(contentFolder),
  ]);
  const isPublic = ({ page }: ContentPage) => isPublished(page, now);
  const findHits = await readSearch(db, properties, contentFolder);
  return { categories, properties, findHits, pictures: readPictures(), pages: pages.filter(isPublic) };
}

/** A page of content: to clients of the Store API a landing page with a layout of its own. */
export type ContentPage = { key: string; page: Page };

/** The pages of content, drafts and all, in order of names. @throws {Error} file, field, found and expected */
export async function readPages(contentFolder: string): Promise<ContentPage[]> {
  const files = await readContentFolder(contentFolder, 'pages');
  return files.map(({ file, raw }) => ({
    key: file.replace(/^.*\/|\.yaml$/g, ''),
    page: parseRenderedPage(raw, file),
  }));
}

/** The page that lives at no address but home. */
export const HOME = 'home';

export const landingPageId = (key: string): string => idOf('landing-page', key);
export const layoutId = (key: string): string => idOf('cms-page', key);

/** Layouts that are no page of content: one for all categories, one for all products. */
export const CATEGORY_LAYOUT = 'category';
export const PRODUCT_LAYOUT = 'product';

/** Whether an address may be told: that of a draft, or of a page before its first day, says what nobody should know yet. */
export const isPublicAddress = ({ pages }: Pick<Catalogue, 'pages'>): SQL | undefined =>
  or(
    ne(seoUrl.routeName, 'frontend.landing.page'),
    among(
      seoUrl.foreignKey,
      pages.map(({ key }) => landingPageId(key)),
    ),
  );
