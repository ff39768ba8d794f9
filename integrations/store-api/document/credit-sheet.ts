import { inLanguage, localeInfo } from '#i18n/locales.ts';
import { addressLines } from '#store/print/address-lines.ts';
import { amountText, moneyText, rateText } from '#store/print/amount-text.ts';
import type { OrderDocumentRow } from '#store/records/checkout/documents.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { dayText, type Sheet } from './sheet.ts';
import { INVOICE_WORDS } from './words.ts';

/** The credit note of an order: what it corrects, how much goes back, and the tax in it in the proportions of the order. Pure. */
export function creditSheetOf(document: OrderDocumentRow, stored: StoredOrder, shopConfig: ShopConfig): Sheet {
  const { order, addresses, documents } = stored;
  const { locale, price } = order;
  const words = INVOICE_WORDS[locale];
  const currency = shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? '';
  const billing = addresses.find(({ id }) => id === order.billingAddressId)?.address;
  const invoice = documents.find(({ id }) => id === document.referencedId);
  const method = shopConfig.paymentMethods.find(({ id }) => id === document.paymentMethodId);
  const day = dayText(localeInfo(locale).numbers, shopConfig.shop.timezone);
  const given = document.amount ?? 0;
  const share = order.total === 0 ? 0 : given / order.total;
  const part = (cents: number) => Math.round(cents * share);
  return {
    locale,
    language: localeInfo(locale).htmlLang,
    kind: words.creditNote,
    number: document.number,
    issuedAt: new Date(document.createdAt),
    issuer: document.issuer,
    recipient: billing ? addressLines(billing, shopConfig, locale) : [],
    details: [
      [words.creditDate, day(document.createdAt)],
      ...(invoice ? [[words.invoice, invoice.number] as [string, string]] : []),
      [words.order, order.number],
      [words.customer, order.customer.number],
      ...order.customer.vatIds.map((id): [string, string] => [words.vatNumber, id]),
    ],
    deliverTo: null,
    currency,
    lines: [
      {
        quantity: '1',
        name: words.credited,
        detail: '',
        unitPrice: amountText(given),
        amount: amountText(given),
      },
    ],
    sums: [],
    total: moneyText(currency, given),
    taxes: price.taxes.map(({ rate, tax, price: base }) => [
      words.vatIncluded(
        rateText(rate, locale),
        moneyText(currency, part(price.taxState === 'net' ? base + tax : base)),
      ),
      amountText(part(tax)),
    ]),
    notes: [words.paidBack(day(document.createdAt), method ? inLanguage(locale, method.name) : '')],
    bill: null,
  };
}
