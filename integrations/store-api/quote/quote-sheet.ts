// A quote promises no price: an order is calculated at the prices of its day, and a quote expires after 30 days.
import { localeInfo } from '#i18n/locales.ts';
import { addedRows, dayText, type Sheet, type SheetLine, taxRows } from '#store/document/sheet.ts';
import { addressLines, amountText, moneyText } from '#store/print/address-lines.ts';
import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import type { QuoteLine } from '#store/records/schema/quote.ts';
import { serializeDate } from '#store/request.ts';
import { serializeTotals } from '#store/rules/price/price.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { type DocumentWords, WORDS } from '#store/words/words.ts';

/** The quote as it is printed, from what was written down: it says the same whenever it is asked for. Pure. */
export function quoteSheetOf(quote: QuoteRow, shopConfig: ShopConfig): Sheet {
  const { locale, number, price, createdAt, validUntil, commission, customerNumber, vatIds } = quote;
  const words = WORDS[locale].documents;
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
function sheetLine({ quantity, name, number, note, tiers, unit, total }: QuoteLine, words: DocumentWords): SheetLine {
  const prices = tiers.map(({ from, price }) => words.tier(from, amountText(price)));
  return {
    quantity: String(quantity),
    name,
    detail: [number, tiers.length > 1 ? words.tiers(prices.join(', ')) : '', note ?? ''].filter(Boolean).join(' · '),
    unitPrice: amountText(unit),
    amount: amountText(total),
  };
}

/** A quote as its customer sees it in a list; the whole of it is its PDF. */
export const serializeQuote = ({ id, number, commission, lines, price, createdAt, validUntil }: QuoteRow) => ({
  id,
  quoteNumber: number,
  commission,
  price: serializeTotals(price),
  lineItems: lines.map(({ productId, number: productNumber, name, quantity }) => ({
    ...{ productId, productNumber, label: name, quantity },
    apiAlias: 'hof_quote_line_item' as const,
  })),
  createdAt: serializeDate(new Date(createdAt)),
  validUntil: serializeDate(new Date(validUntil)),
  apiAlias: 'hof_quote' as const,
});
