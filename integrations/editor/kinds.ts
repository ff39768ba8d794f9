import type * as z from 'zod';
import { pageSchema } from '#blocks/blocks.schema.ts';
import { configuratorSchema } from '#features/configurator/configurator.schema.ts';
import { categorySchema, familiesSchema, propertySchema } from '#features/content-schema/category.schema.ts';
import { productSchema } from '#features/content-schema/product.schema.ts';
import { lineComparisonSchema, productLineSchema } from '#features/content-schema/product-line.schema.ts';
import { shopSchema } from '#features/content-schema/shop.schema.ts';
import { contactPersonsSchema, dealersSchema } from '#features/content-schema/shop-config/dealer.schema.ts';
import { mailWordsSchema } from '#features/content-schema/shop-config/mail.schema.ts';
import { noticesSchema, promotionsSchema } from '#features/content-schema/shop-config/promotion.schema.ts';
import {
  pictureWordsSchema,
  reviewsSchema,
  sparePartsSchema,
  synonymsSchema,
} from '#features/content-schema/shop-config/support.schema.ts';
import { navigationSchema, redirectsSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { manualsSchema } from '#features/documents/manual.schema.ts';
import { overviewsSchema } from '#features/journal/overview/overviews.schema.ts';
import { postSchema } from '#features/journal/post/post.schema.ts';
import { recipeSchema, unitsSchema } from '#features/journal/recipe/recipe.schema.ts';
import { dryingGuideSchema, raclettePlannerSchema } from '#features/journal/tools/tools.schema.ts';
import { plannerSchema } from '#features/planner/planner.schema.ts';
import { explodedSchema } from '#features/spare-parts/exploded/exploded.schema.ts';

/** A kind of content: its name for editors, its path, its schema. */
export interface Kind {
  label: string;
  /** Heading of the menu under which it stands. */
  group: 'Pages' | 'Goods' | 'Shop';
  /** `*` is the name of an entry; without one there is a single file. Without its ending, which is .yaml. */
  path: string;
  schema: z.ZodType;
  /** The field that repeats the name of the file. */
  named?: string;
  /** Entries with an address have a preview in each language. */
  hasAddress?: boolean;
}

/** Everything that editors can change. A new kind of content is one entry here. */
export const KINDS = {
  pages: { label: 'Pages', group: 'Pages', path: 'content/pages/*', schema: pageSchema, hasAddress: true },
  recipes: { label: 'Recipes', group: 'Pages', path: 'content/recipes/*', schema: recipeSchema, hasAddress: true },
  blog: { label: 'Journal', group: 'Pages', path: 'content/blog/*', schema: postSchema, hasAddress: true },
  navigation: { label: 'Navigation', group: 'Pages', path: 'content/shop/navigation', schema: navigationSchema },
  redirects: { label: 'Redirects', group: 'Pages', path: 'content/shop/redirects', schema: redirectsSchema },
  products: {
    label: 'Products',
    group: 'Goods',
    path: 'content/products/*/product',
    schema: productSchema,
    named: 'number',
    hasAddress: true,
  },
  categories: {
    label: 'Categories',
    group: 'Goods',
    path: 'content/categories/*',
    schema: categorySchema,
    named: 'id',
    hasAddress: true,
  },
  lines: {
    label: 'Product lines',
    group: 'Goods',
    path: 'content/product-lines/*',
    schema: productLineSchema,
    named: 'id',
  },
  comparison: {
    label: 'Comparison of lines',
    group: 'Goods',
    path: 'content/shop/line-comparison',
    schema: lineComparisonSchema,
  },
  properties: {
    label: 'Properties',
    group: 'Goods',
    path: 'content/properties/*',
    schema: propertySchema,
    named: 'id',
  },
  families: {
    label: 'Families and sizes',
    group: 'Goods',
    path: 'content/shop/families',
    schema: familiesSchema.shape.list.describe('Families in the order of the header.'),
  },
  spareParts: {
    label: 'Spare-parts search',
    group: 'Goods',
    path: 'content/spare-parts/spare-parts',
    schema: sparePartsSchema,
  },
  configurator: {
    label: 'Configurator',
    group: 'Goods',
    path: 'content/shop/configurator',
    schema: configuratorSchema,
  },
  explodedDrawings: {
    label: 'Exploded drawings',
    group: 'Goods',
    path: 'content/spare-parts/drawings',
    schema: explodedSchema,
  },
  manuals: { label: 'Chapters of manuals', group: 'Goods', path: 'content/shop/manuals', schema: manualsSchema },
  notices: { label: 'Notices', group: 'Shop', path: 'content/shop/notices', schema: noticesSchema },
  promotions: { label: 'Promotions', group: 'Shop', path: 'content/shop/promotions', schema: promotionsSchema },
  dealers: { label: 'Dealers', group: 'Shop', path: 'content/dealers/dealers', schema: dealersSchema },
  contacts: {
    label: 'Contact persons',
    group: 'Shop',
    path: 'content/shop/contact-persons',
    schema: contactPersonsSchema,
  },
  reviews: { label: 'Reviews', group: 'Shop', path: 'content/shop/reviews', schema: reviewsSchema },
  synonyms: { label: 'Search words', group: 'Shop', path: 'content/shop/synonyms', schema: synonymsSchema },
  mails: { label: 'Words of mails', group: 'Shop', path: 'content/shop/mails', schema: mailWordsSchema },
  overviews: { label: 'Overviews', group: 'Pages', path: 'content/shop/overviews', schema: overviewsSchema },
  units: { label: 'Units of recipes', group: 'Shop', path: 'content/shop/units', schema: unitsSchema },
  dryingGuide: { label: 'Drying guide', group: 'Pages', path: 'content/shop/drying-guide', schema: dryingGuideSchema },
  raclettePlanner: {
    label: 'Raclette planner',
    group: 'Pages',
    path: 'content/shop/raclette-planner',
    schema: raclettePlannerSchema,
  },
  professionalPlanner: {
    label: 'Planner of professionals',
    group: 'Goods',
    path: 'content/shop/professional-planner',
    schema: plannerSchema,
  },
  pictureWords: {
    label: 'What pictures show',
    group: 'Pages',
    path: 'content/media/pictures',
    schema: pictureWordsSchema,
  },
  shop: { label: 'Facts of the shop', group: 'Shop', path: 'content/shop/shop', schema: shopSchema },
} satisfies Record<string, Kind>;
