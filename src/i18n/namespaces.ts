/*
 * The namespaces and keys as types, read from the German files: a misspelled key is a type error.
 * A plural (`items_one`, `items_other`) is asked for by its stem (`items`).
 */
interface Resources {
  account: typeof import('./locales/de/account.json');
  appointment: typeof import('./locales/de/appointment.json');
  articles: typeof import('./locales/de/articles.json');
  backInStock: typeof import('./locales/de/backInStock.json');
  captcha: typeof import('./locales/de/captcha.json');
  cart: typeof import('./locales/de/cart.json');
  checkout: typeof import('./locales/de/checkout.json');
  common: typeof import('./locales/de/common.json');
  layout: typeof import('./locales/de/layout.json');
  compare: typeof import('./locales/de/compare.json');
  configurator: typeof import('./locales/de/configurator.json');
  connection: typeof import('./locales/de/connection.json');
  consent: typeof import('./locales/de/consent.json');
  contact: typeof import('./locales/de/contact.json');
  dealers: typeof import('./locales/de/dealers.json');
  documents: typeof import('./locales/de/documents.json');
  errorPages: typeof import('./locales/de/errorPages.json');
  gallery: typeof import('./locales/de/gallery.json');
  lines: typeof import('./locales/de/lines.json');
  journal: typeof import('./locales/de/journal.json');
  listing: typeof import('./locales/de/listing.json');
  newsletter: typeof import('./locales/de/newsletter.json');
  product: typeof import('./locales/de/product.json');
  offline: typeof import('./locales/de/offline.json');
  professional: typeof import('./locales/de/professional.json');
  recent: typeof import('./locales/de/recent.json');
  search: typeof import('./locales/de/search.json');
  session: typeof import('./locales/de/session.json');
  spareParts: typeof import('./locales/de/spareParts.json');
  update: typeof import('./locales/de/update.json');
  validation: typeof import('./locales/de/validation.json');
  wishlist: typeof import('./locales/de/wishlist.json');
}

export type Namespace = keyof Resources;

export type KeyOf<N extends Namespace> = Stem<keyof Resources[N] & string>;

/** Keys of a namespace by name or by pattern: `'keep*'`, `'*-*'`. */
export type PatternOf<N extends Namespace> = KeyOf<N> | `${string}*${string}`;

/** The keys that `Pattern` stands for. */
export type MatchOf<N extends Namespace, Pattern extends string> = Extract<KeyOf<N>, Glob<Pattern>>;

type Glob<Pattern extends string> = Pattern extends `${infer Head}*${infer Tail}`
  ? `${Head}${string}${Glob<Tail>}`
  : Pattern;

type Stem<Key extends string> = Key extends `${infer Head}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Head
  : Key;
