import { saying } from '#features/account/flash.ts';
import { ownForm } from '#features/account/require-customer.server.ts';
import { type Goods, intoCart } from '#features/cart/flash/into-cart.server.ts';
import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { requireProfessional } from '#features/professional/access/apply.server.ts';
import { refusalOf } from '#features/professional/kept/change-kept.server.ts';
import { goodsIn, itemsFrom, nameFrom, type ReorderItem } from '#features/professional/kept/reorder-list.ts';
import { articleOf } from '#features/professional/rows/verdict.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readCart } from '#store-api/contract/cart.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { createQuote, downloadQuote, type Quote, readQuotes } from '#store-api/contract/quote.ts';
import { goTo, NotFound } from '#store-api/exits.ts';
import { shopNow } from '#store-api/now.server.ts';
import { contentDisposition } from '#values/http.ts';
import { cents } from '#values/money.ts';

/**
 * All quotes, formatted; `hasCart` when one can be created from the cart. `failed` is the error message of a refused
 * form, `commission` its input.
 */
export type QuotesPage = { quotes: QuoteView[]; hasCart: boolean; failed: string; commission: string };

type QuoteView = Record<
  'id' | 'number' | 'href' | 'prices' | 'until' | 'commission' | 'lines' | 'total' | 'tax',
  string
> & {
  isOver: boolean;
};

/** Longest field of the form, in characters: the rows of a quick order. */
const MOST_TYPED = 20_000;

/** A professional's quotes, after handling a form of this page or of a tool. */
export async function quotesPage(storeContext: StoreContext, request: Request, url: URL): Promise<QuotesPage> {
  await requireProfessional(storeContext, url);
  const [cart, quotes] = await Promise.all([callStore(storeContext, readCart), callStore(storeContext, readQuotes)]);
  const goods = goodsIn(cart.lineItems);
  const form = await ownForm(request, MOST_TYPED);
  return {
    failed: await press(storeContext, form, goods, quotes.elements),
    quotes: quotes.elements.map((quote) => viewOf(storeContext, quote)),
    hasCart: goods.length > 0,
    commission: form.get('commission') ?? '',
  };
}

/** Handles a form. @returns the error message, empty without a form @throws Redirect when it worked */
async function press(
  storeContext: StoreContext,
  form: ReadonlyMap<string, string>,
  cart: readonly ReorderItem[],
  quotes: readonly Quote[],
): Promise<string> {
  const { locale } = storeContext;
  const commission = form.get('commission');
  const quote = quotes.find(({ id }) => id === form.get('quote'));
  try {
    switch (form.get('do')) {
      case 'items':
        return goTo(await written(storeContext, itemsFrom(form.get('items')), commission));
      case 'cart':
        return goTo(await written(storeContext, cart, commission));
      case 'order':
        if (!quote || isOver(quote)) return wordsOf(locale, 'professional')('quoteNoLonger');
        return goTo(await intoCart(storeContext, quote.lineItems.map(goodsOf)));
      case 'again':
        return goTo(await written(storeContext, quote?.lineItems ?? [], quote?.commission ?? ''));
      default:
        return '';
    }
  } catch (error) {
    return whyNoQuote(storeContext, refusalOf(error));
  }
}

/** A line of a quote, with its number in case the product is gone. */
const goodsOf = ({ productId, productNumber: number, quantity }: Quote['lineItems'][number]): Goods => ({
  ...{ productId, number, quantity },
});

/** Whether a quote has expired. */
const isOver = ({ validUntil }: Pick<Quote, 'validUntil'>): boolean => new Date(validUntil) < shopNow();

/** Creates a quote. @returns the URL of its page @throws {ApiError} when the store refuses */
export async function written(
  storeContext: StoreContext,
  items: readonly (ReorderItem & { note?: string })[],
  commission = '',
): Promise<string> {
  const lines = items.map(({ productId: id, quantity, note }) => ({ id, quantity, ...(note && { note }) }));
  await callStore(storeContext, createQuote, {
    body: { items: lines, ...(commission && { commission: nameFrom(commission) }) },
  });
  return saying(paths.professional(storeContext.locale, 'quotes'), 'quote-made');
}

function viewOf(
  { locale }: StoreContext,
  { id, quoteNumber, commission, price, lineItems, createdAt, validUntil }: Quote,
): QuoteView {
  const t = wordsOf(locale, 'professional');
  const isPast = isOver({ validUntil });
  return {
    id,
    number: quoteNumber,
    href: paths.quoteFile(locale, id),
    prices: t('quotePrices', { date: formatDate(locale, createdAt, 'short') }),
    until: isPast ? t('quoteOver') : t('quoteUntil', { date: formatDate(locale, validUntil, 'short') }),
    isOver: isPast,
    commission: commission ?? '',
    lines: t('quoteLines', { count: lineItems.length }),
    total: formatMoney(locale, cents(price.totalPrice)),
    tax: wordsOf(locale, 'common')(price.totalPrice > price.netPrice ? 'inclVat' : 'exclVat'),
  };
}

/** The error message of a refused quote, with the article that the store names. @throws {ApiError} for other errors */
export async function whyNoQuote(storeContext: StoreContext, error: ApiError): Promise<string> {
  const t = wordsOf(storeContext.locale, 'professional');
  if (error.has('QUOTE__ONLY_FOR_PROFESSIONALS')) return t('onlyProfessionals');
  const refused = error.details.errors.find(({ code }) => code === 'QUOTE__ITEM_NOT_ORDERABLE')?.meta?.parameters;
  if (!refused || Array.isArray(refused)) return t('quoteFailed');
  const { productId, quantity } = refused;
  const body = { ids: [String(productId)], ...CARD_FIELDS };
  const [product] = (await callStore(storeContext, readProducts, { body })).elements;
  if (!product) return `${t('quoteFailed')} ${t('quoteItemGone')}`;
  const { number, name } = articleOf(storeContext.locale, product);
  return `${t('quoteFailed')} ${t('quoteItem', { number, name, quantity: Number(quantity) })}`;
}

/** The PDF of a professional's own quote; 404 for one of another customer. */
export async function quoteFile(storeContext: StoreContext, id: string, url: URL): Promise<Response> {
  await requireProfessional(storeContext, url);
  const quote = (await callStore(storeContext, readQuotes)).elements.find((one) => one.id === id);
  if (!quote) throw new NotFound();
  const body = await callStore(storeContext, downloadQuote, { path: { id } });
  const name = wordsOf(storeContext.locale, 'professional')('quoteNumber', { number: quote.quoteNumber });
  return new Response(body as Blob, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', `${name}.pdf`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
