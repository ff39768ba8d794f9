// A quote promises no price: an order is calculated at the prices of its day, and a quote expires after 30 days.
import { localeInfo } from '#i18n/locales.ts';
import { addedRows, dayText, type Sheet, type SheetLine, taxRows } from '#store/document/sheet.ts';
import { INVOICE_WORDS, type InvoiceWords } from '#store/document/words.ts';
import { addressLines } from '#store/print/address-lines.ts';
import { amountText, moneyText } from '#store/print/amount-text.ts';
import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import type { QuoteLine } from '#store/records/schema/quote-line.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** The quote as it is printed, from what was written down: it says the same whenever it is asked for. Pure. */
export function quoteSheetOf(quote: QuoteRow, shopConfig: ShopConfig): Sheet {
  const { locale, number, price, createdAt, validUntil, commission, customerNumber, vatIds } = quote;
  const words = INVOICE_WORDS[locale];
  const currency = shopConfig.currencies.find(({ id }) => id === quote.currencyId)?.iso ?? '';
  const day = dayText(localeInfo(locale).numbers, shopConfig.shop.timezone);
  return {
    locale,
    language: localeInfo(locale).htmlLang,
    kind: words.quote,
    number,
    issuedAt: new Date(createdAt),
    issuer: quote.issuer,
    recipient: addressLines(quote.recipient, shopConfig, locale),
    details: [
      [words.quoteDate, day(createdAt)],
      [words.validUntil, day(validUntil)],
      [words.customer, customerNumber],
      ...vatIds.map((id): [string, string] => [words.vatNumber, id]),
      ...(commission ? [[words.commission, commission] as [string, string]] : []),
    ],
    deliverTo: null,
    currency,
    lines: quote.lines.map((line) => sheetLine(line, words)),
    sums: [[words.subtotal, amountText(price.positions)], ...addedRows({ price, locale })],
    total: moneyText(currency, price.total),
    taxes: price.taxState === 'gross' ? taxRows({ price, locale }, words, currency) : [],
    notes: [words.nonBinding(day(createdAt)), words.quoteThanks(number)],
    bill: null,
  };
}

/** Below the name the number, every price by quantity, and what the customer has noted. */
function sheetLine({ quantity, name, number, note, tiers, unit, total }: QuoteLine, words: InvoiceWords): SheetLine {
  const prices = tiers.map(({ from, price }) => words.tier(from, amountText(price)));
  return {
    quantity: String(quantity),
    name,
    detail: [number, tiers.length > 1 ? words.tiers(prices.join(', ')) : '', note ?? ''].filter(Boolean).join(' · '),
    unitPrice: amountText(unit),
    amount: amountText(total),
  };
}
