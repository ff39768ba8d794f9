import { getEntry } from 'astro:content';
import { hrefOf } from '#features/catalog/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { sliceOf } from '#i18n/words.ts';

/** What the form of the newsletter shows besides its fields. */
export async function formFacts(locale: Locale) {
  const shop = await getEntry('shop', 'shop');
  return {
    privacyHref: await hrefOf(locale, { page: 'privacy' }),
    /** For who has no script. */
    email: shop?.data.email ?? '',
    words: JSON.stringify(
      sliceOf(locale, 'newsletter', ['subscribed', 'subscribedDirect', 'already', 'refused', 'failed', 'throttled']),
    ).replaceAll('<', '\\u003c'),
  };
}
