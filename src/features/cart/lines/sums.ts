import { formatAmount, formatMoney, formatPercent } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cart, LineItem } from '#store-api/contract/cart.ts';
import { type Cents, cents } from '#values/money.ts';
import * as rules from '../cart.ts';
import type { SumWords } from '../words.server.ts';

/** One row under the lines; `remove` names the discount that its button takes away. */
export type Sum = {
  label: string;
  /** Small behind the label: what the amount holds. */
  note?: string | undefined;
  amount: string;
  style?: 'total' | 'soft';
  remove?: { lineId: string; label: string } | undefined;
};

/** How the sums are told: language, words, currency with its smallest coin, and where the parcel goes. */
export type SumsIn = {
  locale: Locale;
  words: SumWords;
  currency?: string | undefined;
  /** That of one item. */
  interval?: number | undefined;
  /** Without it shipping is an estimate. */
  country?: string | undefined;
};

/** The rows of a cart: they add up from the first to the total; VAT is told behind (gross) or added before it (net). */
export function sumsOf(cart: Cart, how: SumsIn): Sum[] {
  const { locale, words, currency = 'CHF' } = how;
  const row = (key: string, amount: Cents, values = {}) => ({
    label: formatMessage(words, key, values),
    amount: signed(locale, amount),
  });
  const isNet = rules.isNet(cart);
  const vat = rules.taxes(cart).map(({ rate, tax }) => ({
    ...row(isNet ? 'vatPlus' : 'vatOf', tax, { rate: formatPercent(locale, rate) }),
    ...(!isNet && { style: 'soft' as const }),
  }));
  const goods = rules.subtotal(cart, isNet ? undefined : how.interval);
  // the coins that the rounded subtotal holds already
  const rounded = rules.rounding(cart) - (goods - rules.subtotal(cart));
  return [
    row(isNet ? 'subtotalExcl' : 'subtotalIncl', goods),
    ...discountRows(cart, how),
    ...shippingRows(cart, how),
    ...(isNet ? [row('netTotal', cents(cart.price.netPrice)), ...vat] : []),
    ...(rounded === 0 ? [] : [row('rounding', rounded)]),
    {
      label: formatMessage(words, 'total'),
      note: isNet ? formatMessage(words, 'totalIncl') : undefined,
      amount: formatMoney(locale, rules.total(cart), currency),
      style: 'total',
    },
    ...(isNet ? [] : vat),
  ];
}

function discountRows(cart: Cart, { locale, words }: SumsIn): Sum[] {
  return rules.discounts(cart).map((line) => ({
    label: line.label ?? '',
    amount: signed(locale, cents(line.price?.totalPrice ?? 0)),
    remove: removalOf(line, words),
  }));
}

/** Only what came by a code can be taken away again. */
function removalOf({ id, payload, removable }: LineItem, words: SumWords): Sum['remove'] {
  const code = typeof payload.code === 'string' && payload.code;
  return code && removable ? { lineId: id, label: formatMessage(words, 'promoRemove', { code }) } : undefined;
}

/** Nothing for a cart of downloads: nothing is sent. */
function shippingRows(cart: Cart, { locale, words, country }: SumsIn): Sum[] {
  if (!cart.deliveries?.length) return [];
  const costs = rules.shippingBefore(cart);
  const discount = rules.shippingDiscount(cart);
  return [
    {
      label: country ? `${formatMessage(words, 'shipping')}, ${country}` : formatMessage(words, 'shippingEstimate'),
      amount: costs === 0 ? formatMessage(words, 'free') : signed(locale, costs),
    },
    ...(discount === 0 ? [] : [{ ...shippingDiscountRow(cart, words), amount: signed(locale, discount) }]),
  ];
}

/** By the name of what takes it off, where the server tells it. */
function shippingDiscountRow(cart: Cart, words: SumWords): Omit<Sum, 'amount'> {
  const lines = rules.shippingDiscounts(cart);
  const names = lines.flatMap(({ label }) => label || []).join(', ');
  const [removal] = lines.flatMap((line) => removalOf(line, words) ?? []);
  return { label: names || formatMessage(words, 'shippingDiscount'), remove: removal };
}

/** With a true minus, not a hyphen. */
const signed = (locale: Locale, amount: Cents): string => formatAmount(locale, amount).replace('-', '−');
