import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Correspondent } from '#store/records/mail/mails.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** Where the trade of a professional is kept, as the id that content gives it. */
export const TRADE = 'hof_trade';

/** The trades from which somebody chooses who applies for a group. */
export const tradesOf = ({ customerGroups }: Pick<ShopConfig, 'customerGroups'>) =>
  customerGroups.flatMap(({ registration }) => registration?.types ?? []);

/** The trade of a customer as the shop's people call it; one that content has given up is told by its id. */
export function tradeOf(shopConfig: Pick<ShopConfig, 'customerGroups'>, { customFields }: CustomerRow): string | null {
  const id = customFields?.[TRADE];
  if (!id) return null;
  const trade = tradesOf(shopConfig).find((each) => each.id === id);
  return trade ? inLanguage(SERVICE_LOCALE, trade.name) : id;
}

/** The language of the people who answer. */
export const SERVICE_LOCALE: Locale = 'de';

/** Customer service as a recipient. */
export const customerService = ({ shop }: ShopConfig): Correspondent => ({
  name: shop.name,
  address: shop.addresses.service ?? shop.email,
});
