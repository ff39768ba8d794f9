import { Hono } from 'hono';
import { CATEGORY_LAYOUT, type ContentPage, landingPageId, layoutId, PRODUCT_LAYOUT } from '#store/catalogue/pages.ts';
import type { Layout } from '#store/cms/layout.ts';
import { pageLayout } from '#store/cms/page-layout.ts';
import { productLayout } from '#store/cms/product-layout.ts';
import { serializeLayout } from '#store/cms/serialize-layout.ts';
import { readInput } from '#store/criteria/input.ts';
import { readOutput, trim } from '#store/criteria/output.ts';
import { refuse } from '#store/errors.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { onBoth, pathPart } from '#store/routes/both.ts';
import { serializeLandingPage } from '#store/serializers/landing-page.ts';
import { readCmsPage, readLandingPage } from '#store-api/contract/cms.ts';
import { categoryPage } from './category-page.ts';
import { slotsOf } from './listing-input.ts';

/** Pages of content and their layouts. */
export function pageRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readLandingPage, async (c) => {
    const id = pathPart(c, 'id');
    const page = c.var.store.catalogue.pages.find(({ key }) => landingPageId(key) === id);
    if (!page)
      throw refuse(404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${id}" not found.`, { landingPageId: id });
    const input = await readInput(c);
    const cmsPage = await serializeLayout(pageLayout(c, page), slotsOf(input));
    return c.json(trim({ ...landingPage(c, page), cmsPage }, readOutput(input)));
  });

  onBoth(routes, readCmsPage, async (c) => {
    const input = await readInput(c);
    const layout = await layoutOf(c, pathPart(c, 'id'), input);
    return c.json(trim(await serializeLayout(layout, slotsOf(input)), readOutput(input)));
  });

  return routes;
}

/** A page of content, or one of the layouts that categories and products share. @throws 404 */
async function layoutOf(c: StoreContext, id: string, input: Record<string, unknown>): Promise<Layout> {
  const { pages, categories } = c.var.store.catalogue;
  const page = pages.find(({ key }) => layoutId(`page:${key}`) === id);
  if (page) return pageLayout(c, page);
  if (id === layoutId(PRODUCT_LAYOUT)) return productLayout(null);
  if (id === layoutId(CATEGORY_LAYOUT)) return categoryPage(c, categories.root, null, input);
  throw refuse(404, 'CONTENT__CMS_PAGE_NOT_FOUND', `Page with id "${id}" was not found.`, { id });
}

const landingPage = (c: StoreContext, page: ContentPage) =>
  serializeLandingPage(page, c.var.locale, c.var.store.shopConfig.salesChannel.id);
