import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import { moneyText } from '#store/document/amount-text.ts';
import type { Cents } from '#values/money.ts';

/** How amounts of a currency are written in mails: `CHF 1’498.00`. */
export function moneyIn(currencyId: string, { currencies }: Pick<ShopFacts, 'currencies'>): (value: Cents) => string {
  const iso = currencies.find(({ id }) => id === currencyId)?.iso ?? '';
  return (value) => moneyText(iso, value);
}
