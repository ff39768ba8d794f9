import type { Notice } from '#features/content-schema/shop-config/promotion.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { shared } from '#store-api/shared.server.ts';
import { getCollection } from '#values/entries.content.ts';
import { isNotOver, type ShownNotice } from './notices.ts';

export type Placement = Notice['placements'][number];

interface Place {
  places: readonly Placement[];
  /** For the place `family`: the families of this page. */
  families?: readonly string[];
}

/** The notices of these places that show now or later, and the historic ones, the most important first. */
export async function noticesFor(locale: Locale, place: Place, now: Date): Promise<ShownNotice[]> {
  const { places, families = [] } = place;
  const notices = await shared(`notices ${locale} ${places} ${families}`, () => noticesAt(locale, place));
  return notices.filter((notice) => notice.isHistoric || isNotOver(notice, now.getTime()));
}

async function noticesAt(locale: Locale, { places, families = [] }: Place): Promise<ShownNotice[]> {
  const notices = (await getCollection('notices'))
    .map(({ data }) => data)
    .filter((notice) => places.some((place) => notice.placements.includes(place) && isFor(place, notice, families)))
    .sort((a, b) => b.priority - a.priority);
  return Promise.all(notices.map((notice) => inOneLanguage(locale, notice)));
}

async function inOneLanguage(locale: Locale, notice: Notice): Promise<ShownNotice> {
  // a notice without its link is still a notice: on demand the store may be away
  const href = notice.action && (await hrefOf(locale, notice.action.to).catch(() => undefined));
  return {
    id: notice.id,
    from: notice.from,
    until: notice.until,
    isHistoric: notice.historic,
    severity: notice.severity,
    isDismissible: notice.dismissible,
    title: inLanguage(locale, notice.title),
    text: inLanguage(locale, notice.text),
    code: notice.code,
    action: notice.action && href ? { label: inLanguage(locale, notice.action.label), href } : undefined,
  };
}

/** A notice of families stands beside their goods only. */
const isFor = (place: Placement, notice: Notice, families: readonly string[]): boolean =>
  place !== 'family' || notice.families.some((family) => families.includes(family));
