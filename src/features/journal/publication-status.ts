import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Words } from '#i18n/words.ts';
import { isPublished, type Publishing, swissDay } from '#values/publishing.ts';

/** What the preview says of an entry that nobody else sees yet, or any more; undefined for what is public. */
export function publicationStatus(
  locale: Locale,
  entry: Publishing,
  now: Date,
  t: Words<'journal'>,
): string | undefined {
  if (isPublished(entry, now)) return undefined;
  const { status, publishFrom, publishUntil } = entry;
  if (status === 'draft') return t('draft');
  if (publishFrom && publishFrom > swissDay(now)) return t('scheduled', { date: formatDate(locale, publishFrom) });
  return t('over', { date: formatDate(locale, publishUntil ?? '') });
}
