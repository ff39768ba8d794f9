import { inLanguage } from '#i18n/locales.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { MailMessage } from '#store/records/mail/mails.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { compose } from './compose.ts';
import { writtenDay } from './fill.ts';
import { aboutOrder, deliverySpan, type GoodsBack, goodsText } from './order-mail.ts';

const MS_PER_DAY = 86_400_000;

/**
 * When a parcel left, and the codes that follow it; none when the carrier gives none. `goods`: what is in it, where it is
 * not everything; `isRest`: nothing follows.
 */
export type ShipmentDetails = {
  trackingCodes: string[];
  now: Date;
  goods?: GoodsBack['articles'] | null;
  isRest?: boolean;
};

/** Tells that a parcel is on its way or, when the customer comes for it, until when it is kept. Pure. */
export function shipmentMail(
  stored: StoredOrder,
  shipment: ShipmentDetails,
  shopConfig: ShopConfig,
  site: string,
): MailMessage {
  const { order, deliveries } = stored;
  const [delivery] = deliveries;
  const draft = aboutOrder(stored, shopConfig, site);
  const day = (moment: Date) => writtenDay(moment, order.locale, shopConfig.shop.timezone);
  const method = shopConfig.shippingMethods.find(({ id }) => id === delivery?.shippingMethodId);
  const holdDays = shopConfig.shop.shippingMethods.find(({ id }) => id === method?.key)?.holdDays;
  if (holdDays !== undefined) {
    const pickupUntil = day(new Date(shipment.now.getTime() + holdDays * MS_PER_DAY));
    return compose({ ...draft, id: 'pickupReady', variables: { ...draft.variables, pickupUntil } }, shopConfig);
  }
  const [first] = shipment.trackingCodes;
  const variables = {
    ...draft.variables,
    shippingDate: day(shipment.now),
    shippingMethod: method ? inLanguage(order.locale, method.name) : '',
    expectedDelivery: deliverySpan(delivery, order.locale, shopConfig),
    goods: shipment.goods ? goodsText(stored, shipment.goods) : '',
    trackingCode: shipment.trackingCodes.join(', '),
    trackingUrl: method?.trackingUrl?.replace('%s', encodeURIComponent(first ?? '')) ?? '',
  };
  const isTracked = first !== undefined && method?.trackingUrl;
  const part = shipment.goods ? ['part', ...(shipment.isRest ? [] : ['rest-follows'])] : [];
  const when = [...(draft.when ?? []), ...(isTracked ? ['tracked'] : []), ...part];
  return compose({ ...draft, id: 'shipped', variables, when }, shopConfig);
}
