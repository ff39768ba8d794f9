import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import type { Receipt } from '#store/order-state/receipt.ts';
import { addressLines } from '#store/print/address-lines.ts';
import { amountText, moneyText, rateText } from '#store/print/amount-text.ts';
import { visibleLines } from '#store/print/visible-lines.ts';
import type { OrderDocumentRow } from '#store/records/checkout/documents.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { Issuer } from '#store/records/schema/issuer.ts';
import { stepToCoin } from '#store/rules/price/totals.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { type Bill, billOf } from './bill.ts';
import { paymentTerms } from './payment-terms.ts';
import { INVOICE_WORDS, type InvoiceWords } from './words.ts';

/**
 * What is printed on an invoice, ready to be drawn: words in the order's language, amounts written out. Nothing but data,
 * since another thread draws it.
 */
export type Sheet = {
  locale: Locale;
  /** BCP 47, for who has it read aloud. */
  language: string;
  /** What kind of document it is: `Rechnung`. */
  kind: string;
  number: string;
  issuedAt: Date;
  issuer: Issuer;
  recipient: string[];
  /** Name and value, in pairs. */
  details: [string, string][];
  /** Null when the goods go where the bill goes, or nowhere. */
  deliverTo: string[] | null;
  currency: string;
  lines: SheetLine[];
  sums: [string, string][];
  total: string;
  taxes: [string, string][];
  notes: string[];
  /** The Swiss payment part, null when nothing is left to transfer. */
  bill: Bill | null;
};

export type SheetLine = { quantity: string; name: string; detail: string; unitPrice: string; amount: string };

/**
 * The invoice of an order, from what was written down: it says the same whenever it is asked for, until the money comes
 * (`receipt`) or is to come otherwise. Pure.
 */
export function sheetOf(
  document: OrderDocumentRow,
  stored: StoredOrder,
  shopConfig: ShopConfig,
  receipt: Receipt | null = null,
): Sheet {
  const { order, addresses } = stored;
  const { locale } = order;
  const words = INVOICE_WORDS[locale];
  const currency = shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? '';
  const of = (id: string | undefined) => addresses.find((row) => row.id === id)?.address;
  const [billing, delivery] = [of(order.billingAddressId), of(stored.deliveries[0]?.addressId)];
  const day = dayText(localeInfo(locale).numbers, shopConfig.shop.timezone);
  const { price } = order;
  const terms = paymentTerms(document, stored, shopConfig, { day, receipt });
  return {
    locale,
    language: localeInfo(locale).htmlLang,
    kind: words.invoice,
    number: document.number,
    issuedAt: new Date(document.createdAt),
    issuer: document.issuer,
    recipient: billing ? addressLines(billing, shopConfig, locale) : [],
    details: [
      [words.date, day(document.createdAt)],
      [words.order, order.number],
      [words.orderDate, day(order.createdAt)],
      [words.customer, order.customer.number],
      ...order.customer.vatIds.map((id): [string, string] => [words.vatNumber, id]),
    ],
    deliverTo: delivery && delivery !== billing ? addressLines(delivery, shopConfig, locale) : null,
    currency,
    lines: visibleLines(stored).map(sheetLine),
    sums: [
      [words.subtotal, amountText(price.positions)],
      ...shippingRows(stored, shopConfig, words),
      ...addedRows(order),
    ],
    total: moneyText(currency, price.total),
    taxes: price.taxState === 'gross' ? taxRows(order, words, currency) : [],
    notes: [terms.note, words.thanks],
    bill: terms.isDue ? billOf(document, order, billing, { currency, shopConfig }) : null,
  };
}

function sheetLine({ label, quantity, price, payload, type }: StoredOrder['lines'][number]): SheetLine {
  const options = (payload.options as { option: string }[] | undefined) ?? [];
  const isGood = type !== 'promotion';
  return {
    quantity: isGood ? String(quantity) : '',
    name: [label, ...options.map(({ option }) => option)].join(', '),
    detail: String((isGood ? payload.productNumber : payload.code) ?? ''),
    unitPrice: isGood ? amountText(price.unit) : '',
    amount: amountText(price.total),
  };
}

/** The parcel, and what discounts take off it. */
function shippingRows(
  { order, deliveries }: StoredOrder,
  shopConfig: ShopConfig,
  words: InvoiceWords,
): [string, string][] {
  return deliveries.map(({ shippingMethodId, costs }, index): [string, string] => {
    const method = shopConfig.shippingMethods.find(({ id }) => id === shippingMethodId);
    const name = method ? inLanguage(order.locale, method.name) : '';
    return [index === 0 ? words.shipping(name) : words.shippingDiscount, amountText(costs.total)];
  });
}

/** What comes on top: the tax of net prices, and the step to the smallest coin. */
export function addedRows({ price, locale }: Reckoned): [string, string][] {
  const words = INVOICE_WORDS[locale];
  const rounding = stepToCoin(price);
  const added =
    price.taxState === 'net'
      ? price.taxes.map(({ rate, tax, price: base }): [string, string] => [
          words.vatAdded(rateText(rate, locale), amountText(base)),
          amountText(tax),
        ])
      : [];
  return rounding === 0 ? added : [...added, [words.rounding, amountText(rounding)]];
}

/** The tax that prices contain. */
export const taxRows = ({ price, locale }: Reckoned, words: InvoiceWords, currency: string): [string, string][] =>
  price.taxes.map(({ rate, tax, price: base }) => [
    words.vatIncluded(rateText(rate, locale), moneyText(currency, base)),
    amountText(tax),
  ]);

type Reckoned = Pick<StoredOrder['order'], 'price' | 'locale'>;

/** How a day is written, in the shop's own time. */
export function dayText(numbers: string, timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(numbers, { dateStyle: 'long', timeZone });
  // French counts the first of a month and not the others
  const first = numbers.startsWith('fr') ? '1er ' : '1 ';
  return (iso) => format.format(new Date(iso)).replace(/^1 /, first);
}
