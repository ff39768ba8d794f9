import { LOCALE_COOKIE, type Locale } from '#i18n/locales.ts';
import { WORDS } from '#store/words/words.ts';
import { TOKEN_NAME } from '#store-api/call.ts';

/** Cookies by what they are for: there are no others than those the shop can't do without. */
export const serializeCookieGroups = (locale: Locale) => [
  {
    isRequired: true,
    ...WORDS[locale].cookies.necessary,
    entries: [entry(locale, TOKEN_NAME, 'session'), entry(locale, LOCALE_COOKIE, 'language')],
    apiAlias: 'cookie_group' as const,
  },
];

/** Both are kept for 365 days. */
const entry = (locale: Locale, cookie: string, purpose: 'session' | 'language') => ({
  cookie,
  ...WORDS[locale].cookies[purpose],
  expiration: 365,
  hidden: false,
  apiAlias: 'cookie_entry' as const,
});
