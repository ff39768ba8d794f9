import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** Who makes it: the only maker is the shop itself. */
export const serializeManufacturer = ({ name }: ShopConfig['shop']) => ({
  id: MANUFACTURER_ID,
  name,
  link: null,
  mediaId: null,
  media: null,
  translated: { name },
  apiAlias: 'product_manufacturer' as const,
});
