import { getCollection } from 'astro:content';
import type { Notice } from '#features/catalog/shop-facts/notice.schema.ts';
import { hrefOf } from '#features/catalog/target.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { isNotOver, type ShownNotice } from './notices.ts';

interface Place {
  placement: Notice['placements'][number];
  /** For the placement `family`: the families of this page. */
  families?: readonly string[];
}

/** The notices of one place that show now or later, the most important first. */
export async function noticesFor(locale: Locale, { placement, families }: Place, now: Date): Promise<ShownNotice[]> {
  const notices = (await getCollection('notices'))
    .map(({ data }) => data)
    .filter((notice) => notice.placements.includes(placement) && isNotOver(notice, now.getTime()))
    .filter((notice) => placement !== 'family' || notice.families.some((family) => families?.includes(family)))
    .sort((a, b) => b.priority - a.priority);
  return Promise.all(notices.map((notice) => inOneLanguage(locale, notice)));
}

async function inOneLanguage(locale: Locale, notice: Notice): Promise<ShownNotice> {
  const href = notice.action && (await hrefOf(locale, notice.action.to));
  return {
    id: notice.id,
    from: notice.from,
    until: notice.until,
    severity: notice.severity,
    isDismissible: notice.dismissible,
    title: inLanguage(locale, notice.title),
    text: inLanguage(locale, notice.text),
    action: notice.action && href ? { label: inLanguage(locale, notice.action.label), href } : undefined,
  };
}
