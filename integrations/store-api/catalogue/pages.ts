import { type Page, parseRenderedPage } from '#blocks/blocks.schema.ts';
import { idOf } from '#store/id.ts';
import { readContentFolder } from '#store/shop-config/content-files.ts';

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
