import type { Locale } from '#i18n/locales.ts';
import type { CatalogueRows } from '#store/catalogue/import/rows.ts';
import type { Pictures } from '#store/catalogue/media.ts';
import { NEW_FOR_DAYS } from '#store/catalogue/product/load-products.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import { idOf } from '#store/id.ts';
import { plainText } from '#store/serializers/category.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { AdminApi, Entity, Fields } from './admin-api.ts';
import { inLanguages, named, type Shopware, textOf } from './shopware.ts';
import type { Subject } from './write-subject.ts';

/** Rows of texts, by what they belong to and language. */
export function textsBy<Text extends { locale: Locale }>(texts: Text[], ownerOf: (text: Text) => string) {
  const byKey = new Map(texts.map((text) => [`${ownerOf(text)} ${text.locale}`, text]));
  return (id: string, locale: Locale): Text | undefined => byKey.get(`${id} ${locale}`);
}

export const properties = (shopware: Shopware, { properties: rows }: CatalogueRows): Subject[] => {
  const groupText = textsBy(rows.groupTexts, ({ groupId }) => groupId);
  const optionText = textsBy(rows.optionTexts, ({ optionId }) => optionId);
  const nameIn = (find: typeof groupText | typeof optionText, id: string) => (locale: Locale) =>
    find(id, locale)?.name ?? find(id, 'de')?.name ?? null;
  return [
    {
      entity: 'property_group',
      rows: rows.groups.map(({ id, key, position, type, filterable }) => ({
        id,
        displayType: type === 'colour' ? 'color' : 'text',
        sortingType: 'position',
        filterable,
        visibleOnProductDetailPage: true,
        translations: inLanguages(shopware, (locale) => ({
          name: nameIn(groupText, id)(locale),
          position,
          customFields: { hof_key: key },
        })),
      })),
    },
    {
      entity: 'property_group_option',
      rows: rows.options.map(({ id, groupId, key, position, hex }) => ({
        id,
        groupId,
        colorHexCode: hex ?? null,
        translations: inLanguages(shopware, (locale) => ({
          name: nameIn(optionText, id)(locale),
          position,
          customFields: { hof_key: key },
        })),
      })),
    },
  ];
};

const streamId = (list: string): string => idOf('product-stream', list);

type StreamFilter = {
  type: string;
  operator?: string;
  field?: string;
  value?: string;
  parameters?: Fields;
  queries?: StreamFilter[];
};

const multi = (operator: 'AND' | 'OR', queries: StreamFilter[]): StreamFilter => ({ type: 'multi', operator, queries });

/** How long an article is new, in ISO 8601. */
const NEW_FOR = `P${NEW_FOR_DAYS}D`;

/** Categories that fill themselves. */
const STREAMS: Record<'top' | 'sale' | 'new', StreamFilter[]> = {
  top: [{ type: 'equals', field: 'markAsTopseller', value: '1' }],
  sale: [{ type: 'range', field: 'cheapestPrice.percentage', parameters: { gt: 0 } }],
  new: [
    { type: 'equals', field: 'customFields.hof_new', value: '1' },
    { type: 'since', field: 'releaseDate', value: NEW_FOR, parameters: { operator: 'lte' } },
  ],
};

export const streams = (shopware: Shopware, { categories }: CatalogueRows): Subject => ({
  entity: 'product_stream',
  rows: categories.categories.flatMap(({ id, list }) => {
    if (!list) return [];
    const texts = textsBy(categories.texts, ({ categoryId }) => categoryId);
    const filter = multi(
      'OR',
      STREAMS[list].map((each) => multi('AND', [each])),
    );
    return {
      id: streamId(list),
      translations: inLanguages(shopware, (locale) => ({ name: `Hof & Herd: ${texts(id, locale)?.name ?? list}` })),
      filters: filterRows(list, filter),
    };
  }),
  nested: { filters: { entity: 'product_stream_filter', isOurs: () => true } },
});

/** Groups of filters before what is in them. */
function filterRows(key: string, root: StreamFilter): Entity[] {
  const rowsOf = ({ queries = [], ...fields }: StreamFilter, parentId: string | null, position: number): Entity[] => {
    const id = idOf('product-stream-filter', `${parentId ?? key}:${position}:${fields.type}`);
    return [{ id, ...fields, parentId, position }, ...queries.flatMap((query, at) => rowsOf(query, id, at))];
  };
  return rowsOf(root, null, 0);
}

/** Longest description for search engines, in characters. */
const META_LENGTH = 155;

/**
 * The tree below the root, whose categories are the main navigation. A category that content no longer has is hidden;
 * those that the owner put between ours stay where they are.
 */
