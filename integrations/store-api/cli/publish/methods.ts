import { inLanguage } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { ShippingMethod } from '#store/shop-config/delivery.ts';
import type { PaymentMethod } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Cents } from '#values/money.ts';
import type { Entity } from './admin-api.ts';
import {
  all,
  any,
  type Condition,
  isBilledTo,
  isDeliveredTo,
  isOfGroups,
  pays,
  type Rule,
  ruleId,
  totalUpTo,
  weightUpTo,
} from './rules.ts';
import { tagId } from './settings.ts';
import { baseOf, inLanguages, named, priceParts, type Shopware, SYSTEM_CURRENCY } from './shopware.ts';
import type { Subject } from './write-subject.ts';

const HANDLERS = 'Shopware\\Core\\Checkout\\Payment\\Cart\\PaymentHandler';

/** Methods that need no provider; the others come with the plugin or app of theirs. */
const HANDLER_OF: Record<string, string> = {
  invoice: `${HANDLERS}\\InvoicePayment`,
  prepayment: `${HANDLERS}\\PrePayment`,
};

export const broughtPayments = ({ paymentMethods }: ShopConfig): PaymentMethod[] =>
  paymentMethods.filter(({ key }) => HANDLER_OF[key]);

const paymentRule = ({ key }: PaymentMethod): string => `payment:${key}`;
const shippingRule = ({ key }: ShippingMethod): string => `shipping:${key}`;
const zoneRule = (zone: string): string => `zone:${zone}`;

/** When methods are offered, and which prices of a shipping method hold for a country. */
export const methodRules = (shopware: Shopware, config: ShopConfig): Rule[] => [
  ...broughtPayments(config).map((method) => ({
    key: paymentRule(method),
    name: `Hof & Herd: ${inLanguage('de', method.name)}`,
    priority: 100,
    conditions: paymentConditions(shopware, config, method),
  })),
  ...config.shippingMethods.map((method) => ({
    key: shippingRule(method),
    name: `Hof & Herd: ${inLanguage('de', method.name)}`,
    priority: 100,
    conditions: shippingConditions(shopware, config, method),
  })),
  ...config.shop.zones.map(({ id, countries }) => ({
    key: zoneRule(id),
    name: `Hof & Herd: ${countries.join(', ')}`,
    priority: 100,
    conditions: [isDeliveredTo(shopware, countries)],
  })),
];

function paymentConditions(shopware: Shopware, config: ShopConfig, method: PaymentMethod): Condition[] {
  const choices = method.availability.map(({ groups, countries, maxTotal }) =>
    all(
      ...isOfGroups(config, groups),
      isBilledTo(shopware, countries),
      ...(maxTotal === null ? [] : [totalUpTo(maxTotal)]),
    ),
  );
  const ids = shopware.currencies.filter(({ iso }) => method.currencies?.includes(iso)).map(({ id }) => id);
  return [any(...choices), ...(method.currencies ? [pays(ids)] : [])];
}

function shippingConditions(
  shopware: Shopware,
  config: ShopConfig,
  { prices, conditions }: ShippingMethod,
): Condition[] {
  const countries = config.countries.filter(({ zone }) => prices[zone]?.length).map(({ iso }) => iso);
  const ofEveryLine = (condition: Condition): Condition => ({ type: 'allLineItemsContainer', children: [condition] });
  return [
    isDeliveredTo(shopware, countries),
    ...(conditions
      ? [
          weightUpTo(conditions.maxKg),
          ofEveryLine({
            type: 'cartLineItemTag',
            value: { operator: '=', identifiers: conditions.deliveryTimes.map(tagId) },
          }),
        ]
      : []),
    ...(conditions?.allInStock
      ? [ofEveryLine({ type: 'cartLineItemStock', value: { operator: '>=', stock: 1 } })]
      : []),
  ];
}

export const paymentMethods = (shopware: Shopware, config: ShopConfig): Subject => ({
  entity: 'payment_method',
  rows: broughtPayments(config).map((method) => ({
    id: method.id,
    handlerIdentifier: HANDLER_OF[method.key],
    technicalName: `payment_hof_${method.key}`, // Shopware's own have the plain names
    position: method.position,
    active: true,
    afterOrderEnabled: method.changeableAfterOrder,
    availabilityRuleId: ruleId(paymentRule(method)),
    translations: inLanguages(shopware, (locale) => ({
      name: inLanguage(locale, method.name),
      description: inLanguage(locale, method.text),
      customFields: { hof_key: method.key, hof_hint: method.hint && inLanguage(locale, method.hint) },
    })),
  })),
});

/** What the steps of a price list measure. */
const CALCULATIONS = { count: 1, value: 2, weight: 3 } as const;

/** Days on the way at home; a Shopware knows one delivery time a method. */
const transitId = ({ key }: ShippingMethod): string => idOf('transit-time', key);

export const shippingMethods = (shopware: Shopware, config: ShopConfig): Subject[] => [
  { entity: 'delivery_time', rows: config.shippingMethods.map((method) => transitTime(shopware, method)) },
  {
    entity: 'shipping_method',
    rows: config.shippingMethods.map((method) => ({
      id: method.id,
      technicalName: `shipping_hof_${method.key}`,
      position: method.position,
      active: true,
      taxType: 'auto',
      deliveryTimeId: transitId(method),
      availabilityRuleId: ruleId(shippingRule(method)),
      translations: inLanguages(shopware, (locale) => ({
        name: inLanguage(locale, method.name),
        description: inLanguage(locale, method.text),
        trackingUrl: method.trackingUrl,
        customFields: { hof_key: method.key },
      })),
      prices: pricesByZone(shopware, config, method),
    })),
    nested: { prices: { entity: 'shipping_method_price', isOurs: () => true } },
  },
];

function pricesByZone({ currencies, systemFactor }: Shopware, config: ShopConfig, method: ShippingMethod): Entity[] {
  const base = currencies.find(({ iso }) => iso === baseOf(config));
  // whoever sees net prices pays shipping without tax; the share of other rates follows the goods
  const rate = Math.max(...config.taxes.map(({ productTax }) => productTax));
  const priceIn = (currencyId: string, cents: Cents) => ({ currencyId, ...priceParts(cents, true, rate) });
  return Object.entries(method.prices).flatMap(([zone, steps]) =>
    steps.map(({ to, price }, at) => ({
      id: idOf('shipping-price', `${method.key}:${zone}:${at}`),
      ruleId: ruleId(zoneRule(zone)),
      calculation: CALCULATIONS[method.pricesBy],
      quantityStart: steps[at - 1]?.to ?? 0,
      quantityEnd: to,
      currencyPrice: [
        ...(base ? [priceIn(base.id, price)] : []),
        ...(base?.isSystem ? [] : [priceIn(SYSTEM_CURRENCY, Math.round(price * systemFactor))]),
      ],
    })),
  );
}

function transitTime(shopware: Shopware, method: ShippingMethod): Entity {
  const [min, max] = method.transitDays.home ?? [0, 0];
  const days = min === max ? `${max}` : `${min}–${max}`;
  const names = {
    de: `${days} ${max === 1 ? 'Arbeitstag' : 'Arbeitstage'}`,
    'en-US': `${days} ${max === 1 ? 'business day' : 'business days'}`,
    'fr-FR': `${days} ${max <= 1 ? 'jour ouvré' : 'jours ouvrés'}`,
  };
  return { id: transitId(method), min, max, unit: 'day', translations: named(shopware, names) };
}
