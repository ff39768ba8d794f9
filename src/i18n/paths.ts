import {
  type Alternates,
  type ArticleLocale,
  DEFAULT_LOCALE,
  ITALIAN,
  LOCALES,
  type Locale,
  localeInfo,
} from './locales.ts';
import { CONFIGURATOR, DEALERS, JOURNAL, RECIPES, SPARE_PARTS } from './segments.ts';

/*
 * An address is a function. Every one answers with the language prefix, a leading slash and no trailing slash.
 * Addresses that content owns (categories, products, pages) come as SEO paths from the Store API: `fromSeoPath`.
 */

export const home = (locale: Locale): string => inLocale(locale, '/');
/** The index of the dropdown in a language. */
export const searchIndex = (locale: Locale): string => inLocale(locale, '/search-index.json');
export const search = (locale: Locale, term?: string): string => inLocale(locale, `/search${query({ search: term })}`);
export const cart = (locale: Locale): string => inLocale(locale, '/cart');
export const wishlist = (locale: Locale): string => inLocale(locale, '/wishlist');
/** The comparison; `number`s name its products, so that it can be passed on. */
export const compare = (locale: Locale, ...numbers: string[]): string =>
  inLocale(locale, `/compare${numbers.length > 0 ? `?products=${numbers.map(segment).join(',')}` : ''}`);
export const contact = (locale: Locale): string => inLocale(locale, '/kontakt');
export const service = (locale: Locale): string => inLocale(locale, '/service');
/** Every article by line, or where a printed article number leads; the one address that Italian has too. */
export function products(locale: ArticleLocale, number?: string): string {
  const path = number ? `/products/${segment(number)}` : '/products';
  return locale === ITALIAN.code ? ITALIAN.prefix + path : inLocale(locale, path);
}
export const documentView = (locale: Locale, product: string, number: string, document: string): string =>
  inLocale(locale, `/documents/${[product, number, document].map(segment).join('/')}`);

/** The overview of recipes, one recipe, or a choice of them (`raclette`, `vegan`): segments as content and filters write them. */
export const recipes = (locale: Locale, ...segments: string[]): string => below(locale, RECIPES[locale], segments);
/** The overview of the journal, one post, or one topic. */
export const journal = (locale: Locale, ...segments: string[]): string => below(locale, JOURNAL[locale], segments);
/** The dealer network, or one dealer by their id. */
export const dealers = (locale: Locale, id?: string): string => below(locale, DEALERS[locale], id ? [id] : []);
/** The waste-system configurator, with what it is asked: `{ bodyWidth: '550' }`, in millimeters. */
export const configurator = (locale: Locale, params: Record<string, string> = {}): string =>
  inLocale(locale, `/${CONFIGURATOR[locale]}${query(params)}`);
/** A configuration on paper; its query is that of the configurator. */
export const configurationFile = (locale: Locale): string => inLocale(locale, '/documents/configuration.pdf');
/** The dimension drawing of a device or a waste system, by its article number. */
export const drawing = (locale: Locale, number: string): string => inLocale(locale, `/drawings/${segment(number)}.svg`);
/** The spare-parts search, or the parts of one product by its article number. */
export const spareParts = (locale: Locale, number?: string): string =>
  below(locale, SPARE_PARTS[locale], number ? [segment(number)] : []);
/** Words and partners of the request, for the dialog that asks them. */
export const appointmentData = (locale: Locale): string => inLocale(locale, '/appointment.json');
/** The feed of an overview. */
export const feed = (overview: string): string => `${overview}/rss.xml`;

export const checkout = (locale: Locale): string => inLocale(locale, '/checkout');
/** `result` is what the payment gave; without it the order is placed and the payment still to come. */
export const checkoutSuccess = (locale: Locale, orderId: string, result?: 'paid' | 'unpaid'): string =>
  inLocale(locale, `/checkout/success/${segment(orderId)}${result ? `/${result}` : ''}`);

/** `redirectTo` is the address to come back to, with its language prefix. */
export const login = (locale: Locale, redirectTo?: string): string =>
  inLocale(locale, `/login${query({ redirectTo })}`);
export const register = (locale: Locale, group?: 'professional', redirectTo?: string): string =>
  inLocale(locale, `/register${query({ group, redirectTo })}`);
export const resetPassword = (locale: Locale, hash?: string): string =>
  inLocale(locale, `/reset-password${query({ hash })}`);

export const account = (locale: Locale): string => inLocale(locale, '/account');
/** Where a guest becomes a customer. */
export const accountConvertGuest = (locale: Locale): string => inLocale(locale, '/account/convert-guest');
export const accountLogout = (locale: Locale): string => inLocale(locale, '/account/logout');
/** The list of addresses, or the form of one: its id, or `new`. `isForCheckout`: it leads back to the checkout. */
export const accountAddress = (locale: Locale, id?: string, { isForCheckout = false } = {}): string =>
  inLocale(
    locale,
    id
      ? `/account/address/${segment(id)}${query({ for: isForCheckout ? 'checkout' : undefined })}`
      : '/account/address',
  );
