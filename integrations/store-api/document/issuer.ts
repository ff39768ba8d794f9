import type { Issuer } from '#store/records/schema/issuer.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** The shop as content knows it today. */
export function issuerOf({ shop }: ShopConfig): Issuer {
  const { street, zip, city, country } = shop.address;
  const { vatId, bank } = shop.legal;
  return { name: shop.legalName, street, zip, city, country, phone: shop.phone, email: shop.email, vatId, bank };
}
