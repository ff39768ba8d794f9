import { inLanguage } from '#i18n/locales.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { compose } from './compose.ts';
import { writtenDay } from './dates.ts';
import type { Letter } from './letter.ts';
import { aboutOrder, deliverySpan } from './order-mail.ts';

const MS_PER_DAY = 86_400_000;

/** When a parcel left, and the codes that follow it; none when the carrier gives none. */
export type ParcelNews = { trackingCodes: string[]; now: Date };

/** Tells that a parcel is on its way or, when the customer comes for it, until when it is kept. Pure. */
export function parcelMail(stored: StoredOrder, news: ParcelNews, facts: ShopFacts, site: string): Letter {
  const { order, deliveries } = stored;
  const [parcel] = deliveries;
  const draft = aboutOrder(stored, facts, site);
  const day = (moment: Date) => writtenDay(moment, order.locale, facts.shop.timezone);
  const method = facts.shippingMethods.find(({ id }) => id === parcel?.shippingMethodId);
  const holdDays = facts.shop.shippingMethods.find(({ id }) => id === method?.key)?.holdDays;
  if (holdDays !== undefined) {
    const pickupUntil = day(new Date(news.now.getTime() + holdDays * MS_PER_DAY));
    return compose({ ...draft, id: 'pickupReady', gaps: { ...draft.gaps, pickupUntil } }, facts);
  }
  const [first] = news.trackingCodes;
  const gaps = {
    ...draft.gaps,
    shippingDate: day(news.now),
    shippingMethod: method ? inLanguage(order.locale, method.name) : '',
    expectedDelivery: deliverySpan(parcel, order.locale, facts),
    trackingCode: news.trackingCodes.join(', '),
    trackingUrl: method?.trackingUrl?.replace('%s', encodeURIComponent(first ?? '')) ?? '',
  };
  const isTracked = first !== undefined && method?.trackingUrl;
  return compose(
    { ...draft, id: 'shipped', gaps, when: [...(draft.when ?? []), ...(isTracked ? ['tracked'] : [])] },
    facts,
  );
}
