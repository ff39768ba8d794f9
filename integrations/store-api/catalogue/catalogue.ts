import { type Pictures, readPictures } from '#store/catalogue/media.ts';
import type { Database } from '#store/records/driver.ts';
import { isPublished } from '#values/publishing.ts';
import { type CategoryTree, readCategoryTree } from './category-tree.ts';
import { type ContentPage, readPages } from './pages.ts';
import { type PropertyBook, readPropertyBook } from './property-book.ts';
import { readSearchIndex, type SearchIndex } from './search/search-index.ts';

/** What every request reads and what changes only with content, that is at a start: kept in memory. */
export type Catalogue = {
  categories: CategoryTree;
  properties: PropertyBook;
  searchIndex: SearchIndex;
  pictures: Pictures;
  pages: ContentPage[];
};

/** Reads it from a catalogue that has been imported. */
export async function readCatalogue(db: Database, contentFolder: string, now: Date): Promise<Catalogue> {
  const [categories, properties, searchIndex, pages] = await Promise.all([
    readCategoryTree(db),
    readPropertyBook(db),
    readSearchIndex(db, contentFolder),
    readPages(contentFolder),
  ]);
  const isPublic = ({ page }: ContentPage) => isPublished(page, now);
  return { categories, properties, searchIndex, pictures: readPictures(), pages: pages.filter(isPublic) };
}
