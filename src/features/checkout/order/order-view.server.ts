import { addressLines } from '#features/account/address/address-lines.ts';
import { isDownload } from '#features/cart/cart.ts';
import { type Sum, sumsOf } from '#features/cart/lines/sums.ts';
import { SUM_WORDS } from '#features/cart/words.server.ts';
import { formatBytes } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { mergeSlices, sliceOf, wordsOf } from '#i18n/words.ts';
import type { CustomerAddress } from '#store-api/contract/account.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Order } from '#store-api/contract/order.ts';
import { cents } from '#values/money.ts';
import { decisivePayment } from './payment.ts';

type Line = NonNullable<Order['lineItems']>[number];

/** A download; without `href` until it is paid. */
export type OrderFile = { label: string; href: string | undefined };

/** A placed order as its pages show it, in words. */
export type OrderView = {
  id: string;
  number: string;
  firstName: string;
  email: string;
  lines: Line[];
  sums: Sum[];
  details: { name: string; text: string }[];
  payment: { id: string; name: string; description: string };
  /** Only downloads, nothing to ship. */
  isVirtual: boolean;
  downloads: OrderFile[];
};

export function orderView(order: Order, locale: Locale): OrderView {
  const t = wordsOf(locale, 'checkout');
  const delivery = order.deliveries?.[0];
  const method = decisivePayment(order)?.paymentMethod;
  const billing = order.billingAddress ?? order.addresses?.[0];
  const shipping = delivery?.shippingOrderAddress;
  const details = [
    { name: t('shippingAddress'), text: shipping ? addressText(shipping) : '' },
    { name: t('shippingMethod'), text: delivery?.shippingMethod?.name ?? '' },
    { name: t('billingAddress'), text: billing ? addressText(billing) : '' },
    { name: t('paymentMethod'), text: method?.name ?? '' },
  ];
  const lines = (order.lineItems ?? []).filter(({ type }) => type !== 'promotion');
  return {
    ...{ id: order.id, number: order.orderNumber },
    firstName: order.orderCustomer?.firstName ?? billing?.firstName ?? '',
    email: order.orderCustomer?.email ?? '',
    lines,
    isVirtual: lines.length > 0 && lines.every(isDownload),
    downloads: downloadsOf(locale, order),
    sums: sumsOf(cartOf(order), {
      locale,
      words: mergeSlices(sliceOf(locale, 'cart', SUM_WORDS), sliceOf(locale, 'common', ['free'])),
      currency: order.currency?.isoCode,
      country: shipping?.country?.name ?? undefined,
    }),
    details: details.filter(({ text }) => text !== ''),
    payment: {
      id: method?.id ?? '',
      name: method?.name ?? '',
      description: method?.description ?? '',
    },
  };
}

const addressText = (address: CustomerAddress): string => addressLines(address).join(', ');

function downloadsOf(locale: Locale, { id, lineItems }: Order): OrderFile[] {
  const t = wordsOf(locale, 'account');
  return (lineItems ?? []).flatMap(({ label, downloads }) =>
    (downloads ?? []).map(({ id: download, accessGranted, media }) => {
      const name = media?.fileName ? `${media.fileName}.${media.fileExtension ?? ''}` : label;
      const size = media?.fileSize ? `, ${formatBytes(locale, media.fileSize)}` : '';
      const href = accessGranted ? paths.accountOrderFile(locale, id, 'download', download) : undefined;
      return { label: href ? t('orderDownload', { file: name }) + size : name, href };
    }),
  );
}

/** An order in the format of a cart, for its totals. */
function cartOf({ price, lineItems, deliveries, shippingTotal, shippingCosts }: Order): Cart {
  const costs = shippingCosts?.totalPrice ?? shippingTotal ?? 0;
  const sent = { unitPrice: costs, totalPrice: costs, quantity: 1, calculatedTaxes: [], taxRules: [] };
  return {
    price,
    lineItems: (lineItems ?? []).map((line) => ({
      ...line,
      type: line.type ?? 'product',
      removable: false,
      price: { ...sent, unitPrice: line.unitPrice, totalPrice: line.totalPrice, quantity: line.quantity },
    })),
    deliveries: deliveries?.length ? [{ shippingCosts: sent }] : [],
    errors: [],
  };
}

/** Amounts of a line, for `MiniLine`. */
export const amountsOf = ({ quantity, unitPrice, totalPrice }: Line) => ({
  ...{ quantity, unitPrice: cents(unitPrice), total: cents(totalPrice) },
});
