import type { LoadedProduct } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { type ProductParts, productLayout } from '#store/cms/product-layout.ts';
import { serializeLayout } from '#store/cms/serialize-layout.ts';
import { readCriteria } from '#store/criteria/criteria.ts';
import { readReviews } from '#store/records/review/reviews.ts';
import type { StoreContext } from '#store/request.ts';
import { searchResult } from '#store/response-shapes.ts';
import { slotsOf } from '#store/routes/catalogue/content/listing-input.ts';
import { serializeReview } from '#store/serializers/product/review.ts';
import { readCrossSellings } from './read-cross-sellings.ts';

type Shown = Pick<ProductParts, 'product' | 'configurator'> & { shown: LoadedProduct; view: ProductView };

/** Reviews of one page of a product; all others are asked for by `/product/{id}/reviews`. */
const FIRST_REVIEWS = 10;

/** The layout of a product's page with all that stands in it. */
export function readProductPage(c: StoreContext, input: Record<string, unknown>, { shown, view, ...parts }: Shown) {
  const { store, session } = c.var;
  const reviews = async () => {
    const rows = await readReviews(store.records.read, shown.row.rootId, session.customerId);
    const elements = rows
      .slice(0, FIRST_REVIEWS)
      .map((row) => serializeReview(row, store.shopConfig.salesChannel.id, session.customerId));
    const page = { total: rows.length, limit: FIRST_REVIEWS };
    return { ...searchResult('product_review', elements, page), totalReviews: rows.length, productId: shown.row.id };
  };
  const crossSellings = () => readCrossSellings(c, shown.row, view, readCriteria({}, c.var.now));
  return serializeLayout(productLayout({ ...parts, reviews, crossSellings }), slotsOf(input));
}
