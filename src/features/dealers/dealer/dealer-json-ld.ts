import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';
import { breadcrumbList, graph, type Thing } from '#features/seo/organization.ts';
import { WEEKDAYS } from '#values/visit.ts';

/** A dealer as LocalBusiness. `page` is the absolute URL of its page here. */
const localBusiness = (dealer: Dealer, page: string): Thing => ({
  '@type': 'LocalBusiness',
  '@id': `${page}#dealer`,
  name: dealer.name,
  url: dealer.web,
  mainEntityOfPage: page,
  telephone: dealer.phone,
  email: dealer.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: dealer.street,
    postalCode: dealer.zip,
    addressLocality: dealer.city,
    addressCountry: dealer.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: dealer.lat, longitude: dealer.lon },
  openingHoursSpecification: dealer.hours.flatMap(({ days, spans }) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
      opens: from,
      closes: to,
    })),
  ),
});

/** A dealer's page for search engines. */
export const dealerJsonLd = (dealer: Dealer, crumbs: { name: string; href?: string }[], page: URL): string =>
  graph([localBusiness(dealer, page.href), breadcrumbList(crumbs, page)]);

/** The network for search engines: each dealer by the address of its page. */
export const networkJsonLd = (hrefs: string[], crumbs: { name: string; href?: string }[], origin: URL): string =>
  graph([
    {
      '@type': 'ItemList',
      itemListElement: hrefs.map((href, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: new URL(href, origin).href,
      })),
    },
    breadcrumbList(crumbs, origin),
  ]);

/** A dealer's hours for the opening status. All are in the time zone of Zurich; holidays are not known. */
export const weekHours = ({ hours }: Pick<Dealer, 'hours'>): Hours => ({
  week: hours.flatMap(({ days, spans }) =>
    spans.map(({ from, to }) => ({ weekdays: days.map((day) => WEEKDAYS.indexOf(day) + 1), from, until: to })),
  ),
  closed: [],
});
