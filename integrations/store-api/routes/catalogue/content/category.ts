import { Hono } from 'hono';
import type { CategoryNode } from '#store/catalogue/category-tree.ts';
import { serializeLayout } from '#store/cms/serialize-layout.ts';
import { wholeNumber } from '#store/criteria/criteria.ts';
import { criteriaOf, readInput } from '#store/criteria/input.ts';
import { readOutput, trim } from '#store/criteria/output.ts';
import { refuse } from '#store/errors.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { onBoth, pathPart } from '#store/routes/both.ts';
import { answerList } from '#store/routes/list-response.ts';
import { serializeCategory } from '#store/serializers/category.ts';
import { readCategories, readCategory, readNavigation } from '#store-api/contract/category.ts';
import { readTrail, serializeBreadcrumb } from './breadcrumb.ts';
import { categoryPage } from './category-page.ts';
import { categoryView } from './category-view.ts';
import { slotsOf } from './listing-input.ts';

/** Levels below the first that a navigation shows when nobody says. */
const DEFAULT_DEPTH = 2;

/** Menus, categories and the way to them. */
export function categoryRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readNavigation, async (c) => {
    const input = await readInput(c);
    const view = categoryView(c, input);
    const root = nodeOf(c, pathPart(c, 'rootId'));
    // no such menu: footer and service menus are the storefront's own content
    if (root === null) return c.body(null, 204);
    nodeOf(c, pathPart(c, 'activeId'));
    const depth = Math.max(0, wholeNumber(input.depth) ?? DEFAULT_DEPTH);
    const isFlat = input.buildTree === false || input.buildTree === 'false' || input.buildTree === '0';
    const nodes = isFlat ? below(root, depth) : root.children;
    const items = nodes.map((node) => serializeCategory(node, isFlat ? 0 : depth, view));
    return c.json(trim(items, readOutput(input)));
  });

  onBoth(routes, readCategories, async (c) => {
    const criteria = await criteriaOf(c);
    const view = categoryView(c, { associations: criteria.associations });
    const depth = 'children' in criteria.associations ? 1 : 0;
    const nodes = [...c.var.store.catalogue.categories.byId.values()];
    return answerList(
      c,
      'category',
      nodes.map((node) => serializeCategory(node, depth, view)),
      criteria,
    );
  });

  // criteria are ignored here: the stock client sends a malformed tree of associations
  onBoth(routes, readCategory, async (c) => {
    const input = await readInput(c);
    const id = pathPart(c, 'id');
    const node = id === 'home' ? c.var.store.catalogue.categories.root : nodeOf(c, id);
    if (node === null) throw notFound(id);
    const category = serializeCategory(node, 0, categoryView(c, input));
    const cmsPage = await serializeLayout(await categoryPage(c, node, category, input), slotsOf(input));
    return c.json(trim({ ...category, cmsPage }, readOutput(input)));
  });

  routes.get('/breadcrumb/:id', async (c) => {
    const trail = await readTrail(c, pathPart(c, 'id'), c.req.query('type'), c.req.query('referrerCategoryId'));
    return c.json(serializeBreadcrumb(trail, categoryView(c, {})));
  });

  return routes;
}

/** Menus by the names that channels give them; only the main one is filled. */
const MENUS = ['main-navigation', 'footer-navigation', 'service-navigation'];

/** The category of an id or the root of a menu, null for a menu that does not exist. @throws 404 for an unknown id */
function nodeOf(c: StoreContext, idOrMenu: string): CategoryNode | null {
  const { root, byId } = c.var.store.catalogue.categories;
  if (idOrMenu === 'main-navigation') return root;
  if (MENUS.includes(idOrMenu)) return null;
  const node = byId.get(idOrMenu);
  if (!node) throw notFound(idOrMenu);
  return node;
}

const notFound = (categoryId: string) =>
  refuse(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${categoryId}" not found.`, { categoryId });

/** Every category below, `depth` levels under the first. */
const below = (node: CategoryNode, depth: number): CategoryNode[] =>
  node.children.flatMap((child) => [child, ...(depth > 0 ? below(child, depth - 1) : [])]);