export async function categories(
  api: AdminApi,
  shopware: Shopware,
  { categories: rows }: CatalogueRows,
  pictures: Pictures,
): Promise<Subject> {
  const text = textsBy(rows.texts, ({ categoryId }) => categoryId);
  const inOrder = rows.categories.toSorted((a, b) => a.level - b.level || a.position - b.position);
  const siblings = Map.groupBy(inOrder, ({ parentId }) => parentId);
  const placeAmong = await readPlaces(api, inOrder);
  return {
    entity: 'category',
    rows: inOrder.map(({ id, key, parentId, list, mediaId }) => ({
      id,
      parentId: parentId ?? null,
      // the root stands beside those of other shops
      ...(parentId && { afterCategoryId: placeAmong(id, siblings.get(parentId) ?? []) }),
      type: 'page',
      active: true,
      visible: true,
      displayNestedProducts: true,
      mediaId: mediaId && pictures.media(mediaId) ? mediaId : null,
      productAssignmentType: list ? 'product_stream' : 'product',
      productStreamId: list ? streamId(list) : null,
      translations: inLanguages(shopware, (locale) => {
        const { name, description } = text(id, locale) ?? {};
        return {
          name: name ?? text(id, 'de')?.name ?? key,
          description: description ?? null,
          metaTitle: name ?? null,
          metaDescription: description ? plainText(description, META_LENGTH) : null,
          customFields: { hof_key: key, ...(list && { hof_list: list }) },
        };
      }),
    })),
    stale: {
      filter: [
        { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'customFields.hof_key', value: null }] },
      ],
      reads: ['customFields', 'name'],
      isOurs: ({ id, customFields }) => id === idOf('category', String((customFields as Fields | null)?.hof_key)),
      hide: { active: false, visible: false },
    },
  };
}

/**
 * Behind which category one of ours stands among its siblings of content: where it is, if only others' are between it
 * and the one before it in content, else behind those.
 */
async function readPlaces(api: AdminApi, ours: { id: string; parentId?: string | null }[]) {
  const ids = new Set(ours.map(({ id }) => id));
  const parentIds = new Set(ours.flatMap(({ parentId }) => parentId ?? []));
  const filter = [{ type: 'equalsAny' as const, field: 'parentId', value: [...parentIds].join('|') }];
  const stored =
    parentIds.size === 0
      ? []
      : await api.search('category', {
          filter,
          includes: { category: ['id', 'parentId', 'afterCategoryId'] },
        });
  const after = new Map(stored.map(({ id, afterCategoryId }) => [id, textOf(afterCategoryId)]));
  const others = stored.filter(({ id }) => !ids.has(id));
  const behind = new Map(
    others.map(({ id, parentId, afterCategoryId }) => [`${parentId} ${afterCategoryId ?? ''}`, id]),
  );
  /** The end of a chain of others' categories that begins at one; a chain of theirs may bite its tail. */
  const follow = (from: string | null, next: (id: string | null) => string | null | undefined): string | null => {
    const seen = new Set([from]);
    for (let at = from; ; ) {
      const id = next(at);
      if (id === undefined || seen.has(id)) return at;
      seen.add(id);
      at = id;
    }
  };
  return (id: string, siblings: { id: string; parentId?: string | null }[]): string | null => {
    const at = siblings.findIndex((each) => each.id === id);
    const previous = siblings[at - 1]?.id ?? null;
    const place = after.get(id) ?? null;
    const reached = follow(place, (each) => (each === null || ids.has(each) ? undefined : after.get(each)));
    if (after.has(id) && reached === previous) return place;
    return follow(previous, (each) => behind.get(`${siblings[at]?.parentId} ${each ?? ''}`));
  };
}

export const manufacturer = (shopware: Shopware, { shop }: ShopConfig): Subject => ({
  entity: 'product_manufacturer',
  rows: [{ id: MANUFACTURER_ID, translations: named(shopware, { de: shop.name }) }],
});

const PATHS: Record<string, string> = {
  'frontend.detail.page': '/detail/',
  'frontend.navigation.page': '/navigation/',
  // a Shopware makes the address of a group itself, but not for a headless channel
  'frontend.account.customer-group-registration.page': '/customer-group-registration/',
};

/** Addresses of products, categories and the group that one applies for; an earlier one stays and leads to the one of today. */
export function seoUrls(
  { languageIds }: Shopware,
  { salesChannel }: ShopConfig,
  { seoUrls: rows }: CatalogueRows,
): Subject {
  const urlId = (languageId: string, path: string) => idOf('seo-url', `${salesChannel.id}:${languageId}:${path}`);
  return {
    entity: 'seo_url',
    rows: rows.flatMap(({ locale, seoPathInfo, foreignKey, routeName, isCanonical }) => {
      const path = PATHS[routeName];
      if (!path) return []; // pages are the storefront's own
      const languageId = languageIds[locale];
      return {
        id: urlId(languageId, seoPathInfo),
        salesChannelId: salesChannel.id,
        languageId,
        foreignKey,
        routeName,
        pathInfo: path + foreignKey,
        seoPathInfo,
        isCanonical: isCanonical || null,
        isModified: true,
      };
    }),
    stale: {
      filter: [
        { type: 'equals', field: 'salesChannelId', value: salesChannel.id },
        { type: 'equals', field: 'isCanonical', value: true },
      ],
      reads: ['languageId', 'seoPathInfo'],
      isOurs: ({ id, languageId, seoPathInfo }) => id === urlId(String(languageId), String(seoPathInfo)),
      hide: { isCanonical: null },
    },
  };
}
