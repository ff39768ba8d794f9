import type { ShopConfig } from '#store/catalogue/shop-config.ts';

/** Who issues a document, as it is printed on it. */
export type Issuer = {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  vatId: string;
  bank: { holder: string; name: string; iban: string; bic: string };
};

/** The shop as content knows it today. */
export function issuerOf({ shop }: ShopConfig): Issuer {
  const { street, zip, city, country } = shop.address;
  const { vatId, bank } = shop.legal;
  return { name: shop.legalName, street, zip, city, country, phone: shop.phone, email: shop.email, vatId, bank };
}
