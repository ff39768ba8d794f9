import { config } from 'virtual:store-api';
import type { Page } from '#blocks/blocks.schema.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readCategory } from '#store-api/contract/category.ts';
import { KEEP_MS } from '#store-api/shared.server.ts';
import { LISTINGS } from '#values/change.ts';
import { type RenderedLayout, renderedLayout } from './rendered-layout.server.ts';

/** The layout of a home page, and the ids of what it shows. */
type HomeLayout = RenderedLayout & { shows: string[] };

/**
 * The layout that a Shopware gives its home page, where content asks for it. Undefined where content draws the page: the
 * embedded store has no other layout than content's, and a Shopware may have none.
 */
export async function homeLayout(
  storeContext: StoreContext,
  { layout }: Pick<Page, 'layout'>,
): Promise<HomeLayout | undefined> {
  if (layout !== 'shopware' || !config.STORE_API_ENDPOINT) return undefined;
  const options = { path: { id: 'home' }, body: { limit: 1 }, keepMs: KEEP_MS };
  const { id, cmsPage } = await callStore(storeContext, readCategory, options);
  if (cmsPage) return { ...renderedLayout(storeContext.locale, cmsPage), shows: [LISTINGS, id, cmsPage.id] };
  console.warn('The home page of the Shopware has no layout; the sections of content/pages are shown.');
  return undefined;
}
