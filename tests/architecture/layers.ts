/** The house's plan: who lives above whom, who may visit whom, and every exception with its reason. */

/** Imports go to the same room or to a later line. */
export const FLOORS = [['pages'], ['layouts', 'blocks'], ['features'], ['ui', 'store-api'], ['i18n'], ['values']];

/** The folders of the embedded store, the lowest first: imports go to the same line or to one above it. */
export const STORE_FLOORS = [
  ['rules'],
  ['words'],
  ['records'],
  ['shop-config'],
  ['criteria', 'limits', 'captcha', 'maintenance', 'changes'],
  ['shopper'],
  ['catalogue'],
  ['serializers'],
  ['listing'],
  ['print'],
  ['mail'],
  ['outbox'],
  ['newsletter', 'back-in-stock', 'contact', 'appointment', 'wishlist', 'review', 'promotion'],
  ['stock'],
  ['cart'],
  ['account'],
  ['order-state'],
  ['document'],
  ['payment'],
  ['order'],
  ['bookkeeping', 'person', 'return'],
  ['today'],
  ['quote'],
  ['merchant'],
  ['cms', 'sitemap'],
  ['routes', 'cli', 'remote'],
];

/** A feature may import the features listed beside it; nobody else's. */
export const FEATURES: Record<string, string[]> = {
  session: [],
  notifications: [],
  notices: ['content-schema', 'navigation'], // the shop's facts, closures among them, are catalog content
  catalogue: [], // reads products, categories and numbers
  articles: ['catalogue', 'navigation', 'product'],
  listing: ['catalogue', 'navigation', 'product', 'prose', 'seo'],
  search: ['catalogue', 'journal', 'listing', 'navigation', 'product', 'session'], // recipes and posts are found too
  cart: ['notifications', 'session'],
  wishlist: ['cart', 'catalogue', 'navigation', 'product', 'session'], // everything noted goes into the cart at once
  account: ['cart', 'navigation', 'plain-forms', 'session'], // a login brings the cart of last time; the catalog knows where content's pages are
  orders: ['account', 'cart', 'checkout', 'lists'], // an order may be kept as a reorder list
  checkout: ['account', 'cart', 'notifications', 'plain-forms', 'session'],
  documents: ['catalogue', 'content-schema', 'journal', 'navigation', 'product', 'prose'], // the sample of the recipe book holds recipes
  configurator: [
    'cart',
    'catalogue',
    'content-schema',
    'documents',
    'navigation',
    'notifications',
    'plain-forms',
    'product',
    'seo',
    'session',
  ], // a configuration is printed as a sheet is
  'spare-parts': ['catalogue', 'content-schema', 'listing', 'navigation', 'product', 'search', 'seo'], // the list swaps as a list of goods does, words are found as in the dropdown
  dealers: ['content-schema', 'listing', 'navigation', 'opening-hours', 'seo'], // the list swaps as a list of goods does
  captcha: [],
  contact: ['captcha', 'content-schema', 'navigation', 'session'],
  appointment: ['captcha', 'catalogue', 'content-schema', 'dealers', 'navigation', 'session'], // partners are dealers, found by the same places
  newsletter: ['navigation', 'plain-forms', 'session'],
  'opening-hours': [],
  'back-in-stock': ['plain-forms', 'session'],
  professional: ['account', 'cart', 'catalogue', 'navigation', 'plain-forms', 'product'], // goods at one's own prices: lists, orders, quotes, projects
  reviews: ['session'],
  updates: [],
  consent: [],
  compare: ['cart', 'catalogue', 'product', 'session', 'wishlist'], // shows a product as the wishlist does
  recent: [],
  offline: ['cart', 'notifications'], // what was put in without a connection, told as long as a notification stays
  journal: ['catalogue', 'content-schema', 'navigation', 'product', 'prose', 'seo'],
  'content-schema': [], // what editors write, and the rules that their texts must pass
  lists: ['account', 'cart', 'catalogue', 'plain-forms', 'product', 'professional', 'quotes'], // a reorder list can become a quote
  navigation: ['catalogue', 'content-schema'], // menus, addresses of pages, where a link leads
  'plain-forms': [], // forms that work without script
  planner: ['cart', 'catalogue', 'content-schema', 'professional', 'projects'],
  product: ['back-in-stock', 'cart', 'catalogue', 'content-schema', 'navigation', 'prose', 'reviews', 'seo'], // the product page holds what one can do with a product
  projects: ['account', 'cart', 'catalogue', 'lists', 'plain-forms', 'product', 'professional', 'quotes'],
  prose: ['content-schema', 'navigation'],
  'quick-order': ['cart', 'catalogue', 'professional', 'session'],
  quotes: ['account', 'cart', 'catalogue', 'professional'],
  seo: ['content-schema', 'navigation'], // structured data and redirects
};

/** What of `src` the embedded store may see; it could be taken out and run elsewhere. */
const STORE_SEES = [
  /^#store-api\/call\.ts$/,
  /^#store-api\/contract\//,
  /^#values\//,
  /^#i18n\/(locales|segments)\.ts$/,
  /\.schema\.ts$/,
  /^#features\/content-schema\/markdoc\.ts$/, // what editors write in pages
  /^#store\//,
];

/** What of `src` the other integrations may see. */
export const INTEGRATIONS_SEE = [
  /^#config\.schema\.ts$/,
  /^#values\//,
  /^#i18n\/locales\.ts$/,
  /^#server\//,
  /^#media\//,
];

