import type { StoreContext } from '#store/request.ts';
import type { CategoryView } from '#store/serializers/category.ts';
import { wantsAddresses } from '#store/serializers/product/read-products.ts';

/** How a request sees categories: with addresses when the header or an association asks for them. */
export function categoryView(c: StoreContext, { associations }: Record<string, unknown>): CategoryView {
  const { store, locale } = c.var;
  const isAssociated = typeof associations === 'object' && associations !== null && 'seoUrls' in associations;
  return {
    tree: store.catalogue.categories,
    pictures: store.catalogue.pictures,
    salesChannelId: store.shopConfig.salesChannel.id,
    locale,
    withSeoUrls: isAssociated || wantsAddresses(c),
  };
}
