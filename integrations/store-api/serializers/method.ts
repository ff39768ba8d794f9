import { inLanguage, type Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { Zone } from '#store/shop-config/country.ts';
import type { DeliveryTime, ShippingMethod } from '#store/shop-config/delivery.ts';
import type { Currency, PaymentMethod } from '#store/shop-config/payment.ts';
import { textOf } from '#store/words/words.ts';
import { amount, type Cents } from '#values/money.ts';
import { worded } from './words.ts';

/** What the steps of a price list measure. */
const CALCULATION_TYPES = { count: 1, value: 2, weight: 3 } as const;

/** A shipping method as it goes to a zone (null: at home); its price list comes along in these currencies, null for not at all. */
export function serializeShippingMethod(
  method: ShippingMethod,
  locale: Locale,
  zone: Zone | null,
  currencies: Currency[] | null = null,
) {
  const time = transitTime(method, zone ?? 'home');
  const words = worded(locale, { name: method.name, description: method.text });
  return {
    id: method.id,
    technicalName: method.technicalName,
    active: true,
    position: method.position,
    taxType: 'auto',
    taxId: null,
    mediaId: null,
    media: null,
    trackingUrl: method.trackingUrl,
    deliveryTimeId: time.id,
    deliveryTime: serializeDeliveryTime(time, locale),
    prices: currencies && serializePrices(method, zone ?? 'home', currencies),
    customFields: { hof_key: method.key },
    ...words,
    translated: { ...words.translated, trackingUrl: method.trackingUrl, customFields: { hof_key: method.key } },
    apiAlias: 'shipping_method' as const,
  };
}

function serializePrices(method: ShippingMethod, zone: Zone, currencies: Currency[]) {
  const steps = method.prices[zone] ?? [];
  return steps.map((step, index) => ({
    id: idOf('shipping-price', `${method.key}:${zone}:${index}`),
    shippingMethodId: method.id,
    ruleId: null,
    calculation: CALCULATION_TYPES[method.pricesBy],
    calculationRuleId: null,
    quantityStart: steps[index - 1]?.to ?? 0,
    quantityEnd: step.to,
    currencyPrice: currencies.map((currency) => currencyPrice(step.price, currency)),
    customFields: null,
    apiAlias: 'shipping_method_price' as const,
  }));
}

const currencyPrice = (basePrice: Cents, { id, factor }: Currency) => {
  const gross = amount(Math.round(basePrice * factor));
  return { currencyId: id, gross, net: gross, linked: false, apiAlias: 'price' as const };
};

/** How long it is on the way, as a delivery time: `1–2 Tage`. */
function transitTime({ key, transitDays }: ShippingMethod, zone: Zone): DeliveryTime {
  const [min, max] = transitDays[zone] ?? [0, 0];
  const days = min === max ? `${max}` : `${min}–${max}`;
  return {
    id: idOf('transit-time', `${key}:${min}:${max}`),
    key: '1-3-days',
    min,
    max,
    unit: 'day',
    name: textOf((words) => words.businessDays(days, max)),
  };
}

export const serializeDeliveryTime = ({ id, min, max, unit, name }: DeliveryTime, locale: Locale) => ({
  id,
  min,
  max,
  unit,
  customFields: null,
  ...worded(locale, { name }),
  apiAlias: 'delivery_time' as const,
});

export function serializePaymentMethod(method: PaymentMethod, locale: Locale) {
  const words = worded(locale, { name: method.name, distinguishableName: method.name, description: method.text });
  const customFields = { hof_key: method.key, hof_hint: method.hint && inLanguage(locale, method.hint) };
  return {
    id: method.id,
    technicalName: method.technicalName,
    shortName: method.key,
    position: method.position,
    active: true,
    afterOrderEnabled: method.changeableAfterOrder,
    synchronous: method.flow === 'none',
    asynchronous: method.flow === 'redirect',
    prepared: false,
    refundable: method.flow === 'redirect',
    recurring: false,
    formattedHandlerIdentifier: method.handler,
    mediaId: null,
    media: null,
    customFields,
    ...words,
    translated: { ...words.translated, customFields },
    apiAlias: 'payment_method' as const,
  };
}
