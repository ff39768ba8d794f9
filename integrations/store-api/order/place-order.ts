// A blocked shipping or payment method is replaced with a message, and an order in that very call is refused once:
// nobody pays or receives in a way they have not seen.
import type { PricedCart } from '#store/cart/calculate-cart.ts';
import { keepCart, readCart, readPricedCart } from '#store/cart/read-priced-cart.ts';
import { issueInvoice } from '#store/document/issue-invoice.ts';
import { refuse } from '#store/errors.ts';
import { newToken } from '#store/id.ts';
import { takeLetterIn } from '#store/limits/letters.ts';
import { mailOrder } from '#store/outbox/mail-order.ts';
import { hasVerifiedAddress, readCustomer } from '#store/records/checkout/customers.ts';
import {
  addOrder,
  nextNumber,
  type OrderRow,
  readOrderOfCart,
  readOrderOfHash,
  type StoredOrder,
} from '#store/records/checkout/orders.ts';
import { redeem } from '#store/records/checkout/promotions.ts';
import { forgetTokens } from '#store/records/checkout/sessions.ts';
import { takeStock } from '#store/records/checkout/stock.ts';
import type { Database } from '#store/records/database.ts';
import type { StoreContext } from '#store/request.ts';
import type { Message } from '#store/rules/cart/messages.ts';
import { changeSession } from '#store/session.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import { newOrder, type OrderDetails } from './new-order.ts';

/** How long a call that is sent again gets the order that it has already made. */
const REPEAT_MS = 60_000;

/**
 * Turns the cart into an order, in one transaction: stock, number, order, mail and empty cart belong together or don't happen.
 * Answers the id of the order; a call that is repeated gets that of the first.
 * @throws 403 nobody is known, 400 empty, 409 the cart is not the one that was seen, 429 too many for an unconfirmed address, 500 a
 * message blocks it
 */
export async function placeOrder(c: StoreContext, details: OrderDetails, hash: string | null): Promise<string> {
  const result = await changeSession<string | Message[]>(c, async (tx, session) => {
    if (!session.customerId) throw refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
    const kept = await readCart(tx, session.id);
    if (kept.lines.length === 0) return { session, result: await repeated(c, tx, session.id, hash) };
    const cart = await readPricedCart(c, tx, session, { ...kept, codes: [] });
    if (hash !== null && hash !== cart.hash) return { session, result: await orderedBefore(c, tx, session.id, hash) };
    const obstacles = cart.hasLostDiscount ? cart.messages : cart.messages.filter(stopsOrder);
    if (obstacles.length > 0) {
      // what was put right stays so, and the next call may order it
      await keepCart(tx, session.id, cart);
      return { session: cart.session, result: obstacles };
    }
    return { session: cart.session, result: await place(c, tx, cart, details) };
  });
  if (Array.isArray(result)) throw isBlocked(result);
  return result;
}

/** A call that comes twice (a double click, an answer that was lost) finds the order of the first. */
async function repeated(c: StoreContext, tx: Database, sessionId: string, hash: string | null): Promise<string> {
  const before = await readOrderOfCart(tx, sessionId, repeatsSince(c));
  if (!before || (hash !== null && hash !== before.cartHash)) throw isEmpty();
  return before.id;
}

/** The same, when another tab has filled the cart anew meanwhile. @throws 409 when this very cart was never ordered */
async function orderedBefore(c: StoreContext, tx: Database, sessionId: string, cartHash: string): Promise<string> {
  const before = await readOrderOfHash(tx, sessionId, { cartHash, since: repeatsSince(c) });
  if (!before) throw hasChanged();
  return before.id;
}

const repeatsSince = (c: StoreContext): Date => new Date(c.var.now.getTime() - REPEAT_MS);

async function place(c: StoreContext, tx: Database, cart: PricedCart, details: OrderDetails): Promise<string> {
  if (!cart.shopper) throw refuse(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
  if (cart.lines.length === 0) throw isEmpty();
  await countOrder(c, tx, cart.shopper);
  await takeGoods(tx, cart);
  const number = await nextNumber(tx, 'order');
  const { shopConfig, catalogue } = c.var.store;
  const described = { taxes: shopConfig.taxes, pictures: catalogue.pictures };
  const order = newOrder(cart, cart.shopper, details, { number, locale: c.var.locale, now: c.var.now, ...described });
  await addOrder(tx, order);
  const { paymentMethod } = cart;
  if (paymentMethod.dueDays !== null) await issueInvoice(tx, order, paymentMethod, shopConfig, c.var.now);
  await redeemAll(tx, cart, order.order);
  await mailOrder(c.var.store, tx, order);
  await keepCart(tx, cart.session.id, { lines: [], promotions: [] });
  return order.order.id;
}

/** Counts an order that is mailed to an address that anybody may have typed. @throws 429 after too many */
async function countOrder(c: StoreContext, tx: Database, { customer }: Shopper): Promise<void> {
  if (!hasVerifiedAddress(customer)) await takeLetterIn(tx, c, 'order', customer.email);
}

/** By id, so that two orders never wait for each other's rows. Downloads don't run out. */
async function takeGoods(tx: Database, { lines }: PricedCart): Promise<void> {
  const goods = lines.filter(({ variant }) => variant.states[0] === 'is-physical');
  for (const { variant, quantity } of goods.sort((a, b) => (a.variant.id < b.variant.id ? -1 : 1))) {
    const { id, name, isCloseout } = variant;
    if (await takeStock(tx, { productId: id, quantity, isCloseout })) continue;
    throw refuse(500, 'CHECKOUT__CART_INVALID', `The cart is invalid: ${name} has just been sold out.`, { name });
  }
}

/** By id, as goods are. @throws 500 when somebody else has just used one up */
async function redeemAll(tx: Database, { discounts }: PricedCart, order: OrderRow): Promise<void> {
  const used = new Map(discounts.map(({ promotion }) => [promotion.id, promotion]));
  for (const promotion of [...used.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (await redeem(tx, { promotion, orderId: order.id, buyer: order })) continue;
    const { name } = promotion;
    throw refuse(500, 'CHECKOUT__CART_INVALID', `The cart is invalid: ${name} has just been used up.`, { name });
  }
}

/** A method that was replaced just now blocks too: nobody should pay or receive in a way they have not seen. */
const stopsOrder = ({ blocks, messageKey }: Message): boolean => blocks || messageKey.endsWith('-method-changed');

const isEmpty = () => refuse(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty.');

const hasChanged = () =>
  refuse(409, 'CHECKOUT__CART_HASH_MISMATCH', 'The cart has changed since it was last read. Please check it again.');

const isBlocked = (messages: Message[]) =>
  refuse(
    500,
    'CHECKOUT__CART_INVALID',
    `The cart is invalid, got ${messages.length} error(s): ${messages.map(({ text }) => text).join(' ')}`,
    {
      errors: messages.map(({ key }) => key),
    },
  );

/**
 * Logs a guest in who has proved that an order is theirs: the session moves to a new token, its cart
 * goes along. Customers stay logged in; a guest who was deleted since can't come back.
 */
export async function loginGuest(c: StoreContext, { order }: StoredOrder): Promise<void> {
  await changeSession(c, async (tx, session) => {
    const guest = session.customerId === null ? await readCustomer(tx, order.customerId) : undefined;
    if (!guest?.isGuest) return { session, result: undefined };
    await forgetTokens(tx, session.id);
    const mine = { token: newToken(), customerId: guest.id, customerGroupId: guest.groupId };
    return { session: { ...session, ...mine }, result: undefined };
  });
}
