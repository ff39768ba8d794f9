import { Hono } from 'hono';
import { addItems, type ChangedLines, changeItems, removeItems } from '#store/cart/change-lines.ts';
import { readCalculation } from '#store/cart/read-calculation.ts';
import { wireCart } from '#store/cart/wire-cart.ts';
import { changeSession } from '#store/change-session.ts';
import { readInput } from '#store/criteria/input.ts';
import { keepLines, readLines, type StoredLine } from '#store/records/checkout/carts.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request-body.ts';
import { addLineItems, changeLineItems, readCart, removeLineItems } from '#store-api/contract/cart.ts';
import { onCall } from './on-call.ts';
import { viewOf } from './view.ts';

/** The cart: every call reckons it anew with today's prices and stock, and answers all of it (facts §2.4). */
export function cartRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, readCart, async (c) => {
    const { store, session } = c.var;
    const cart = await readCalculation(c, store.records.read, session);
    // what a rule put right has to be stored, so that it is told once
    return cart.isCorrected ? answerChange(c, keepAll) : c.json(wireCart(cart, viewOf(c)));
  });
  onCall(routes, addLineItems, async (c) => {
    const { items } = await readBody(c);
    return answerChange(c, (lines) => addItems(lines, items));
  });
  onCall(routes, changeLineItems, async (c) => {
    const { items } = await readBody(c);
    return answerChange(c, (lines) => changeItems(lines, items));
  });
  onCall(routes, removeLineItems, async (c) => {
    const { ids } = await readBody(c);
    return answerChange(c, (lines) => removeItems(lines, ids));
  });

  // what other clients call beside
  routes.delete('/checkout/cart/line-item', async (c) => {
    const { ids } = await readInput(c);
    return answerChange(c, (lines) => removeItems(lines, ids));
  });
  routes.delete('/checkout/cart', async (c) => {
    await changeCart(c, () => ({ lines: [], messages: [] }));
    return c.body(null, 204);
  });
  return routes;
}

type Change = (lines: StoredLine[]) => ChangedLines;

const keepAll: Change = (lines) => ({ lines, messages: [] });

async function answerChange(c: StoreContext, change: Change): Promise<Response> {
  const { cart, messages } = await changeCart(c, change);
  return c.json(wireCart(cart, viewOf(c), messages));
}

/** Changes lines, lets the rules put them right and stores the result: one transaction, so that no call is lost. */
function changeCart(c: StoreContext, change: Change) {
  return changeSession(c, async (tx, session) => {
    const { lines, messages } = change(await readLines(tx, session.token));
    const cart = await readCalculation(c, tx, session, lines);
    await keepLines(tx, session.token, cart.lines);
    return { session: cart.session, answer: { cart, messages } };
  });
}
