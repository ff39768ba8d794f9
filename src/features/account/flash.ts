import type { Locale } from '#i18n/locales.ts';
import { inLocale, withoutLocale } from '#i18n/paths.ts';

/*
 * What has just worked is told by the page that comes next: its address names the sentence (`?said=saved`). Only these
 * sentences can be said, so that nobody makes the shop say something by a link.
 */
const SENTENCES = {
  registered: 'registerSuccess',
  'registered-without-code': 'registerWithoutCode',
  converted: 'registerSuccess',
  'converted-waiting': 'guestConvertWaiting',
  confirmed: 'registerConfirmed',
  'logged-out': 'logoutDone',
  'guest-forgotten': 'guestResetDone',
  expired: 'loginNeeded',
  deleted: 'deleteDone',
  'new-password': 'resetDone',
  'profile-saved': 'profileSaved',
  'email-changed': 'emailChanged',
  'password-changed': 'changePasswordDone',
  'language-changed': 'languageSaved',
  'address-saved': 'addressSaved',
  'address-default': 'addressDefaultSaved',
  'address-deleted': 'addressDeleted',
  'payment-saved': 'paymentSaved',
  'list-made': 'listMade',
  'list-saved': 'listSaved',
  'list-deleted': 'listDeleted',
  'order-cancelled': 'orderCancelledDone',
  'quote-made': 'quoteMade',
  'project-saved': 'projectSaved',
  'project-deleted': 'projectDeleted',
  applied: 'applied',
} as const;

export type Saying = keyof typeof SENTENCES;

/** The address of a page that says something: `saying('/account', 'registered')`. */
export const saying = (path: string, what: Saying): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ said: what })}`;

/** The key of `account` for what this address says, `undefined` when it says nothing. */
export const flashIn = (url: URL): (typeof SENTENCES)[Saying] | undefined => {
  const what = url.searchParams.get('said') ?? '';
  return Object.hasOwn(SENTENCES, what) ? SENTENCES[what as Saying] : undefined;
};

/**
 * Where a login leads back to: a page of this shop, else undefined. A visitor who has switched the language
 * comes back in that one, where the page has the same address in all. An address of somebody else's is refused, in
 * whatever way it is disguised (`//evil`, `/\\evil`, a tab inside), and so are addresses that lead nowhere.
 */
export function returnPath(wished: string | null | undefined, locale: Locale): string | undefined {
  if (!wished || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wished)) return undefined;
  const url = URL.parse(wished, HERE);
  // dots can hide the second slash: `/.//evil` becomes `//evil`
  if (url?.origin !== HERE || url.pathname.startsWith('//') || NOWHERE.test(url.pathname)) return undefined;
  const pathname = withoutLocale(url.pathname);
  return (SAME.test(pathname) ? inLocale(locale, pathname) : url.pathname) + url.search + url.hash;
}

/** Any origin does: only whether it stays the same counts. */
const HERE = 'http://shop.invalid';

/** Pages that send a logged-in shopper back at once, and what is no page. */
const NOWHERE = /^(\/\w\w-\w\w)?\/(login|register|store-api|account\/logout)(\/|$)/;

/** Pages that only their prefix tells apart; the addresses of content are others in each language. */
const SAME = /^\/(account|cart|checkout|compare|wishlist)(\/|$)/;
