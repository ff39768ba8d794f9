import type { Content } from '#editor/check/content.ts';
import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { ContactPersons } from '#features/content-schema/shop-config/contact-person.schema.ts';
import type { Navigation } from '#features/content-schema/shop-config/navigation.schema.ts';
import { OVERVIEWS, TOOLS } from '#features/navigation/overviews.ts';

/** What editors call one of a kind. */
export const NOUNS: Record<string, string> = {
  categories: 'category',
  pages: 'page',
  lines: 'line',
  recipes: 'recipe',
  blog: 'journal entry',
  products: 'product',
  routes: 'route of navigation.yaml',
  families: 'family',
  roles: 'role of contact-persons.yaml',
  guarantees: 'guarantee of shop.yaml',
};

/** The ids of everything that can be named, by kind; a list whose file is missing is not among them. */
export function knownNames({ files }: Content): Record<string, readonly string[]> {
  const idsOf = (kind: string) => files.filter((one) => one.kind === kind).map(({ id }) => id);
  const only = <Value>(kind: string) => files.find((one) => one.kind === kind)?.value as Value | undefined;
  const navigation = only<Navigation>('navigation');
  const contacts = only<ContactPersons>('contacts');
  const families = only<{ id: string }[]>('families');
  const shop = only<Shop>('shop');
  return {
    ...Object.fromEntries(['categories', 'lines', 'blog'].map((kind) => [kind, idsOf(kind)])),
    // overviews and tools are drawn by code, and named like what editors write
    pages: [...idsOf('pages'), ...Object.keys(OVERVIEWS)],
    recipes: [...idsOf('recipes'), ...Object.keys(TOOLS)],
    products: files.filter(({ kind }) => kind === 'products').flatMap(({ id, value }) => [id, ...variantsOf(value)]),
    ...(navigation && { routes: Object.keys(navigation.routes) }),
    ...(contacts && { roles: ids(contacts.roles) }),
    ...(families && { families: ids(families) }),
    ...(shop && { guarantees: ids(shop.guarantees) }),
  };
}

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

const variantsOf = (product: unknown): string[] =>
  (product as { variants?: { number: string }[] }).variants?.map(({ number }) => number) ?? [];
