import { customerOf } from '#features/account/guard.server.ts';
import { ownForm } from '#features/account/own-form.server.ts';
import { saying } from '#features/account/said.ts';
import { type Goods, intoCart } from '#features/cart/told/into-cart.server.ts';
import { type Look, lookAtOrder } from '#features/checkout/order/guest-order.server.ts';
import { readOrder, refusedTrouble } from '#features/checkout/order/order.server.ts';
import { keepNewList } from '#features/professional/lists/keep-lists.server.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { cancelOrder, type Order } from '#store-api/contract/order.ts';
import { troubleOf } from '#store-api/trouble.ts';

/** What an address of an order shows: a customer's own order, where it goes on, or what a mailed link shows. */
export type Found = { kind: 'own'; order: Order; isChangeable: boolean; failed: string } | GoTo | Look;
type GoTo = { kind: 'go'; href: string };

/**
 * The order behind an address, which names it by its id (the account's list) or by its code (a mail). The id opens it to
 * its customer alone, who logs in first (B2); the code to who proves by e-mail and postcode that an order is theirs.
 * Codes of older mails look like ids. What looks like one leads to the login, unless it is the code of this session's own
 * order, or the address says that a guest asks (`guestOrderHref`). Whether such an order exists shows in neither case.
 */
export async function orderBehind(asking: Asking, code = '', request: Request): Promise<Found> {
  try {
    const customer = await customerOf(asking);
    const isMaybeId = ID.test(code) && !new URL(request.url).searchParams.has(AS_GUEST);
    if (customer && isMaybeId) return await ownOrder(asking, customer, code, request);
    // a button of the account, pressed after the session had ended: no e-mail and postcode would answer that
    if (!customer && (await ownForm(request.clone())).has('do')) return loginTo(asking, code);
    const look = await lookAtOrder(asking, code, request);
    if (isMaybeId && look.kind === 'ask') return loginTo(asking, code);
    const isOwn = customer && look.kind === 'order' && request.method === 'GET';
    return isOwn ? { kind: 'go', href: paths.accountOrder(asking.locale, look.order.id) } : look;
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { kind: 'trouble', ...trouble };
  }
}

const ID = /^[0-9a-f]{32}$/;

/** In the address of an order: who asks has ordered without an account. */
const AS_GUEST = 'guest';

/** Where e-mail and postcode are asked for instead of a login, `undefined` where `address` is none of an order by its id. */
export function guestOrderHref(address: string | undefined): string | undefined {
  const [path = ''] = address?.split(/[?#]/) ?? [];
  return /\/account\/order\/[0-9a-f]{32}$/.test(path) ? `${path}?${AS_GUEST}` : undefined;
}

const loginTo = ({ locale }: Asking, code: string): GoTo => ({
  kind: 'go',
  href: paths.login(locale, paths.accountOrder(locale, code)),
});

/** One that does not exist and one of somebody else look the same: 404. */
async function ownOrder(asking: Asking, customer: Customer, id: string, request: Request): Promise<Found> {
  const found = await readOrder(asking, { ids: [id], checkPromotion: true });
  if (found instanceof ApiError) return { kind: 'trouble', ...refusedTrouble(found) };
  if ('status' in found) return { kind: 'trouble', ...found };
  const wish = (await ownForm(request)).get('do');
  const done = wish ? await fulfilled(asking, customer, wish, found.order) : '';
  return typeof done === 'object' ? done : { kind: 'own', ...found, failed: done };
}

/** Does what a button of the page asks for, or says in words that it did not work. */
async function fulfilled(asking: Asking, customer: Customer, wish: string, order: Order): Promise<GoTo | string> {
  const { locale } = asking;
  const failed = wordsOf(locale, 'account')('orderActionFailed');
  try {
    if (wish === 'cancel') return await calledOff(asking, order);
    if (wish === 'keep') return await keptAsList(asking, customer, order);
    if (wish !== 'again') return failed;
    return { kind: 'go', href: await intoCart(asking, goodsOf(order)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('An order could not be changed.', error);
    return failed;
  }
}

/**
 * The order once it is called off, or why it can't be any more. A second press finds it so already, which the store
 * refuses and the shopper wanted.
 */
async function calledOff(asking: Asking, { id }: Order): Promise<GoTo | string> {
  try {
    await ask(asking, cancelOrder, { body: { orderId: id } });
  } catch (error) {
    const now = await readOrder(asking, { ids: [id] });
    if (!('order' in now && now.order.stateMachineState?.technicalName === 'cancelled')) return tooLate(asking, error);
  }
  return { kind: 'go', href: saying(paths.accountOrder(asking.locale, id), 'order-cancelled') };
}

/** An order that is paid, or has gone on, can't be called off; anything else is thrown on. */
function tooLate({ locale }: Asking, error: unknown): string {
  const code = TOO_LATE.find((one) => error instanceof ApiError && error.has(one));
  if (!code) throw error;
  return wordsOf(locale, 'connection')(`error-${code}`);
}

const TOO_LATE = ['CHECKOUT__ORDER_ORDER_ALREADY_PAID', 'SYSTEM__ILLEGAL_STATE_TRANSITION'] as const;

/** The page of a new reorder list with the articles of an order, or why there is no room for it. */
async function keptAsList(asking: Asking, customer: Customer, order: Order): Promise<GoTo | string> {
  const name = wordsOf(asking.locale, 'account')('orderTitle', { number: order.orderNumber });
  const items = goodsOf(order).flatMap(({ productId, quantity, isGone }) => (isGone ? [] : { productId, quantity }));
  const kept = await keepNewList(asking, customer, { name, items });
  if ('noRoom' in kept) return kept.noRoom;
  return { kind: 'go', href: saying(paths.accountLists(asking.locale, kept.id), 'list-made') };
}

/** The articles of an order, by their number should they be gone; what has lost its article is known by its line. */
const goodsOf = ({ lineItems }: Order): Goods[] =>
  (lineItems ?? [])
    .filter(({ type }) => type === 'product')
    .map(({ id, productId, quantity, payload }) => ({
      ...{ productId: productId || id, quantity, isGone: !productId },
      number: typeof payload.productNumber === 'string' ? payload.productNumber : undefined,
    }));
