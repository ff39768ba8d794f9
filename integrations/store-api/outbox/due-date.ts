import type { Locale } from '#i18n/locales.ts';
import { writtenDay } from '#store/mail/dates.ts';
import { addBusinessDays, addDays, wallClock } from '#store/rules/shipping/business-days.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** The day until which somebody has to answer: so many business days from today, in words. */
export function dueDate({ shop }: ShopConfig, locale: Locale, days: number, now: Date): string {
  const { day } = wallClock(now, shop.timezone);
  const closed = shop.support.closedDays;
  const due = addBusinessDays(addDays(day, 1), days - 1, closed);
  return writtenDay(new Date(`${due}T12:00:00Z`), locale, shop.timezone);
}
