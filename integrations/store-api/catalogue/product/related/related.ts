import { type SQL, sql } from 'drizzle-orm';
import { inLanguage } from '#i18n/locales.ts';
import { layoutId, PRODUCT_LAYOUT } from '#store/catalogue/pages.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { wordsOf } from '#store/catalogue/product/word-columns.ts';
import { product as row } from '#store/records/schema/product.ts';
import { categoriesOf, mainCategories } from './categories.ts';
import { always, caseWhen, type Fields, flag, id, never, nothing, number, text } from './kinds.ts';
import {
  children,
  configuratorSettings,
  crossSellings,
  downloads,
  productReviews,
  seoUrls,
  visibilities,
} from './lists.ts';
import { coverOf, media } from './pictures.ts';
import { optionsOf, propertiesOf } from './properties.ts';

/** What hangs on a product, with the fields of it that criteria may name, as SQL over a row of `product`. */
export const relatedFields = (view: ProductView): Record<string, () => Fields> => ({
  manufacturer: () => ({
    id: id(always('id', MANUFACTURER_ID)),
    name: text(always('text', view.shopConfig.shop.name)),
    link: never('text'),
    description: never('text'),
    mediaId: never('id'),
  }),
  tax: () => ({
    id: id(taxId(view)),
    taxRate: number(taxRate(view)),
    name: text(byTax('text', view, ({ name }) => inLanguage(view.locale, name))),
    position: number(always('number', 1)),
  }),
  deliveryTime: () => ({
    id: id(deliveryTimeId(view)),
    name: text(byTime('text', view, ({ name }) => inLanguage(view.locale, name))),
    min: number(byTime('number', view, ({ min }) => min)),
    max: number(byTime('number', view, ({ max }) => max)),
    unit: text(byTime('text', view, ({ unit }) => unit)),
  }),
  parent: () => ({
    id: id(row.parentId),
    productNumber: text(sql`(select above.number from ${row} above where above.id = ${row.parentId})`),
    name: text(sql`(case when ${row.parentId} is not null then ${wordsOf('name', view)} end)`),
    active: flag(sql`(select above.active from ${row} above where above.id = ${row.parentId})`),
    childCount: number(sql`(select above.variant_count from ${row} above where above.id = ${row.parentId})`),
  }),
  cover: () => coverOf(view),
  unit: () => ({ id: never('id'), name: never('text'), shortCode: never('text') }),
  canonicalProduct: () => ({ id: never('id'), productNumber: never('text') }),
  cmsPage: () => ({
    id: id(always('id', layoutId(PRODUCT_LAYOUT))),
    type: text(always('text', 'product_detail')),
  }),
  children: () => children(),
  media: () => media(view),
  categories: () => categoriesOf(view, 'assigned'),
  categoriesRo: () => categoriesOf(view, 'all'),
  mainCategories: () => mainCategories(view),
  properties: () => propertiesOf(view),
  options: () => optionsOf(view),
  productReviews: () => productReviews(),
  crossSellings: () => crossSellings(view),
  configuratorSettings: () => configuratorSettings(),
  downloads: () => downloads(),
  seoUrls: () => seoUrls(view),
  visibilities: () => visibilities(view),
  tags: () => nothing({ id: 'id', name: 'text' }),
  streams: () => nothing({ id: 'id', name: 'text' }),
});

export const taxId = (view: ProductView): SQL => byTax('id', view, ({ id: taxed }) => taxed);

/** In the country of the session, as the wire tells it. */
const taxRate = (view: ProductView): SQL =>
  sql`coalesce(${byTax('number', view, ({ rates }) => rates[view.iso] ?? null)}, ${row.taxRate})`;

export const deliveryTimeId = (view: ProductView): SQL => byTime('id', view, ({ id: timed }) => timed);

type FieldValue = string | number | null;
type Is = 'id' | 'text' | 'number';

const byTax = (
  is: Is,
  { shopConfig }: ProductView,
  pick: (tax: ProductView['shopConfig']['taxes'][number]) => FieldValue,
): SQL =>
  caseWhen(
    is,
    row.taxRate,
    shopConfig.taxes.map((tax) => [tax.productTax, pick(tax)]),
  );

const byTime = (
  is: Is,
  { shopConfig }: ProductView,
  pick: (time: ProductView['shopConfig']['deliveryTimes'][number]) => FieldValue,
) =>
  caseWhen(
    is,
    row.deliveryTime,
    shopConfig.deliveryTimes.map((time) => [time.key, pick(time)]),
  );
