import type { Navigation } from '#features/content-schema/shop-config/target.schema.ts';
import { entriesLinkedFrom } from '#features/journal/entries.content.ts';
import { navigationTree } from '#features/navigation/address-book.server.ts';
import { categoryHref } from '#features/navigation/addresses.ts';
import { type FamilyLinks, readFamilies } from '#features/navigation/families.content.ts';
import { siteName } from '#features/navigation/site-name.server.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { readHours } from '#features/opening-hours/hours.content.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Category } from '#store-api/contract/category.ts';
import { shared } from '#store-api/shared.server.ts';
import { getEntry } from '#values/entries.content.ts';
import type { Publishing } from '#values/publishing.ts';

export interface Link {
  label: string;
  href: string;
}

/** What title, header, menu and footer show around every page, in one language. */
export interface SiteNavigation {
  /** What the store calls its sales channel, behind every page's title. */
  shopName: string | undefined;
  /** The row of the header. */
  row: Link[];
  /** The menu on the phone: families with their measures, then everything else. */
  families: FamilyLinks[];
  rest: Link[];
  columns: { title: string; links: Link[] }[];
  legal: Link[];
  phone: string;
  hours: Hours;
  /** What menu and footer lead to: their links come and go with it. */
  linked: Publishing[];
}

/**
 * Links to places that do not exist (yet) are left out; a store without our families shows its own categories.
 * A build fails without the store; a page drawn on demand (`isLive`), such as the error page, then does without its links.
 */
export const readSiteNavigation = (locale: Locale, isLive: boolean): Promise<SiteNavigation> =>
  shared(`navigation ${locale} ${isLive}`, async () => {
    if (!isLive) return compose(locale, true);
    return compose(locale, true).catch((trouble: unknown) => {
      console.warn('The store did not answer; header and footer do without its categories.', trouble);
      return compose(locale, false);
    });
  });

async function compose(locale: Locale, hasStore: boolean): Promise<SiteNavigation> {
  const [menus, shopEntry, families, categories, shopName] = await Promise.all([
    getEntry('navigation', 'navigation'),
    getEntry('shop', 'shop'),
    hasStore ? readFamilies(locale) : [],
    hasStore ? navigationTree(locale) : [],
    hasStore ? siteName(locale) : undefined,
  ]);
  if (!menus || !shopEntry)
    throw new Error('content/shop/navigation.yaml and content/shop/shop.yaml are needed by every page');
  const [navigation, shop] = [menus.data, shopEntry.data];
  const row = families.length
    ? families.map(({ name, href }) => ({ label: name, href }))
    : firstLevelOf(locale, categories);
  const shown = new Set(row.map(({ href }) => href));
  const groups = await Promise.all(
    navigation.footer.map(async ({ id, label, children }) => ({
      id,
      title: inLanguage(locale, label),
      links: await links(locale, children, hasStore),
    })),
  );
  const further = [...navigation.main.filter(({ id }) => id !== 'cooking'), ...navigation.service];
  const shownItems = [...further, ...navigation.footer.flatMap(({ children }) => children)];
  const others = await links(locale, further, hasStore);
  return {
    shopName,
    row,
    families,
    rest: others.filter(({ href }) => !shown.has(href)),
    columns: groups.filter(({ id, links: groupLinks }) => id !== LEGAL && groupLinks.length > 0),
    legal: groups.find(({ id }) => id === LEGAL)?.links ?? [],
    phone: shop.phone,
    hours: await readHours(locale),
    linked: await entriesLinkedFrom(shownItems.map(({ target }) => target)),
  };
}

/** The group of the footer that stands in one line at the very bottom. */
const LEGAL = 'footer-legal';

type Item = Pick<Navigation['service'][number], 'label' | 'target'>;

async function links(locale: Locale, items: readonly Item[], hasStore: boolean): Promise<Link[]> {
  const linkableItems = hasStore ? items : items.filter(({ target }) => target.page || target.route);
  const linkLists = linkableItems.map(async ({ label, target }) => {
    const href = await hrefOf(locale, target);
    return href ? [{ label: inLanguage(locale, label), href }] : [];
  });
  return (await Promise.all(linkLists)).flat();
}

/** The row of links above a store's categories. A folder is only a heading: what is in it stands in its place. */
export function firstLevelOf(locale: Locale, categories: readonly Category[]): { label: string; href: string }[] {
  return categories.flatMap((category) => {
    if (category.type === 'folder') return firstLevelOf(locale, category.children ?? []);
    const href = categoryHref(locale, category);
    return href && category.name ? [{ label: category.name, href }] : [];
  });
}
