import { Hono } from 'hono';
import {
  addItems,
  type ChangedCart,
  changeItems,
  codesAmong,
  type KeptCart,
  removeItems,
} from '#store/cart/change-lines.ts';
import { countCodes, keepCart, readCart, readPricedCart } from '#store/cart/read-priced-cart.ts';
import { type CartView, serializeCart } from '#store/cart/serialize-cart.ts';
import { readInput } from '#store/criteria/input.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request.ts';
import { changeSession } from '#store/session.ts';
import { addLineItems, changeLineItems, readCart as readCartCall, removeLineItems } from '#store-api/contract/cart.ts';
import { onCall } from './on-call.ts';

/** The cart: every call calculates it anew with today's prices and stock, and answers all of it. */
export function cartRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, readCartCall, async (c) => {
    const { store, session } = c.var;
    const cart = await readPricedCart(c, store.records.read, session);
    // what a rule put right has to be stored, so that it is told once
    return cart.isCorrected ? answerChange(c, keepAll) : c.json(serializeCart(cart, viewOf(c)));
  });
  onCall(routes, addLineItems, async (c) => {
    const { items } = await readBody(c);
    await countCodes(c, codesAmong(items));
    return answerChange(c, (cart) => addItems(cart, items));
  });
  onCall(routes, changeLineItems, async (c) => {
    const { items } = await readBody(c);
    return answerChange(c, (cart) => changeItems(cart, items));
  });
  onCall(routes, removeLineItems, async (c) => {
    const { ids } = await readBody(c);
    return answerChange(c, (cart) => removeItems(cart, ids));
  });

  // what other clients call beside
  routes.delete('/checkout/cart/line-item', async (c) => {
    const { ids } = await readInput(c);
    return answerChange(c, (cart) => removeItems(cart, ids));
  });
  routes.delete('/checkout/cart', async (c) => {
    await changeCart(c, () => ({ lines: [], promotions: [], codes: [] }));
    return c.body(null, 204);
  });
  return routes;
}

type Change = (cart: KeptCart) => ChangedCart;

const keepAll: Change = (cart) => ({ ...cart, codes: [] });

async function answerChange(c: StoreContext, change: Change): Promise<Response> {
  return c.json(serializeCart(await changeCart(c, change), viewOf(c)));
}

/** Changes a cart, lets the rules put it right and stores the result: one transaction, so that no call is lost. */
function changeCart(c: StoreContext, change: Change) {
  return changeSession(c, async (tx, session) => {
    const changed = change(await readCart(tx, session.id));
    const cart = await readPricedCart(c, tx, session, changed);
    await keepCart(tx, session.id, cart);
    return { session: cart.session, result: cart };
  });
}

/** Words and pictures for the language of a request. */
export const viewOf = (c: StoreContext): CartView => {
  const { store, locale } = c.var;
  return { shopConfig: store.shopConfig, pictures: store.catalogue.pictures, locale };
};
