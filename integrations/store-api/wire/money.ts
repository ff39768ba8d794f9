import type { Locale } from '#i18n/locales.ts';
import type { CurrencyFact, Rounding, TaxFact } from '#store/catalogue/facts/payment.ts';
import { worded } from './words.ts';

export function wireCurrency(currency: CurrencyFact, locale: Locale) {
  const words = worded(locale, { name: currency.name });
  return {
    id: currency.id,
    factor: currency.factor,
    symbol: currency.symbol,
    isoCode: currency.iso,
    shortName: currency.shortName,
    position: 1,
    isSystemDefault: currency.isDefault,
    taxFreeFrom: 0,
    itemRounding: wireRounding(currency.itemRounding),
    totalRounding: wireRounding(currency.totalRounding),
    customFields: null,
    ...words,
    translated: { ...words.translated, shortName: currency.shortName },
    apiAlias: 'currency' as const,
  };
}

export const wireRounding = ({ decimals, interval, roundForNet }: Rounding) => ({
  decimals,
  interval,
  roundForNet,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config' as const,
});

/** A class of tax, with its rate in the country of the session. */
export const wireTax = ({ id, name }: TaxFact, taxRate: number, locale: Locale) => ({
  id,
  taxRate,
  position: 1,
  customFields: null,
  ...worded(locale, { name }),
  apiAlias: 'tax' as const,
});