/** The gallery draws what editors can place, in development only: it stands above the pages. */
const GALLERY_SEES = [...INTEGRATIONS_SEE, /^#blocks\//, /^#layouts\//];
/** The editor makes its forms from the schemas, checks by the shop's rules, and finds previews where the shop finds addresses. */
const EDITOR_SEES = [
  ...INTEGRATIONS_SEE,
  /\.schema\.ts$/,
  /^#editor\//,
  /^#features\/content-schema\//,
  /^#features\/navigation\/target\.content\.ts$/,
  // what the check of addresses holds against content: where code lives, and which words filters, topics and redirects take
  /^#i18n\/(paths|segments)\.ts$/,
  /^#features\/seo\/redirects\.ts$/,
  /^#features\/navigation\/(addresses|overviews)\.ts$/,
  /^#features\/journal\/(overview\/filters|post\/topics)\.ts$/,
];

/**
 * The desk calls the embedded store as the command line does, checks what editors write by the shop's rules, describes its
 * forms from the same schemas, and looks like the shop.
 */
const DESK_SEES = [
  ...INTEGRATIONS_SEE,
  /\.schema\.ts$/,
  /^#desk\//,
  /^#editor\//,
  /^#(ui|styles|blocks|layouts)\//,
  /^#features\/content-schema\//,
  /^#store-api\/shared\.server\.ts$/,
  /^#i18n\/(paths|segments)\.ts$/,
  // `npm run store` with the desk's own commands
  /^#store\/cli\/(run|line\/command-result)\.ts$/,
  /^#store\/(?!cli\/|routes\/|remote\/)/,
];

/** What single integrations see, where it is not what all see. */
export const SEES: Record<string, RegExp[]> = {
  'store-api': STORE_SEES,
  // the server answers with the store, and tells the pages' code what has changed
  server: [
    ...INTEGRATIONS_SEE,
    /^#desk\/(api\/app|preview|shell|content\/\w+)\.ts$/,
    /^#store\/(health|store|transport|payment\/.*)\.ts$/,
    /^#store-api\/(breath|shared)\.server\.ts$/,
  ],
  gallery: GALLERY_SEES,
  editor: EDITOR_SEES,
  desk: DESK_SEES,
};

/** Files that may do what their suffix forbids; the reason is part of the exception. */
export const EXCEPTIONS: Exception[] = [
  { path: 'src/store-api/client.ts', may: 'fetch', because: 'the one place that talks to the Store API' },
  {
    path: 'src/features/listing/listing-section.client.ts',
    may: 'fetch',
    because: 'takes the next part of a listing from the page drawn on demand, which is no Store API call',
  },
  {
    path: 'src/features/updates/builds.client.ts',
    may: 'fetch',
    because: 'asks for builds and payloads, which are files and no Store API calls',
  },
  {
    path: 'src/features/updates/first-build-check.client.ts',
    may: 'fetch',
    because: 'asks for the latest build, a file, in the few bytes that every page carries',
  },
  {
    path: 'src/features/consent/analytics.client.ts',
    may: 'fetch',
    because: "tells the owner's counter of a visit, which is no Store API call",
  },
  {
    path: 'src/features/appointment/product/request-data.store.ts',
    may: 'fetch',
    because: 'takes words and partners of the request, which are a file and no Store API call',
  },
  {
    path: 'src/features/search/dropdown/dropdown.store.ts',
    may: 'fetch',
    because: 'takes the index of the search, which is a file and no Store API call',
  },
  { path: 'src/store-api/token.ts', may: 'cookie', because: 'keeps the context token' },
  { path: 'src/store-api/token.ts', may: 'dom', because: 'a cookie is read and written through the document' },
  {
    path: 'src/ui/InlineScript.astro',
    may: 'inline',
    because: 'runs before the first paint; the policy knows its digest',
  },
];

export interface Exception {
  path: string;
  may: 'fetch' | 'storage' | 'cookie' | 'clock' | 'dom' | 'inline';
  because: string;
}

/** Business constants and the one file that owns each; a file that is not there yet is not asked. */
export const CONSTANTS: Constant[] = [
  {
    says: 'a notification stays 2500 ms',
    owner: 'src/features/notifications/notifications.store.ts',
    pattern: /\b2_?500\b/,
  },
  {
    says: 'the cookies of locale and context token live 365 days',
    owner: 'src/store-api/token.ts',
    pattern: /\b365 \* 24\b|\b31_?536_?000\b/,
  },
  {
    says: 'payment pages go on after 5 seconds',
    owner: 'src/features/checkout/redirect.ts',
    pattern: /\bredirectAfter\w*\s*[=:]\s*5/i,
  },
  {
    says: 'who registers is at least 18',
    owner: 'src/features/account/age.ts',
    pattern: /\bmin\w*age\w*\s*[=:]\s*18\b/i,
  },
  {
    says: 'the build manifest is asked every 60 minutes',
    owner: 'src/features/updates/updates.store.ts',
    pattern: /\bcheck\w*\s*=\s*(60 \* 60 \* 1_?000|3_?600_?000)\b/i,
  },
  {
    says: 'background pictures end at 1900 pixels',
    owner: 'src/values/picture-size.ts',
    pattern: /\b(largest|max\w*|width\w*)\b.*\b1900\b/i,
  },
  {
    says: 'merged classes are remembered 500 times',
    owner: 'src/ui/classes.ts',
    pattern: /\bcache\w*\s*[=:]\s*500\b/i,
  },
];

export interface Constant {
  says: string;
  owner: string;
  pattern: RegExp;
}
