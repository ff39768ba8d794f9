import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';

/** Who makes it: the only maker is the shop itself. */
export const wireManufacturer = ({ name }: ShopFacts['shop']) => ({
  id: MANUFACTURER_ID,
  name,
  link: null,
  mediaId: null,
  media: null,
  translated: { name },
  apiAlias: 'product_manufacturer' as const,
});
