import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import { type Cents, cents } from '#values/money.ts';
import type { Zone } from './country.ts';

type DeliveryTimeKey = Shop['deliveryTimes'][number]['id'];

export type DeliveryTime = {
  id: string;
  key: DeliveryTimeKey;
  min: number;
  max: number;
  unit: 'day' | 'week';
  name: Text;
};

/** One step of a price list: up to and including `to` kilograms, francs or pieces (null: no end). */
export type ShippingStep = { to: number | null; price: Cents; isFreight: boolean };

export type ShippingMethod = {
  id: string;
  key: string;
  technicalName: string;
  position: number;
  isDefault: boolean;
  name: Text;
  text: Text;
  /** Business days on the way, from and to, once the goods are ready. */
  transitDays: Partial<Record<Zone, [number, number]>>;
  freightExtraDays: number;
  /** Time of day, Europe/Zurich, until which orders ship the same day. */
  cutOff: string | null;
  /** When the method is offered at all; null: always. */
  conditions: { allInStock: boolean; deliveryTimes: DeliveryTimeKey[]; maxKg: number } | null;
  pricesBy: 'weight' | 'value' | 'count';
  /** CHF including Swiss VAT, the smallest step first. A zone without steps is not delivered to. */
  prices: Partial<Record<Zone, ShippingStep[]>>;
  /** `%s` stands for the tracking number. */
  trackingUrl: string | null;
};

export const toDeliveryTimes = ({ deliveryTimes }: Shop): DeliveryTime[] =>
  deliveryTimes.map(({ id, min, max, unit, name }) => ({
    id: idOf('delivery-time', id),
    key: id,
    min,
    max,
    unit,
    name,
  }));

export const toShippingMethods = ({ shippingMethods }: Shop): ShippingMethod[] =>
  shippingMethods
    .map((method) => ({
      id: idOf('shipping-method', method.id),
      key: method.id,
      technicalName: `shipping_${method.id}`,
      position: method.position,
      isDefault: method.default,
      name: method.name,
      text: method.text,
      transitDays: method.transitDays,
      freightExtraDays: method.freightExtraDays ?? 0,
      cutOff: method.cutOff ?? null,
      conditions: method.conditions ?? null,
      pricesBy: method.pricesBy,
      prices: Object.fromEntries(Object.entries(method.prices).map(([zone, steps]) => [zone, steps.map(step)])),
      trackingUrl: method.trackingUrl ?? null,
    }))
    .sort((a, b) => a.position - b.position);

type RawStep = Shop['shippingMethods'][number]['prices']['home'][number];

const step = ({ to, price, freight }: RawStep): ShippingStep => ({ to, price: cents(price), isFreight: freight });