export const accountOrder = (locale: Locale, orderId?: string): string =>
  inLocale(locale, orderId ? `/account/order/${segment(orderId)}` : '/account/order');
/** A file of an order: one of its documents, or what was bought as a file. */
export const accountOrderFile = (locale: Locale, orderId: string, kind: 'document' | 'download', id: string): string =>
  `${accountOrder(locale, orderId)}/${kind}/${segment(id)}`;
/** The reorder lists, or one of them. */
export const accountLists = (locale: Locale, id?: string): string =>
  inLocale(locale, id ? `/account/lists/${segment(id)}` : '/account/lists');
/** The professionals' shop: what there is for them, or one of its tools. */
export const professional = (locale: Locale, tool?: 'quick-order' | 'planner' | 'quotes' | 'projects'): string =>
  inLocale(locale, tool ? `/account/professional/${tool}` : '/account/professional');
/** A quote as a PDF. */
export const quoteFile = (locale: Locale, id: string): string => `${professional(locale, 'quotes')}/${segment(id)}`;
/** A project with its kitchens. */
export const project = (locale: Locale, id: string): string => `${professional(locale, 'projects')}/${segment(id)}`;
export const accountPayment = (locale: Locale): string => inLocale(locale, '/account/payment');
export const accountProfile = (locale: Locale): string => inLocale(locale, '/account/profile');
export const accountRecover = (locale: Locale): string => inLocale(locale, '/account/recover');

export const newsletterSubscribe = (locale: Locale): string => inLocale(locale, '/newsletter-subscribe');
export const newsletterUnsubscribe = (locale: Locale): string => inLocale(locale, '/newsletter-unsubscribe');
export const backInStockConfirm = (locale: Locale): string => inLocale(locale, '/back-in-stock/confirm');
export const backInStockUnsubscribe = (locale: Locale): string => inLocale(locale, '/back-in-stock/unsubscribe');

/** What the Store API calls `seoPathInfo`: no prefix, with or without leading and trailing slash. */
export const fromSeoPath = (locale: Locale, seoPath: string): string =>
  inLocale(locale, `/${seoPath.replace(/^\/+|(?<!\/)\/+$/g, '')}`);

export const productFallback = (locale: Locale, id: string): string => inLocale(locale, `/detail/${segment(id)}`);
export const categoryFallback = (locale: Locale, id: string): string => inLocale(locale, `/navigation/${segment(id)}`);
export const landingFallback = (locale: Locale, id: string): string => inLocale(locale, `/landingPage/${segment(id)}`);

/** The language of an address: its prefix, else German. */
export const localeOf = (pathname: string): Locale => LOCALES.find(isBelow(pathname))?.code ?? DEFAULT_LOCALE;

/** The language of what stands on a page, which is French around Italian. */
export const spokenAt = (pathname: string): Locale =>
  isBelow(pathname)(ITALIAN) ? ITALIAN.around : localeOf(pathname);

const isBelow =
  (pathname: string) =>
  ({ prefix }: { prefix: string }): boolean =>
    prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));

/** `/en-US/cart` → `/cart`, `/en-US` → `/`. */
export function withoutLocale(pathname: string): string {
  const { prefix } = localeInfo(localeOf(pathname));
  return pathname.slice(prefix.length) || '/';
}

/** Puts the language prefix in front of an address that has none: `inLocale('fr-FR', '/cart')` → `/fr-FR/cart`. */
export function inLocale(locale: Locale, path: string): string {
  const { prefix } = localeInfo(locale);
  return path === '/' ? prefix || '/' : prefix + path;
}

/** The same page in every language, for addresses that code owns: `alternatesOf(checkout)`. */
export const alternatesOf = (address: (locale: Locale) => string): Alternates =>
  Object.fromEntries(LOCALES.map(({ code }) => [code, address(code)]));

/** The same page in every language, for addresses that content owns: one SEO path for each language it has. */
export const alternatesOfSeoPaths = (seoPaths: Partial<Record<Locale, string>>): Alternates =>
  Object.fromEntries(
    LOCALES.flatMap(({ code }) => (seoPaths[code] === undefined ? [] : [[code, fromSeoPath(code, seoPaths[code])]])),
  );

/** The first segments below which code owns every address; none of them can be that of a page. */
export const codeSegments = (): string[] => [
  ...[RECIPES, JOURNAL, CONFIGURATOR, DEALERS, SPARE_PARTS].flatMap((words) => Object.values(words)),
  ...['detail', 'navigation', 'landingPage'],
];

const below = (locale: Locale, first: string, segments: readonly string[]): string =>
  inLocale(locale, `/${[first, ...segments].join('/')}`);

const segment = (value: string): string => encodeURIComponent(value);

function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

/** The static paths of a page that every language has at `[...locale]`. */
export const everyLocale = () =>
  LOCALES.map(({ code }) => ({ params: { locale: code === DEFAULT_LOCALE ? undefined : code } }));
