import { refuse } from '#store/errors.ts';

const HIDDEN_ASSOCIATIONS = [
  'crossSellingAssignedProducts',
  'customFieldSets',
  'featureSet',
  'orderLineItems',
  'prices',
  'searchKeywords',
  'wishlists',
];

/** What Shopware's product has and keeps from the Store API: criteria that name it are refused. */
export const HIDDEN: ReadonlySet<string> = new Set([
  ...HIDDEN_ASSOCIATIONS,
  'autoIncrement',
  'customFieldSetSelectionActive',
  'customSearchKeywords',
  'featureSetId',
  'purchasePrices',
  'slotConfig',
  'variantListingConfig',
  'variantRestrictions',
]);

/**
 * Associations of Shopware's product, whether this shop has anything to fill in or not; hidden ones may be asked for
 * there too, and bring nothing.
 */
const ASSOCIATIONS: ReadonlySet<string> = new Set([
  ...HIDDEN_ASSOCIATIONS,
  'canonicalProduct',
  'categories',
  'categoriesRo',
  'children',
  'cmsPage',
  'configuratorSettings',
  'cover',
  'crossSellings',
  'deliveryTime',
  'downloads',
  'mainCategories',
  'manufacturer',
  'media',
  'openGraphMedia',
  'options',
  'parent',
  'productReviews',
  'properties',
  'seoCategory',
  'seoUrls',
  'streams',
  'tags',
  'tax',
  'translations',
  'unit',
  'visibilities',
]);

/** Fields that come along anyway: who takes one for an association gets what is meant. */
const FIELDS: ReadonlySet<string> = new Set(['sortedProperties', 'states']);

/** @throws 400 for an association that products do not have. The original answers 500, as if it were its own fault. */
export function requireAssociations(associations: Record<string, unknown>): void {
  for (const name of Object.keys(associations)) {
    if (ASSOCIATIONS.has(name) || FIELDS.has(name)) continue;
    throw refuse(400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', `Can not find association by name ${name}`, {
      association: name,
    });
  }
}
