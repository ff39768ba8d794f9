import { inLanguage, type Text } from '#i18n/locales.ts';
import { addressLines, moneyText, rateText, visibleLines } from '#store/print/address-lines.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import { hasTypedAddress } from '#store/records/checkout/customers.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { stepToCoin } from '#store/rules/price/price.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Cents } from '#values/money.ts';
import { fill, type MailVariables, oneLine } from './fill.ts';

/** One line of the table: words left, amount right. */
export type Row = { label: string; value: string; isTotal?: boolean };

/** An order as a mail lists it; `notes` are addresses, methods, the comment. */
export type OrderTable = { caption: string; rows: Row[]; notes: { label: string; value: string }[] };

/**
 * Lines, shipping, total; the tax before the total that it is added to, or behind the one that holds it, and the step to
 * the smallest coin, so that the rows add up; then where it goes and how it is paid. Pure.
 */
export function orderTable(stored: StoredOrder, shopConfig: ShopConfig): OrderTable {
  const { order, deliveries } = stored;
  const { price, shippingCosts } = order;
  const t = sayingIn(stored, shopConfig);
  const money = moneyIn(order.currencyId, shopConfig);
  const method = shopConfig.shippingMethods.find(({ id }) => id === deliveries[0]?.shippingMethodId);
  const methodName = method ? inLanguage(order.locale, method.name) : '';
  const isNet = price.taxState === 'net';
  const total = { label: t('total'), value: money(price.total), isTotal: true };
  const rounding = stepToCoin(price);
  const rounded = rounding === 0 ? [] : [{ label: t('rounding'), value: money(rounding) }];
  const taxes = price.taxes.map(({ rate, tax }) => ({
    label: t(isNet ? 'vatAdded' : 'vatIncluded', { rate: rateText(rate, order.locale) }),
    value: money(tax),
  }));
  return {
    caption: t('caption', { orderNumber: order.number }),
    rows: [
      ...visibleLines(stored).map((line) => ({ label: lineText(line), value: money(line.price.total) })),
      { label: t('subtotal'), value: money(price.positions) },
      ...(method
        ? [
            {
              label: t('shipping', { method: methodName }),
              value: shippingCosts.total === 0 ? t('shippingFree') : money(shippingCosts.total),
            },
          ]
        : []),
      ...(isNet ? [{ label: t('netTotal'), value: money(price.net) }, ...taxes] : []),
      ...[...rounded, total],
      ...(isNet ? [] : taxes),
    ],
    notes: notesOf(stored, shopConfig, t),
  };
}

type Translate = (label: string, variables?: MailVariables) => string;

function sayingIn({ order }: StoredOrder, { mails }: ShopConfig): Translate {
  return (label, variables = {}) => fill(inLanguage(order.locale, mails.orderTable[label] as Text), variables);
}

function notesOf({ order, addresses, deliveries, transactions }: StoredOrder, shopConfig: ShopConfig, t: Translate) {
  const of = (id: string | undefined) => addresses.find((row) => row.id === id)?.address;
  const [shipping, billing] = [of(deliveries[0]?.addressId), of(order.billingAddressId)];
  const payment = shopConfig.paymentMethods.find(({ id }) => id === transactions.at(-1)?.paymentMethodId);
  const isTyped = hasTypedAddress(order.customer);
  const write = (address: Address | undefined) => {
    const lines = address ? addressLines(address, shopConfig, order.locale).map(oneLine) : [];
    return (isTyped ? lines.map(withoutLinks) : lines).join('\n');
  };
  return [
    { label: t('shippingAddress'), value: write(shipping) },
    { label: t('billingAddress'), value: write(billing) },
    { label: t('paymentMethod'), value: payment ? inLanguage(order.locale, payment.name) : '' },
    // nobody writes to strangers in the shop's name
    { label: t('comment'), value: isTyped ? '' : (order.comment ?? '') },
  ].filter(({ value }) => value !== '');
}

/** What a mail program would make a link of: an address with its protocol, or one of the web with a path. */
const LINK = /\b[a-z][a-z\d+.-]*:\/\/\S*|\bwww\.\S+|\b(?:[\p{L}\d-]+\.)+\p{L}{2,}\/\S*/giu;

const withoutLinks = (line: string): string => line.replace(LINK, '…');

function lineText({ quantity, label, type, payload }: StoredOrder['lines'][number]): string {
  if (type === 'promotion') return label;
  const options = (payload.options as { option: string }[] | undefined) ?? [];
  const name = [label, ...options.map(({ option }) => option)].join(', ');
  return payload.productNumber ? `${quantity} × ${name} (${payload.productNumber})` : `${quantity} × ${name}`;
}

/** How amounts of a currency are written in mails: `CHF 1’498.00`. */
export function moneyIn(currencyId: string, { currencies }: Pick<ShopConfig, 'currencies'>): (value: Cents) => string {
  const iso = currencies.find(({ id }) => id === currencyId)?.iso ?? '';
  return (value) => moneyText(iso, value);
}
