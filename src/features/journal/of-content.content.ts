import { pageHref, publicPages } from '#features/navigation/pages.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { findEntry } from './find-entry.content.ts';

/** True for an address that content owns at this moment: a page of blocks, or one of recipes and the journal. */
export async function isOfContent(locale: Locale, pathname: string, now: Date): Promise<boolean> {
  if (await findEntry(locale, pathname, now)) return true;
  const pages = await publicPages(now);
  return pages.some(({ data }) => pageHref(locale, data) === pathname);
}
