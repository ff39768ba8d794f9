import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { ShippingMethod } from '#features/content-schema/shop-config/delivery.schema.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { home, search } from '#i18n/paths.ts';

type OrganizationData = Pick<
  Shop,
  'name' | 'legalName' | 'claim' | 'address' | 'coordinates' | 'phone' | 'email' | 'support'
>;

/** Who makes the shop, for the home page; other pages name it by its id alone. */
export const organization = (shop: OrganizationData, locale: Locale, origin: URL): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: shop.name,
  legalName: shop.legalName,
  description: inLanguage(locale, shop.claim),
  url: new URL('/', origin).href,
  logo: new URL('/logo.svg', origin).href,
  email: shop.email,
  telephone: shop.phone,
  address: postalAddress(shop),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: shop.phone,
    email: shop.email,
    availableLanguage: shop.support.languages,
  },
});

/** The workshop, where one may come by: for the page that shows the way. */
export const workshop = (shop: OrganizationData, origin: URL, image: string | undefined): Thing => ({
  '@type': 'LocalBusiness',
  '@id': new URL('/#workshop', origin).href,
  name: shop.legalName,
  url: new URL('/', origin).href,
  image: image && new URL(image, origin).href,
  telephone: shop.phone,
  email: shop.email,
  address: postalAddress(shop),
  geo: { '@type': 'GeoCoordinates', latitude: shop.coordinates.lat, longitude: shop.coordinates.lon },
  openingHoursSpecification: shop.support.hours.map(({ weekdays, from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((day) => DAYS[day - 1]),
    opens: from,
    closes: until,
  })),
  parentOrganization: { '@id': organizationId(origin) },
});

/** The shop as a site, with its search. `name`: what its titles call it. */
export const website = (name: string, locale: Locale, origin: URL): Thing => ({
  '@type': 'WebSite',
  name,
  url: new URL(home(locale), origin).href,
  inLanguage: locale,
  publisher: { '@id': organizationId(origin) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(search(locale), origin).href}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** A page that is about nothing that has a type of its own. */
export const webPage = (page: { locale: string; name: string; description: string }, url: URL): Thing => ({
  '@type': 'WebPage',
  name: page.name,
  description: page.description,
  url: url.href,
  inLanguage: page.locale,
  publisher: { '@id': organizationId(url) },
});

/** The maker as author and publisher of what it writes. */
export const publisher = (name: string, origin: URL): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name,
  url: new URL('/', origin).href,
  logo: { '@type': 'ImageObject', url: new URL('/logo.svg', origin).href },
});

const organizationId = (origin: URL) => new URL('/#organization', origin).href;

const postalAddress = ({ address }: OrganizationData): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  postalCode: address.zip,
  addressLocality: address.city,
  addressRegion: address.canton,
  addressCountry: address.country,
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** One thing as schema.org describes it; fields without a value are left out when it is written. */
export interface Thing {
  '@type': string | readonly string[];
  '@id'?: string;
  [field: string]: unknown;
}

/** Things of one page for search engines, as text for a `<script>`: no `<` may end it early. */
export const graph = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

/** The way to a page: names with their paths, the page itself last and without one. */
export const breadcrumbList = (crumbs: readonly { name: string; href?: string | undefined }[], origin: URL): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href && new URL(href, origin).href,
  })),
});

/** A list of pages in its order, each by its address alone: what stands on them, they say themselves. */
export const itemList = (hrefs: readonly string[], origin: URL): Thing => ({
  '@type': 'ItemList',
  itemListElement: hrefs.map((href, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: new URL(href, origin).href,
  })),
});

/** An ISO duration of minutes: 95 → `PT1H35M`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

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

/** “From CHF 150.00” leaves 149.99 to the step before. */
const CENT = 0.01;

const BUSINESS_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(schemaOrg);
