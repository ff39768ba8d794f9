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
