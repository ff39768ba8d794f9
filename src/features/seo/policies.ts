import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { ShippingMethod } from '#features/content-schema/shop-config/delivery.schema.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Thing } from './graph.ts';

type PolicyData = Pick<Shop, 'guarantees' | 'countries' | 'zones' | 'address' | 'shippingMethods' | 'currencies'>;

/**
 * How goods are taken back, for the page that a promise in days points to; undefined: no promise does. Who sends back
 * pays for it, unless the article is at fault (terms 6.2).
 */
export function returnPolicy(
  { guarantees, countries, address }: PolicyData,
  page: string,
  url: URL,
): Thing | undefined {
  const days = guarantees.find((guarantee) => guarantee.page === page && guarantee.days !== undefined)?.days;
  if (days === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries.map(({ iso }) => iso),
    returnPolicyCountry: address.country,
    returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: days,
    merchantReturnLink: url.href,
    itemCondition: [schemaOrg('NewCondition'), schemaOrg('UsedCondition')],
    returnMethod: schemaOrg('ReturnByMail'),
    returnFees: schemaOrg('ReturnFeesCustomerResponsibility'),
    itemDefectReturnFees: schemaOrg('FreeReturn'),
    refundType: schemaOrg('FullRefund'),
  };
}

/** What the method with which a cart starts costs in each country, and how long it is on the way. */
export function shippingService(shop: PolicyData, locale: Locale): Thing | undefined {
  const method = shop.shippingMethods.find((one) => one.default);
  if (!method) return undefined;
  const currency = shop.currencies.find((one) => one.default)?.iso ?? 'CHF';
  return {
    '@type': 'ShippingService',
    name: inLanguage(locale, method.name),
    description: inLanguage(locale, method.text),
    fulfillmentType: schemaOrg('FulfillmentTypeDelivery'),
    shippingConditions: shop.zones.flatMap((zone) => conditionsOf(method, zone, currency)),
  };
}

type Zone = Shop['zones'][number];
type Step = ShippingMethod['prices'][Zone['id']][number] & { above: number };

/** A condition for each step of prices; where shipping is free from a value on, such a step ends below it. */
function conditionsOf(method: ShippingMethod, { id, countries }: Zone, currency: string): Thing[] {
  const [least, most] = method.transitDays[id];
  const free = method.freeFrom?.zones.includes(id) ? method.freeFrom : undefined;
  const condition = ({ freight, price }: Pick<Step, 'freight' | 'price'>, limits: object): Thing => {
    const extra = freight ? (method.freightExtraDays ?? 0) : 0;
    return {
      '@type': 'ShippingConditions',
      shippingDestination: countries.map((iso) => ({ '@type': 'DefinedRegion', addressCountry: iso })),
      ...limits,
      shippingRate: { '@type': 'MonetaryAmount', value: price, currency },
      transitTime: {
        '@type': 'ServicePeriod',
        businessDays: BUSINESS_DAYS,
        duration: quantity(least + extra, most + extra, 'DAY'),
      },
    };
  };
  const value = (range: object) => ({ orderValue: { '@type': 'MonetaryAmount', ...range, currency } });
  const steps = method.prices[id].map((step, index, all) => ({ ...step, above: all[index - 1]?.to ?? 0 }));
  const priced = steps.map((step) => {
    const isFreeSome = free && method.pricesBy === 'weight' && step.above < free.maxKg;
    const below = isFreeSome ? value({ minValue: 0, maxValue: free.amount - CENT }) : {};
    return condition(step, { ...measured(method, step, currency), ...below });
  });
  if (!free) return priced;
  const weight = quantity(0, free.maxKg, 'KGM');
  return [...priced, condition({ price: 0, freight: false }, { weight, ...value({ minValue: free.amount }) })];
}

/** What a step measures: kilograms, money or pieces. */
function measured({ pricesBy }: ShippingMethod, { above, to }: Step, currency: string): object {
  switch (pricesBy) {
    case 'weight':
      return { weight: quantity(above, to, 'KGM') };
    case 'value':
      return { orderValue: { '@type': 'MonetaryAmount', ...range(above, to), currency } };
    case 'count':
      return { numItems: { '@type': 'QuantitativeValue', ...range(above, to) } };
  }
}

const range = (minValue: number, maxValue: number | null) => ({ minValue, ...(maxValue !== null && { maxValue }) });

const quantity = (from: number, to: number | null, unitCode: string) => ({
  '@type': 'QuantitativeValue',
  ...range(from, to),
  unitCode,
});

const schemaOrg = (name: string) => `https://schema.org/${name}`;

/** «From CHF 150.00» leaves 149.99 to the step before. */
const CENT = 0.01;

const BUSINESS_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(schemaOrg);
