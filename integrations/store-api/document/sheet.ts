import type { Data } from 'swissqrbill/types';
import { calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { oneLine } from '#store/mail/fill.ts';
import type { Receipt } from '#store/order-state/transition.ts';
import { addressLines, amountText, moneyText, rateText, visibleLines } from '#store/print/address-lines.ts';
import type { Address } from '#store/records/checkout/customers.ts';
import type { OrderDocumentRow, OrderRow, StoredOrder } from '#store/records/checkout/orders.ts';
import type { Issuer } from '#store/records/schema/document.ts';
import { stepToCoin } from '#store/rules/price/price.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { type DocumentWords, WORDS } from '#store/words/words.ts';
import { amount } from '#values/money.ts';
import { plainLetters } from '#values/paper/paper.ts';

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
  /** Null on a paper without prices. */
  total: string | null;
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
  const words = WORDS[locale].documents;
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

/** What goes into the parcel of an order, without prices: what is packed by, and lies in it. Pure. */
export function deliveryNoteOf(stored: StoredOrder, shopConfig: ShopConfig, issuer: Issuer): Sheet {
  const { order, addresses, deliveries } = stored;
  const { locale } = order;
  const words = WORDS[locale].documents;
  const method = shopConfig.shippingMethods.find(({ id }) => id === deliveries[0]?.shippingMethodId);
  const place = addresses.find(({ id }) => id === (deliveries[0]?.addressId ?? order.billingAddressId))?.address;
  const day = dayText(localeInfo(locale).numbers, shopConfig.shop.timezone);
  const goods = stored.lines.filter(({ states }) => states.includes('is-physical'));
  return {
    locale,
    language: localeInfo(locale).htmlLang,
    kind: words.deliveryNote,
    number: order.number,
    issuedAt: new Date(order.createdAt),
    issuer,
    recipient: place ? addressLines(place, shopConfig, locale) : [],
    details: [
      [words.orderDate, day(order.createdAt)],
      [words.customer, order.customer.number],
      [words.shippingMethod, method ? inLanguage(locale, method.name) : ''],
    ],
    deliverTo: null,
    currency: '',
    lines: goods.map((line) => ({ ...sheetLine(line), unitPrice: '', amount: '' })),
    sums: [],
    total: null,
    taxes: [],
    notes: order.comment ? [words.comment(oneLine(order.comment))] : [],
    bill: null,
  };
}

/** The parcel, and what discounts take off it. */
function shippingRows(
  { order, deliveries }: StoredOrder,
  shopConfig: ShopConfig,
  words: DocumentWords,
): [string, string][] {
  return deliveries.map(({ shippingMethodId, costs }, index): [string, string] => {
    const method = shopConfig.shippingMethods.find(({ id }) => id === shippingMethodId);
    const name = method ? inLanguage(order.locale, method.name) : '';
    return [index === 0 ? words.shipping(name) : words.shippingDiscount, amountText(costs.total)];
  });
}

/** What comes on top: the tax of net prices, and the step to the smallest coin. */
export function addedRows({ price, locale }: PricedOrder): [string, string][] {
  const words = WORDS[locale].documents;
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
export const taxRows = ({ price, locale }: PricedOrder, words: DocumentWords, currency: string): [string, string][] =>
  price.taxes.map(({ rate, tax, price: base }) => [
    words.vatIncluded(rateText(rate, locale), moneyText(currency, base)),
    amountText(tax),
  ]);

type PricedOrder = Pick<StoredOrder['order'], 'price' | 'locale'>;

/** How a day is written, in the shop's own time. */
export function dayText(numbers: string, timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(numbers, { dateStyle: 'long', timeZone });
  // French counts the first of a month and not the others
  const first = numbers.startsWith('fr') ? '1er ' : '1 ';
  return (iso) => format.format(new Date(iso)).replace(/^1 /, first);
}

/** What a Swiss QR-bill says (Implementation Guidelines QR-bill 2.3). */
type Bill = Data;

/** Longest texts of the QR-code, in characters. */
const MAX = { name: 70, street: 70, zip: 16, city: 35 };

/** The payment part of an invoice; null when there is nothing to pay, or in a currency that it does not know. Pure. */
function billOf(
  { number, issuer }: OrderDocumentRow,
  { total, locale }: OrderRow,
  payer: Address | undefined,
  { currency, shopConfig }: { currency: string; shopConfig: ShopConfig },
): Bill | null {
  if (total <= 0 || (currency !== 'CHF' && currency !== 'EUR')) return null;
  const debtor = payer && debtorOf(payer, shopConfig);
  return {
    amount: amount(total),
    currency,
    creditor: {
      account: issuer.bank.iban,
      name: cut(issuer.bank.holder, MAX.name),
      ...streetOf(issuer.street),
      zip: issuer.zip,
      city: cut(issuer.city, MAX.city),
      country: issuer.country,
    },
    ...(debtor && { debtor }),
    reference: creditorReference(number),
    message: plainLetters(`${WORDS[locale].documents.invoice} ${number}`),
  };
}

/** The ISO 11649 reference of an invoice: `30001` → `RF2430001`, so that the bank tells which one was paid. */
export const creditorReference = (number: string): string => `RF${calculateSCORReferenceChecksum(number)}${number}`;

function debtorOf(payer: Address, { countries }: ShopConfig): Bill['debtor'] {
  const country = countries.find(({ id }) => id === payer.countryId);
  return {
    name: cut(payer.company ?? `${payer.firstName} ${payer.lastName}`, MAX.name),
    ...streetOf(payer.street),
    zip: cut(payer.zipcode, MAX.zip),
    city: cut(payer.city, MAX.city),
    country: country?.iso ?? 'CH',
  };
}

/** Street and number stand apart in the code; a street without a number at its end stays whole. */
function streetOf(street: string): { address: string; buildingNumber?: string } {
  const [, name, number] = plainLetters(street).match(/^(.*\D)\s+(\d+\s?[a-zA-Z]?)$/) ?? [];
  if (!name || !number) return { address: cut(street, MAX.street) };
  return { address: name.trim().slice(0, MAX.street), buildingNumber: number };
}

const cut = (text: string, length: number): string => plainLetters(text).trim().slice(0, length);

/** What an invoice says of its payment, and whether it asks for a transfer. */
type Terms = { note: string; isDue: boolean };

/** How days are written, and how the money came for an invoice that was sent before it. */
type TermsContext = { day: (iso: string) => string; receipt: Receipt | null };

/**
 * The terms of an invoice as they stand today: it asks for nothing once the order is paid, called off, or to be paid
 * in a way that needs no transfer (docs/decisions/029). One that came with the money says so for good. Pure.
 */
function paymentTerms(
  { dueDays, createdAt, paymentMethodId }: OrderDocumentRow,
  { order, transactions }: StoredOrder,
  { paymentMethods }: ShopConfig,
  { day, receipt }: TermsContext,
): Terms {
  const words = WORDS[order.locale].documents;
  const method = (methodId: string | undefined) => paymentMethods.find(({ id }) => id === methodId);
  const name = (methodId: string | undefined) => inLanguage(order.locale, method(methodId)?.name ?? { de: '' });
  const paid = (at: string, by: string) => ({ note: words.paid(day(at), name(by)), isDue: false });
  if (dueDays === null) return paid(createdAt, paymentMethodId);
  if (receipt) return paid(receipt.at, receipt.paymentMethodId);
  if (order.state === 'cancelled') return { note: words.calledOff, isDue: false };
  const chosen = transactions.at(-1)?.paymentMethodId;
  if (method(chosen)?.dueDays === null) return { note: words.payBy(name(chosen)), isDue: false };
  const until = new Date(Date.parse(createdAt) + dueDays * MS_PER_DAY).toISOString();
  return { note: words.payable(dueDays, day(until)), isDue: true };
}

const MS_PER_DAY = 86_400_000;
