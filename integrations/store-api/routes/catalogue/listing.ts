import { Hono } from 'hono';
import { productView } from '#store/catalogue/product/view.ts';
import { readTerm } from '#store/criteria/criteria.ts';
import { readInput } from '#store/criteria/input.ts';
import { readOutput, trim } from '#store/criteria/output.ts';
import { refuse } from '#store/errors.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { onBoth } from '#store/routes/on-call.ts';
import { pathPart } from '#store/routes/path-part.ts';
import { readListing as listingCall, search, suggest } from '#store-api/contract/listing.ts';
import { categorySource, type ListingSource, readSerializedListing } from './read-serialized-listing.ts';

/** Products of a category or of a search, with filters, sortings and pages. */
export function listingRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, listingCall, async (c) => {
    const id = pathPart(c, 'categoryId');
    const node = c.var.store.catalogue.categories.byId.get(id);
    if (!node) throw refuse(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`, { categoryId: id });
    return listingResponse(c, await readInput(c), categorySource(node, await productView(c)));
  });

  for (const call of [search, suggest])
    onBoth(routes, call, async (c) => {
      const input = await readInput(c);
      const term = termOf(input.search);
      const { catalogue, shopConfig } = c.var.store;
      const hits = await catalogue.findHits(c.var.locale, term);
      return listingResponse(c, input, {
        hits,
        term,
        navigationId: shopConfig.salesChannel.navigationCategoryId,
      });
    });

  return routes;
}

/** @throws 400 when nothing is searched for */
function termOf(raw: unknown): string {
  const term = readTerm(raw);
  if (term === null)
    throw refuse(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "search" is missing.', {
      parameterName: 'search',
    });
  return term;
}

async function listingResponse(
  c: StoreContext,
  input: Record<string, unknown>,
  about: ListingSource,
): Promise<Response> {
  return c.json(trim(await readSerializedListing(c, input, about), readOutput(input)));
}
