import type { Navigation, Target } from '#features/content-schema/shop-config/target.schema.ts';
import { inLanguage, type Text } from '#i18n/locales.ts';
import { type ContentPage, landingPageId } from '#store/catalogue/catalogue.ts';
import { idOf } from '#store/id.ts';
import { type CategoryView, type SerializedCategory, seoUrlsOf, serializeCategory } from './category.ts';
import { serializeLandingPage } from './seo-url.ts';

/** Menus of links, by the names that channels give them. */
export type Menu = 'footer-navigation' | 'service-navigation';

/** The root category of a menu. */
export const menuId = (menu: Menu): string => idOf('category', menu);

/** What it takes to show a menu; `pages` are the published ones. */
export type MenuView = CategoryView & { navigation: Navigation; pages: ContentPage[] };

/**
 * A menu as categories of type link, in folders where content groups them. A link to what only this shop has a page for
 * (a recipe, a list, an account) is left out.
 */
export function serializeMenu(menu: Menu, depth: number, view: MenuView): SerializedCategory[] {
  const { navigation, locale } = view;
  const root = { id: menuId(menu), path: '', breadcrumb: [inLanguage(locale, MENU_NAMES[menu])] };
  if (menu === 'service-navigation') return navigation.service.flatMap((entry) => serializeLink(entry, root, view));
  return navigation.footer.map((group) => {
    const folder = serializeEntry(group, root, view);
    const place = { id: folder.id, path: folder.path ?? '', breadcrumb: folder.breadcrumb };
    const links = group.children.flatMap((entry) => serializeLink(entry, place, view));
    const count = { childCount: links.length, visibleChildCount: links.length };
    return { ...folder, ...count, type: 'folder', children: depth > 0 ? links : [] };
  });
}

const MENU_NAMES: Record<Menu, Text> = {
  'footer-navigation': { de: 'Fusszeile', 'en-US': 'Footer', 'fr-FR': 'Pied de page' },
  'service-navigation': { de: 'Service', 'en-US': 'Service', 'fr-FR': 'Service' },
};

type Entry = { id: string; label: Text };

/** The category above an entry; `path` is empty for a root. */
type Place = { id: string; path: string; breadcrumb: string[] };

/** An entry without an address of its own. */
function serializeEntry({ id: key, label }: Entry, { id: parentId, path, breadcrumb }: Place, view: CategoryView) {
  const entry = serializeCategory(
    {
      ...{ id: idOf('category', `menu:${key}`), key, parentId, name: label, description: null, seoPaths: {} },
      ...{ path: `${path || '|'}${parentId}|`, list: null, mediaId: null, children: [] },
      level: breadcrumb.length + 1,
    },
    0,
    view,
  );
  const line = [...breadcrumb, inLanguage(view.locale, label)];
  return { ...entry, cmsPageId: null, breadcrumb: line, translated: { ...entry.translated, breadcrumb: line } };
}

function serializeLink(entry: Entry & { target: Target }, place: Place, view: MenuView): SerializedCategory[] {
  const target = targetOf(entry.target, view);
  if (!target) return [];
  const { linkType, internalLink, seoUrls } = target;
  const link = { linkType, internalLink };
  const category = serializeEntry(entry, place, view);
  return [
    {
      ...{ ...category, type: 'link', ...link, translated: { ...category.translated, ...link } },
      ...{ seoUrl: seoUrls[0]?.seoPathInfo ?? null, seoUrls: view.withSeoUrls ? seoUrls : null },
    },
  ];
}

/** The category or page behind a link, with its address; undefined where there is none. */
function targetOf({ category, page, line }: Target, view: MenuView) {
  const node = category ? view.tree.byId.get(idOf('category', category)) : undefined;
  if (node) return { linkType: 'category' as const, internalLink: node.id, seoUrls: seoUrlsOf(node, view) };
  const key = line ? `line-${line}` : page;
  const content = view.pages.find((each) => each.key === key);
  if (!content) return undefined;
  const { seoUrls } = serializeLandingPage(content, view.locale, view.salesChannelId);
  return { linkType: 'landing_page' as const, internalLink: landingPageId(content.key), seoUrls };
}
