import { moneyText } from '#store/print/amount-text.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Cents } from '#values/money.ts';

/** How amounts of a currency are written in mails: `CHF 1’498.00`. */
export function moneyIn(currencyId: string, { currencies }: Pick<ShopConfig, 'currencies'>): (value: Cents) => string {
  const iso = currencies.find(({ id }) => id === currencyId)?.iso ?? '';
  return (value) => moneyText(iso, value);
}
