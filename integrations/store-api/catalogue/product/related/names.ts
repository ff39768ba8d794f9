/** What Shopware's product has and keeps from the Store API: criteria that name it are refused (facts §1.7). */
export const HIDDEN: ReadonlySet<string> = new Set([
  'autoIncrement',
  'crossSellingAssignedProducts',
  'customFieldSetSelectionActive',
  'customFieldSets',
  'customSearchKeywords',
  'featureSet',
  'featureSetId',
  'orderLineItems',
  'prices',
  'purchasePrices',
  'searchKeywords',
  'slotConfig',
  'variantListingConfig',
  'variantRestrictions',
  'wishlists',
]);
