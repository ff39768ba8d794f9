import { ownForm } from '#features/account/own-form.server.ts';
import { saying } from '#features/account/said.ts';
import { type AtShopDoor, atShopDoor } from '#features/professional/door/door.server.ts';
import { goodsIn } from '#features/professional/lists/lists.server.ts';
import { itemsFrom, type ReorderItem } from '#features/professional/lists/reorder-list.ts';
import { intoCart } from '#features/professional/rows/into-cart.server.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { readCart } from '#store-api/contract/cart.ts';
import { createQuote, type Quote, readQuotes } from '#store-api/contract/quote.ts';
import { shopNow } from '#store-api/now.server.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { cents } from '#values/money.ts';

/** All quotes in words; `hasCart` when one can be written of the cart. */
export type QuotesPage = { quotes: QuoteView[]; hasCart: boolean; hasFailed: boolean };

export type QuoteView = Record<
  'id' | 'number' | 'href' | 'date' | 'valid' | 'commission' | 'lines' | 'total',
  string
> & {
  isOver: boolean;
};

/** Longest field of the form, in characters: the rows of a quick order. */
const MOST_TYPED = 20_000;

/** A professional's quotes, after what a button of this page or of a tool asked for. */
export async function quotesPage(
  asking: Asking,
  request: Request,
  url: URL,
): Promise<AtShopDoor | { goTo: string } | QuotesPage> {
  const door = await atShopDoor(asking, url);
  if (!('customer' in door)) return door;
  try {
    const [cart, quotes] = await Promise.all([ask(asking, readCart), ask(asking, readQuotes)]);
    const goods = goodsIn(cart.lineItems);
    const done = await press(asking, await ownForm(request, MOST_TYPED), goods, quotes.elements);
    if (typeof done === 'string') return { goTo: done };
    const hasFailed = done === false;
    return { quotes: quotes.elements.map((quote) => viewOf(asking, quote)), hasCart: goods.length > 0, hasFailed };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

/** Answers where it goes on, `false` when the store refuses, nothing when nothing was pressed. */
async function press(
  asking: Asking,
  form: ReadonlyMap<string, string>,
  cart: readonly ReorderItem[],
  quotes: readonly Quote[],
): Promise<string | false | undefined> {
  const { locale } = asking;
  const commission = form.get('commission');
  try {
    switch (form.get('do')) {
      case 'items':
        return await written(asking, itemsFrom(form.get('items')), commission);
      case 'cart':
        return await written(asking, cart, commission);
      case 'order': {
        const quote = quotes.find(({ id }) => id === form.get('quote'));
        await intoCart(asking, quote?.lineItems ?? []);
        return paths.cart(locale);
      }
      default:
        return undefined;
    }
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 429].includes(error.status)) throw error;
    return false;
  }
}

/** Has a quote written. Answers where it is to be seen. @throws {ApiError} when the store refuses */
export async function written(
  asking: Asking,
  items: readonly (ReorderItem & { note?: string })[],
  commission = '',
): Promise<string> {
  const lines = items.map(({ productId: id, quantity, note }) => ({ id, quantity, ...(note && { note }) }));
  await ask(asking, createQuote, {
    body: { items: lines, ...(commission && { commission: commission.slice(0, 80) }) },
  });
  return saying(paths.professional(asking.locale, 'quotes'), 'quote-made');
}

function viewOf(
  { locale }: Asking,
  { id, quoteNumber, commission, price, lineItems, createdAt, validUntil }: Quote,
): QuoteView {
  const t = wordsOf(locale, 'professional');
  const isOver = new Date(validUntil) < shopNow();
  return {
    id,
    number: quoteNumber,
    href: paths.quoteFile(locale, id),
    date: formatDate(locale, createdAt, 'short'),
    valid: isOver ? t('quoteOver') : formatDate(locale, validUntil, 'short'),
    isOver,
    commission: commission ?? '',
    lines: t('quoteLines', { count: lineItems.length }),
    total: formatMoney(locale, cents(price.totalPrice)),
  };
}
