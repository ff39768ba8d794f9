import { inLanguage, type Locale } from '#i18n/locales.ts';
import { getEntry } from '#values/entries.content.ts';
import type { Hours } from './open-hours.ts';

/** The hours of content/shop/shop.yaml with the closed days to come and their reasons in this language. */
export async function readHours(locale: Locale): Promise<Hours> {
  const support = (await getEntry('shop', 'shop'))?.data.support;
  if (!support) throw new Error('content/shop/shop.yaml says nothing of support: its hours are needed by every page');
  return {
    week: support.hours,
    closed: support.closedDays.map(({ from, until, reason }) => ({ from, until, reason: inLanguage(locale, reason) })),
  };
}
