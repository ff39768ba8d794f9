import type { Locale } from '#i18n/locales.ts';
import type { Currency, Rounding, TaxClass } from '#store/shop-config/payment.ts';
import { worded } from './words.ts';

export function serializeCurrency(currency: Currency, locale: Locale) {
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
    itemRounding: serializeRounding(currency.itemRounding),
    totalRounding: serializeRounding(currency.totalRounding),
    customFields: null,
    ...words,
    translated: { ...words.translated, shortName: currency.shortName },
    apiAlias: 'currency' as const,
  };
}

export const serializeRounding = ({ decimals, interval, roundForNet }: Rounding) => ({
  decimals,
  interval,
  roundForNet,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config' as const,
});

/** A class of tax, with its rate in the country of the session. */
export const serializeTax = ({ id, name }: TaxClass, taxRate: number, locale: Locale) => ({
  id,
  taxRate,
  position: 1,
  customFields: null,
  ...worded(locale, { name }),
  apiAlias: 'tax' as const,
});
