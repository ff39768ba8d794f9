import type { Locale } from '#i18n/locales.ts';
import { callStore } from '#store-api/call-store.server.ts';
import { type Category, readNavigation } from '#store-api/contract/category.ts';
import { shared } from '#store-api/shared.server.ts';

/** How many levels below the first the header's menu may need. */
const DEPTH = 2;

/** The shop's categories as a tree, the main ones first, each with its address. */
export const navigationTree = (locale: Locale): Promise<Category[]> =>
  shared(`navigation ${locale}`, async () => {
    const path = { activeId: 'main-navigation', rootId: 'main-navigation' };
    return (await callStore({ locale }, readNavigation, { path, body: { depth: DEPTH } })) ?? [];
  });
