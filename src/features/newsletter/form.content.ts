import { hrefOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { getEntry } from '#values/entries.content.ts';

/** What the forms of the newsletter show besides their words. */
export const readFormConfig = async (locale: Locale) => ({
  privacyHref: await hrefOf(locale, { page: 'privacy' }),
  /** For who has no script. */
  email: (await getEntry('shop', 'shop'))?.data.email ?? '',
});
