import { productView } from '#store/catalogue/product/view.ts';
import { wantsOf } from '#store/catalogue/product/wants.ts';
import { readCriteria } from '#store/criteria/criteria.ts';
import { idOf } from '#store/id.ts';
import type { StoreContext } from '#store/request.ts';
import { readProducts } from '#store/serializers/product/read-products.ts';
import type { LayoutSlot } from './layout.ts';

/** A shelf with these articles, in their order; unknown ones are left out. */
export const sliderSlot = (c: StoreContext, title: string, numbers: string[]): LayoutSlot => {
  const ids = numbers.map((number) => idOf('product', number));
  return {
    slot: 'productSlider',
    type: 'product-slider',
    config: { products: ids, title, boxLayout: 'standard', displayMode: 'standard', elMinWidth: '300px' },
    data: async () => {
      const wants = wantsOf(readCriteria({}, c.var.now), true);
      const products = await readProducts(c, ids, await productView(c), wants);
      return { products: products.filter(({ active }) => active), streamId: null, apiAlias: 'cms_product_slider' };
    },
  };
};

/** A listing with its filters. */
export const listingSlot = (listing: () => Promise<object>): LayoutSlot => ({
  slot: 'content',
  type: 'product-listing',
  config: { boxLayout: 'standard', showSorting: true, useCustomSorting: false },
  data: async () => ({ listing: await listing(), apiAlias: 'cms_product_listing' }),
});
