import type { Locale, Text } from '#i18n/locales.ts';
import { breadcrumbOf, type CategoryNode, type CategoryTree } from '#store/catalogue/category-tree.ts';
import type { MediaEntity, Pictures } from '#store/catalogue/media.ts';
import { CATEGORY_LAYOUT, HOME, layoutId } from '#store/catalogue/pages.ts';
import { plainText } from './plain-text.ts';
import { serializeSeoUrl } from './seo-url.ts';
import { worded } from './words.ts';

/** What it takes to show categories. */
export type CategoryView = {
  tree: CategoryTree;
  pictures: Pictures;
  salesChannelId: string;
  locale: Locale;
  withSeoUrls: boolean;
};

/** Longest description that search engines show, in characters. */
const META_LENGTH = 155;

/** A category with its children down to `depth` levels; with 0 the list is empty. */
export function serializeCategory(node: CategoryNode, depth: number, view: CategoryView): SerializedCategory {
  const { words, ...fields } = serializeFields(node, view);
  return {
    ...fields,
    ...words,
    customFields: fields.customFields,
    translated: {
      ...words.translated,
      breadcrumb: fields.breadcrumb,
      externalLink: null,
      linkNewTab: false,
      customFields: fields.customFields,
    },
    children: depth > 0 ? node.children.map((child) => serializeCategory(child, depth - 1, view)) : [],
    apiAlias: 'category',
  };
}

function serializeFields(node: CategoryNode, view: CategoryView) {
  const { tree, pictures, locale, withSeoUrls } = view;
  const words = worded(locale, { name: node.name, ...descriptions(node) });
  return {
    words,
    id: node.id,
    parentId: node.parentId,
    level: node.level,
    path: node.path,
    type: 'page' as const,
    linkType: null,
    internalLink: null,
    externalLink: null,
    linkNewTab: false,
    active: true,
    visible: true,
    displayNestedProducts: true,
    productAssignmentType: node.list ? 'product_stream' : 'product',
    childCount: node.children.length,
    visibleChildCount: node.children.length,
    breadcrumb: breadcrumbOf(tree, node, locale),
    mediaId: node.mediaId,
    media: pictures.media(node.mediaId, words.translated.name) as MediaEntity | null,
    cmsPageId: layoutId(node.parentId === null ? `page:${HOME}` : CATEGORY_LAYOUT),
    cmsPage: null,
    seoUrl: node.seoPaths[locale] ?? null,
    seoUrls: withSeoUrls ? seoUrlsOf(node, view) : null,
    customFields: { hof_key: node.key, ...(node.list && { hof_list: node.list }) } as Record<string, unknown>,
  };
}

type CategoryFields = ReturnType<typeof serializeFields>;
export type SerializedCategory = Omit<CategoryFields, 'words'> &
  Omit<CategoryFields['words'], 'translated'> & {
    translated: CategoryFields['words']['translated'] & {
      breadcrumb: string[];
      externalLink: null;
      linkNewTab: boolean;
    };
    children: SerializedCategory[];
    apiAlias: 'category';
  };

/** Its address in the language; the root is at home and has none. */
export function seoUrlsOf({ id, seoPaths }: CategoryNode, { locale, salesChannelId }: CategoryView) {
  const seoPathInfo = seoPaths[locale];
  if (seoPathInfo === undefined) return [];
  const routeName = 'frontend.navigation.page' as const;
  return [serializeSeoUrl({ locale, seoPathInfo, foreignKey: id, routeName, isCanonical: true }, salesChannelId)];
}

/** Introduction, and its beginning for search engines. */
function descriptions({ name, description }: CategoryNode) {
  const cut = Object.entries(description ?? {}).map(([code, html]) => [code, plainText(html ?? '', META_LENGTH)]);
  return {
    description,
    metaTitle: name,
    metaDescription: description ? (Object.fromEntries(cut) as Text) : null,
    keywords: null,
  };
}
