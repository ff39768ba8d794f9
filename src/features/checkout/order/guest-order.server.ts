import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { type Order, readOrders } from '#store-api/contract/order.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { ORDER_ASSOCIATIONS } from './order.server.ts';
import { orderView } from './order-view.server.ts';

export { troublePage } from './order.server.ts';

/** What the page of a mailed link shows: the order, the question who asks (with what was typed), or trouble. */
export type Look =
  | { kind: 'order'; status: 200; order: Order }
  | { kind: 'ask'; status: 200 | 403 | 429; email: string; zipcode: string; waitSeconds: number }
  | ({ kind: 'trouble' } & Trouble);

/** The order of a mailed link. E-mail and postcode come by POST: they have no place in an address or a log. */
export async function lookAtOrder(asking: Asking, code: string | undefined, request: Request): Promise<Look> {
  if (!code || !/^[\w-]{16,64}$/.test(code)) return { kind: 'trouble', status: 404, retryAfterSeconds: 0 };
  const { email, zipcode } = request.method === 'POST' ? await readProof(request) : { email: '', zipcode: '' };
  const filter = [{ type: 'equals' as const, field: 'deepLinkCode', value: code }];
  try {
    const body = { filter, email, zipcode, limit: 1, associations: ORDER_ASSOCIATIONS };
    const { orders } = await ask(asking, readOrders, { body });
    const [order] = orders.elements;
    if (order) return { kind: 'order', status: 200, order };
    return { kind: 'ask', status: 403, email, zipcode, waitSeconds: 0 };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 429))
      return { kind: 'ask', status: email ? error.status : 200, email, zipcode, waitSeconds: error.waitSeconds };
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { kind: 'trouble', ...trouble };
  }
}

/** What the page says of the order. */
export function lookWords(locale: Locale, order: Order) {
  const t = wordsOf(locale, 'account');
  return {
    order: orderView(order, locale),
    title: t('orderTitle', { number: order.orderNumber }),
    text: order.orderDateTime ? t('orderFrom', { date: formatDate(locale, order.orderDateTime) }) : '',
  };
}

async function readProof(request: Request): Promise<{ email: string; zipcode: string }> {
  const form = await request.formData().catch(() => new FormData());
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  return { email: field('email').trim(), zipcode: field('zipcode').trim() };
}
