// Mails link an account’s order through the login; guests get their order code, which cannot be mistaken for an
// id.
import { createHash } from 'node:crypto';
import { type Locale, localeInfo } from '#i18n/locales.ts';
import { RECIPES } from '#i18n/segments.ts';

/*
 * Where links in mails, and payment pages, lead: pages of the storefront.
 * `site` is the shop's address without a slash; every path gets the prefix of its language.
 */

/** How the Store API proves that a link was made for an address: SHA-1, in hex (trap 13). */
export const emailProof = (email: string): string => createHash('sha1').update(email).digest('hex');

const at = (site: string, locale: Locale, path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${site}${localeInfo(locale).prefix}${path}${search && `?${search}`}`;
};

type Secret = { email: string; token: string };

export const links = (site: string, locale: Locale) => ({
  home: () => at(site, locale, ''),
  recipes: () => at(site, locale, `/${RECIPES[locale]}`),
  account: () => at(site, locale, '/account'),
  /** Without an account the order opens by its code, and by what stands on it. */
  order: (code: string) => at(site, locale, `/account/order/${code}`),
  /** In an account it opens after the login, which who is logged in passes unseen. */
  ownOrder: (id: string) => at(site, locale, '/login', { redirectTo: at('', locale, `/account/order/${id}`) }),
  /** Where a payment page leads back to. */
  paidOrder: (id: string) => at(site, locale, `/checkout/success/${id}/paid`),
  unpaidOrder: (id: string) => at(site, locale, `/checkout/success/${id}/unpaid`),
  confirmRegistration: ({ email, token }: Secret) =>
    at(site, locale, '/registration/confirm', { em: emailProof(email), hash: token }),
  recoverPassword: (token: string) => at(site, locale, '/account/recover/password', { hash: token }),
  askForPassword: () => at(site, locale, '/account/recover'),
  confirmNewsletter: ({ email, token }: Secret) =>
    at(site, locale, '/newsletter-subscribe', { em: emailProof(email), hash: token }),
  subscribeNewsletter: () => at(site, locale, '/newsletter-subscribe'),
  unsubscribeNewsletter: (email: string) => at(site, locale, '/newsletter-unsubscribe', { email }),
  confirmStockNotice: (token: string) => at(site, locale, '/back-in-stock/confirm', { hash: token }),
  endStockNotice: (token: string) => at(site, locale, '/back-in-stock/unsubscribe', { hash: token }),
  endOneStockNotice: (email: string, productId: string) =>
    at(site, locale, '/back-in-stock/unsubscribe', { email, productId }),
  product: (id: string, seoPath: string | null) => at(site, locale, seoPath ? `/${seoPath}` : `/detail/${id}`),
});
