import type { Locale, Text } from '#i18n/locales.ts';
import { CATEGORY_LAYOUT, HOME, layoutId } from '#store/catalogue/catalogue.ts';
import { breadcrumbOf, type CategoryNode, type CategoryTree } from '#store/catalogue/category-tree.ts';
import type { MediaEntity, Pictures } from '#store/catalogue/media.ts';
import type { EntitiesOf } from '#store/criteria/aggregation/aggregate.ts';
import { refuse } from '#store/errors.ts';
import type { StoreEnv } from '#store/request.ts';
import { serializeManufacturer, serializeOption } from '#store/serializers/product/property.ts';
import { serializeCountry } from './country.ts';
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
  const siblings = tree.byId.get(node.parentId ?? '')?.children ?? [];
  return {
    words,
    id: node.id,
    parentId: node.parentId,
    afterCategoryId: siblings[siblings.indexOf(node) - 1]?.id ?? null,
    level: node.level,
    path: node.path,
    type: 'page' as 'page' | 'folder' | 'link',
    linkType: null as 'category' | 'landing_page' | null,
    internalLink: null as string | null,
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
    cmsPageId: layoutId(node.parentId === null ? `page:${HOME}` : CATEGORY_LAYOUT) as string | null,
    cmsPage: null,
    seoUrl: node.seoPaths[locale] ?? null,
    seoUrls: withSeoUrls ? (seoUrlsOf(node, view) as ReturnType<typeof serializeSeoUrl>[]) : null,
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

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** HTML as plain words, up to `most` characters and never within a word. */
export function plainText(html: string, most: number): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** Entities that an `entity` aggregation may name, from what is in memory anyway. @throws 400 for any other */
export const entitiesOf =
  ({ store: { catalogue, shopConfig }, locale }: StoreEnv['Variables']): EntitiesOf =>
  (definition, ids) => {
    const { categories, properties, pictures } = catalogue;
    const view = { tree: categories, pictures, salesChannelId: shopConfig.salesChannel.id, locale, withSeoUrls: false };
    switch (definition) {
      case 'product_manufacturer':
        return [serializeManufacturer(shopConfig.shop)].filter(({ id }) => ids.includes(id));
      case 'property_group_option':
        return properties.inOrder(ids).map((option) => serializeOption(option, locale));
      case 'category':
        return ids.flatMap((id) => categories.byId.get(id) ?? []).map((node) => serializeCategory(node, 0, view));
      case 'country':
        return shopConfig.countries
          .filter(({ id }) => ids.includes(id))
          .map((country) => serializeCountry(country, locale));
      default:
        throw refuse(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', `The entity "${definition}" can't be aggregated.`);
    }
  };
