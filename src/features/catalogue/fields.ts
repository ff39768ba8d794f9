/** What a card needs of a product; `includes` keeps the rest off the wire. */
const CARD = [
  'id',
  'parentId',
  'childCount',
  'productNumber',
  'name',
  'translated',
  'stock',
  'isCloseout',
  'minPurchase',
  'restockTime',
  'isNew',
  'markAsTopseller',
  'width',
  'cover',
  'options',
  'deliveryTime',
  'calculatedPrice',
  'calculatedPrices',
  'calculatedCheapestPrice',
  'seoUrls',
  'customFields',
];

/** What a product's own page needs besides. A Shopware leaves out of `translated` what is not named here itself. */
const PAGE = [
  ...CARD,
  'description',
  'metaTitle',
  'metaDescription',
  'keywords',
  'categoryIds',
  'mainCategories',
  'media',
  'properties',
  'height',
  'length',
  'weight',
  'ean',
  'maxPurchase',
  'purchaseSteps',
  'calculatedMaxPurchase',
  'updatedAt',
  'ratingAverage',
];

const PRICE = ['unitPrice', 'quantity', 'totalPrice', 'calculatedTaxes', 'taxRules', 'listPrice', 'referencePrice'];
const SEO_URL = ['id', 'languageId', 'foreignKey', 'routeName', 'pathInfo', 'seoPathInfo', 'isCanonical'];
const CATEGORY = [
  'id',
  'parentId',
  'afterCategoryId',
  'active',
  'visible',
  'name',
  'translated',
  'type',
  'level',
  'breadcrumb',
  'media',
  'seoUrls',
  'customFields',
];

const shared = { calculated_price: PRICE, seo_url: SEO_URL };

export const CARD_INCLUDES = { product: CARD, ...shared };
/** A product as its card shows it: a Shopware tells what sets a version apart only when it is asked. */
export const CARD_FIELDS = { includes: CARD_INCLUDES, associations: { options: {} } };
export const PAGE_INCLUDES = { product: PAGE, ...shared };
export const CATEGORY_INCLUDES = { category: CATEGORY, seo_url: SEO_URL };

/** What comes with a product for its own page. */
export const PAGE_ASSOCIATIONS = {
  media: {},
  mainCategories: {},
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
};
