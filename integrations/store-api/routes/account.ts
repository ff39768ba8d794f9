import { Hono } from 'hono';
import { makeDefault, removeAddress, saveAddress } from '#store/account/addresses.ts';
import { requireShopper } from '#store/account/guard.ts';
import { forget, login, logout } from '#store/account/login.ts';
import { register } from '#store/account/register.ts';
import { wireAddress, wireCustomer } from '#store/account/wire-customer.ts';
import { contextToken, searchResult } from '#store/answer.ts';
import { criteriaOf } from '#store/criteria/input.ts';
import { select } from '#store/criteria/match.ts';
import { trim } from '#store/criteria/output.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request-body.ts';

/** Who shops: registration of guests and customers, login, addresses (facts §2.5). */
export function accountRoutes() {
  return new Hono<StoreEnv>()
    .post('/account/register', async (c) => {
      await register(c, await readBody(c));
      return answerCustomer(c);
    })
    .post('/account/login', async (c) => {
      const { username, email, password } = await readBody(c);
      await login(c, String(username ?? email ?? ''), String(password ?? ''));
      return c.json(contextToken());
    })
    .post('/account/logout', async (c) => {
      await logout(c);
      return c.json(contextToken());
    })
    .post('/account/customer', answerCustomer)
    .delete('/account/customer', async (c) => {
      await forget(c);
      return c.body(null, 204);
    })
    .on(['GET', 'POST'], '/account/list-address', async (c) => {
      const { store, session, locale } = c.var;
      const { customer, addresses } = await requireShopper(store.records.read, session);
      const criteria = await criteriaOf(c);
      const { elements, total } = select(
        addresses.map((row) => wireAddress(row, customer, store.facts, locale)),
        criteria,
      );
      const { page, limit, output } = criteria;
      return c.json(trim(searchResult('customer_address', elements, { page, limit, total }), output));
    })
    .post('/account/address', async (c) => answerAddress(c, await saveAddress(c, await readBody(c))))
    .patch('/account/address/:id', async (c) =>
      answerAddress(c, await saveAddress(c, await readBody(c), c.req.param('id'))),
    )
    .delete('/account/address/:id', async (c) => {
      await removeAddress(c, c.req.param('id'));
      return c.body(null, 204);
    })
    .patch('/account/address/default-billing/:id', async (c) => {
      await makeDefault(c, 'billing', c.req.param('id'));
      return c.body(null, 204);
    })
    .patch('/account/address/default-shipping/:id', async (c) => {
      await makeDefault(c, 'shipping', c.req.param('id'));
      return c.body(null, 204);
    });
}

async function answerCustomer(c: StoreContext): Promise<Response> {
  const { store, session, locale } = c.var;
  const shopper = await requireShopper(store.records.read, session);
  return c.json(wireCustomer(shopper, store.facts, locale));
}

function answerAddress(c: StoreContext, { saved, customer }: Awaited<ReturnType<typeof saveAddress>>): Response {
  return c.json(wireAddress(saved, customer, c.var.store.facts, c.var.locale));
}
