/*
 * What schema.org's types need to be of use: required and recommended fields as search engines document them
 * (developers.google.com/search/docs/appearance/structured-data: product, breadcrumb, recipe, article, faqpage,
 * organization, local-business, return-policy, shipping-policy). A recommended field that this shop can't fill honestly stands under `without`.
 */
interface Rule {
  required: readonly string[];
  recommended: readonly string[];
  /** Recommended, and left out for a reason. */
  without?: Record<string, string>;
}

const RULES: Record<string, Rule> = {
  Product: {
    required: ['name', 'offers'],
    recommended: ['sku', 'brand', 'description'],
    without: {
      aggregateRating: 'the page shows reviews, once there are some',
      review: 'the page shows reviews, once there are some',
      gtin13: 'spare parts have no bar code',
      image: 'a spare part that nobody has photographed has none',
    },
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'url', 'itemCondition'],
    without: {
      priceValidUntil: 'prices hold until they are changed',
      hasMerchantReturnPolicy: 'the same for all goods: it stands once, on the organization, on the page of returns',
      shippingDetails: 'the same for all goods: they stand once, on the organization, on the page of delivery',
    },
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position'], recommended: [] },
  Recipe: {
    required: ['name', 'image'],
    recommended: [
      ...['author', 'cookTime', 'datePublished', 'description', 'keywords', 'nutrition', 'prepTime', 'recipeCategory'],
      ...['recipeIngredient', 'recipeInstructions', 'recipeYield', 'totalTime'],
    ],
    without: {
      aggregateRating: 'nobody rates recipes here',
      recipeCuisine: 'most dishes belong to no one country',
      video: 'nothing is filmed',
    },
  },
  HowToTool: { required: ['name'], recommended: [] },
  HowToStep: { required: ['text'], recommended: ['name', 'url'] },
  NutritionInformation: { required: ['calories'], recommended: ['servingSize'] },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author'],
    recommended: ['dateModified', 'publisher', 'description', 'mainEntityOfPage'],
  },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  Organization: { required: ['name', 'url'], recommended: ['logo'] },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['geo', 'openingHoursSpecification', 'telephone', 'url'],
    without: { priceRange: 'a workshop has none', aggregateRating: 'nobody rates it here' },
  },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    recommended: [
      ...['returnPolicyCountry', 'merchantReturnLink', 'itemCondition', 'returnMethod', 'returnFees', 'refundType'],
      ...['itemDefectReturnFees'],
    ],
    without: {
      returnShippingFeesAmount: 'who sends back pays the carrier, not the shop',
      restockingFee: 'there is none',
      customerRemorseReturnFees: 'the same as returnFees',
    },
  },
  ShippingService: {
    required: ['shippingConditions'],
    recommended: ['name', 'description', 'fulfillmentType'],
    without: { handlingTime: 'how soon an article leaves differs and stands on its page' },
  },
  ShippingConditions: {
    required: ['shippingDestination', 'shippingRate'],
    recommended: ['transitTime'],
  },
  MonetaryAmount: { required: ['currency'], recommended: [] },
  DefinedRegion: { required: ['addressCountry'], recommended: [] },
  ServicePeriod: { required: ['duration'], recommended: ['businessDays'] },
  PostalAddress: { required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'] },
  WebPage: { required: ['name', 'url', 'description'], recommended: ['inLanguage'] },
};

type Node = Record<string, unknown>;

/** The things that a page tells search engines; a page without any tells none. @throws when one is no JSON */
export const thingsIn = (html: string): Node[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = '']) => {
    const read = JSON.parse(text) as Node & { '@graph'?: Node[] };
    return read['@graph'] ?? [read];
  });

/** What is wrong with a thing and all things inside it, one sentence each. */
export function faultsOf(thing: unknown, path = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, index) => faultsOf(one, `${path}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const node = thing as Node;
  const type = String(node['@type'] ?? '');
  const here = path || type;
  const rule = RULES[type];
  const missing = [...(rule?.required ?? []), ...(rule?.recommended ?? [])].filter((field) => isEmpty(node[field]));
  return [
    ...(path === '' && !rule ? [`${here}: no rules for this type; add them to tests/support/json-ld.ts`] : []),
    ...missing.map((field) => `${here}: ${field} is missing`),
    ...shapeFaults(node, here),
    ...Object.entries(node).flatMap(([field, value]) => faultsOf(value, `${here}.${field}`)),
  ];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const SHAPES: [fields: string[], pattern: RegExp, expected: string][] = [
  [['prepTime', 'cookTime', 'totalTime', 'timeRequired'], /^PT(\d+H)?(\d+M)?$/, 'a duration like PT1H30M'],
  [['datePublished', 'dateModified'], /^\d{4}-\d{2}-\d{2}/, 'a day like 2026-11-30'],
  [['url', 'item', 'mainEntityOfPage', 'logo'], /^https?:\/\//, 'an absolute address'],
  [['price'], /^\d+\.\d{2}$/, 'a price like 249.00'],
  [
    ['availability', 'itemCondition', 'returnPolicyCategory', 'returnMethod', 'returnFees', 'refundType'],
    /^https:\/\/schema\.org\/\w+$/,
    'a value of schema.org',
  ],
  [['calories'], /^\d+(\.\d+)? kcal$/, 'energy like 610 kcal'],
];

function shapeFaults(node: Node, here: string): string[] {
  const wrong = SHAPES.flatMap(([fields, pattern, expected]) =>
    fields
      .filter((field) => typeof node[field] === 'string' && !pattern.test(node[field]))
      .map((field) => `${here}: ${field} is ${node[field]}, expected ${expected}`),
  );
  const images = [node.image].flat().filter((one) => typeof one === 'string' && !/^https?:\/\//.test(one));
  const leaks = Object.entries(node).filter(([, value]) =>
    /undefined|\[object|<\w/.test(typeof value === 'string' ? value : ''),
  );
  return [
    ...wrong,
    ...images.map((one) => `${here}: image is ${one}, expected an absolute address`),
    ...leaks.map(([field, value]) => `${here}: ${field} is ${value}, expected plain words`),
  ];
}
