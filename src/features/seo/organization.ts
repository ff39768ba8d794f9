import type { Shop } from '#features/content-schema/shop.schema.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { home, search } from '#i18n/paths.ts';
import type { Thing } from './graph.ts';

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

/** The shop as a site, with its search. */
export const website = (shop: OrganizationData, locale: Locale, origin: URL): Thing => ({
  '@type': 'WebSite',
  name: shop.name,
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
