import { type SQL, sql } from 'drizzle-orm';
import { LOCALES } from '#i18n/locales.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { ListField } from '#store/criteria/field.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { crossSelling } from '#store/records/schema/cross-selling.ts';
import { productDownload, productOption, product as row } from '#store/records/schema/product.ts';
import { propertyOption } from '#store/records/schema/property.ts';
import { review } from '#store/records/schema/review.ts';
import { languageId } from '#store/request.ts';
import { type StoreWords, WORDS } from '#store/words/words.ts';
import { always, caseWhen, idMade, rows } from './kinds.ts';

type Lists = Record<string, ListField>;

/** Active variants. */
export const children = (): Lists =>
  rows(sql`${row} child`, sql`child.parent_id = ${row.id} and child.active`, {
    id: ['id', sql`child.id`],
    parentId: ['id', sql`child.parent_id`],
    productNumber: ['text', sql`child.number`],
    ean: ['text', sql`child.ean`],
    active: ['flag', sql`child.active`],
    isCloseout: ['flag', sql`child.is_closeout`],
    shippingFree: ['flag', sql`child.shipping_free`],
    weight: ['number', sql`child.weight_kg`],
  });

/** What everybody may read of them: those that are approved, and never who wrote them. */
export const productReviews = (): Lists =>
  rows(review, sql`${review.rootId} = ${row.rootId} and ${review.isApproved}`, {
    id: ['id', review.id],
    productId: ['id', review.rootId],
    languageId: [
      'id',
      caseWhen(
        'id',
        review.locale,
        LOCALES.map(({ code }) => [code, languageId(code)]),
      ),
    ],
    externalUser: ['text', review.author],
    title: ['text', review.title],
    content: ['text', review.content],
    points: ['number', review.points],
    status: ['flag', review.isApproved],
    comment: ['text', review.answer],
    createdAt: ['text', review.createdAt],
    updatedAt: ['text', review.updatedAt],
  });

/** Each list once: by its first row of a product that can be seen. */
export const crossSellings = ({ locale }: ProductView): Lists => {
  const first = sql`(select min(link.position) from ${crossSelling} link join ${row} target on target.id = link.target_id and target.active
    where link.product_id = ${crossSelling.productId} and link.list = ${crossSelling.list})`;
  return rows(crossSelling, sql`${crossSelling.productId} = ${row.rootId} and ${crossSelling.position} = ${first}`, {
    id: ['id', idMade('cross-selling', crossSelling.productId, always('text', ':'), crossSelling.list)],
    productId: ['id', crossSelling.productId],
    name: [
      'text',
      caseWhen(
        'text',
        crossSelling.list,
        LISTS.map(({ key }) => [key, WORDS[locale].crossSellings[key]]),
      ),
    ],
    position: [
      'number',
      caseWhen(
        'number',
        crossSelling.list,
        LISTS.map(({ key, position }) => [key, position]),
      ),
    ],
    type: ['text', always('text', 'productList')],
    active: ['flag', always('flag', 1)],
  });
};

/** Options among which a family is chosen, each once: as its first variant has it. A variant has its product's. */
export const configuratorSettings = (): Lists => {
  const first = sql`(
    select min(same.product_id) from ${productOption} same join ${row} sibling on sibling.id = same.product_id and sibling.active
    where sibling.parent_id = ${row.rootId} and same.option_id = ${productOption.optionId})`;
  return rows(
    sql`${row} each join ${productOption} on ${productOption.productId} = each.id
      join ${propertyOption} on ${propertyOption.id} = ${productOption.optionId}`,
    sql`each.parent_id = ${row.rootId} and each.active and each.id = ${first}`,
    {
      id: ['id', idMade('configurator-setting', row.rootId, always('text', ':'), propertyOption.id)],
      productId: ['id', row.rootId],
      optionId: ['id', propertyOption.id],
      position: ['number', propertyOption.position],
      'option.id': ['id', propertyOption.id],
      'option.groupId': ['id', propertyOption.groupId],
    },
  );
};

export const downloads = (): Lists =>
  rows(productDownload, sql`${productDownload.productId} = ${row.rootId}`, {
    id: ['id', idMade('product-download', row.id, always('text', ':'), productDownload.mediaId)],
    productId: ['id', row.id],
    mediaId: ['id', productDownload.mediaId],
    position: ['number', productDownload.position],
  });

/** Where it is at home in the language: a main variant at its product's address. */
export const seoUrls = ({ locale, shopConfig }: ProductView): Lists => {
  const isHome = (url: SQL, ownerId: SQL) =>
    sql`${url}.foreign_key = ${ownerId} and ${url}.locale = ${locale} and ${url}.is_canonical`;
  const isOwnHome = isHome(sql`own`, sql`${row.id}`);
  return rows(
    sql`${seoUrl} home`,
    sql`(${isHome(sql`home`, sql`${row.id}`)} or (${isHome(sql`home`, sql`${row.rootId}`)}
      and not exists (select 1 from ${seoUrl} own where ${isOwnHome})))`,
    {
      id: ['id', idMade('seo-url', sql`home.locale`, always('text', ':'), sql`home.seo_path_info`)],
      seoPathInfo: ['text', sql`home.seo_path_info`],
      pathInfo: ['text', sql`(${always('text', '/detail/')} || home.foreign_key)`],
      foreignKey: ['id', sql`home.foreign_key`],
      routeName: ['text', sql`home.route_name`],
      isCanonical: ['flag', sql`home.is_canonical`],
      languageId: ['id', always('id', languageId(locale))],
      salesChannelId: ['id', always('id', shopConfig.salesChannel.id)],
    },
  );
};

/** Seen everywhere, which the original writes as 30. */
export const visibilities = ({ shopConfig }: ProductView): Lists =>
  rows(sql`(select 30 as visibility) seen`, sql`seen.visibility = 30`, {
    visibility: ['number', sql`seen.visibility`],
    productId: ['id', row.id],
    salesChannelId: ['id', always('id', shopConfig.salesChannel.id)],
  });

export type CrossSellingList = { key: keyof StoreWords['crossSellings']; position: number };

/** Cross-sellings of a product, in the order in which they are shown. */
export const LISTS: CrossSellingList[] = [
  { key: 'accessories', position: 1 },
  { key: 'spareParts', position: 2 },
  { key: 'related', position: 3 },
];
