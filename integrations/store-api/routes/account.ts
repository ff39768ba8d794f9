import { Hono } from 'hono';
import { makeDefault, removeAddress, saveAddress } from '#store/account/addresses.ts';
import { confirmRegistration } from '#store/account/confirm-registration.ts';
import { login } from '#store/account/login.ts';
import { forget, logout } from '#store/account/logout.ts';
import { askForRecovery, isRecoveryExpired, recover } from '#store/account/recovery.ts';
import { register } from '#store/account/register.ts';
import { criteriaOf } from '#store/criteria/input.ts';
import { trim } from '#store/criteria/output.ts';
import { refuse } from '#store/errors.ts';
import type { StoreContext, StoreEnv } from '#store/request.ts';
import { contextToken, readBody, success } from '#store/request.ts';
import { serializeAddress, serializeCustomer } from '#store/serializers/customer.ts';
import { serializeCustomerGroup } from '#store/serializers/people.ts';
import { requireShopper } from '#store/shopper/require-shopper.ts';
import type { Call } from '#store-api/call.ts';
import {
  addAddress,
  askForRecovery as askForRecoveryCall,
  changeAddress,
  checkRecovery,
  confirmRegistration as confirmRegistrationCall,
  deleteAddress,
  deleteCustomer,
  login as loginCall,
  logout as logoutCall,
  makeDefaultBilling,
  makeDefaultShipping,
  readAddresses,
  readCustomer,
  readGroupRegistration,
  recover as recoverCall,
  register as registerCall,
} from '#store-api/contract/account.ts';
import { answerList } from './list-response.ts';
import { onBoth, onCall } from './on-call.ts';
import { pathId } from './path-part.ts';

/** Who shops: registration of guests and customers, login, addresses. */
export function accountRoutes() {
  const routes = new Hono<StoreEnv>();

  onCall(routes, registerCall, async (c) => {
    const shopper = await register(c, await readBody(c));
    return c.json(serializeCustomer(shopper, c.var.store.shopConfig, c.var.locale));
  });
  onCall(routes, confirmRegistrationCall, async (c) => {
    await confirmRegistration(c, await readBody(c));
    return c.json(await readSerializedCustomer(c));
  });
  onCall(routes, loginCall, async (c) => {
    await login(c, await readBody(c));
    return c.json(contextToken());
  });
  onCall(routes, logoutCall, async (c) => {
    await logout(c);
    return c.json(contextToken());
  });
  onCall(routes, readCustomer, async (c) => {
    const { output } = await criteriaOf(c);
    return c.json(trim(await readSerializedCustomer(c), output));
  });
  onCall(routes, deleteCustomer, async (c) => {
    await forget(c);
    return c.body(null, 204);
  });
  onCall(routes, readGroupRegistration, (c) =>
    c.json(serializeCustomerGroup(openGroup(c, pathId(c, 'id')), c.var.locale)),
  );
  onBoth(routes, readAddresses, async (c) => {
    const { store, session, locale } = c.var;
    const { customer, addresses } = await requireShopper(store.records.read, session);
    const elements = addresses.map((row) => serializeAddress(row, customer, store.shopConfig, locale));
    return answerList(c, 'customer_address', elements, await criteriaOf(c));
  });
  addressRoutes(routes);
  recoveryRoutes(routes);
  return routes;
}

function addressRoutes(routes: Hono<StoreEnv>): void {
  onCall(routes, addAddress, async (c) => answerAddress(c, await saveAddress(c, await readBody(c))));
  onCall(routes, changeAddress, async (c) =>
    answerAddress(c, await saveAddress(c, await readBody(c), pathId(c, 'id'))),
  );
  const onId = (call: Call<undefined, unknown>, change: (c: StoreContext, id: string) => Promise<void>) =>
    onCall(routes, call, async (c) => {
      await change(c, pathId(c, 'id'));
      return c.body(null, 204);
    });
  onId(deleteAddress, removeAddress);
  onId(makeDefaultBilling, (c, id) => makeDefault(c, 'billing', id));
  onId(makeDefaultShipping, (c, id) => makeDefault(c, 'shipping', id));
}

function recoveryRoutes(routes: Hono<StoreEnv>): void {
  onCall(routes, askForRecoveryCall, async (c) => {
    await askForRecovery(c, await readBody(c));
    return c.json(success);
  });
  onCall(routes, checkRecovery, async (c) => {
    const isExpired = await isRecoveryExpired(c, await readBody(c));
    return c.json({ isExpired, apiAlias: 'array_struct' });
  });
  onCall(routes, recoverCall, async (c) => {
    await recover(c, await readBody(c));
    return c.json(success);
  });
}

/** @throws 404 for a group that nobody can apply for */
function openGroup(c: StoreContext, id: string) {
  const group = c.var.store.shopConfig.customerGroups.find((each) => each.id === id && each.registration);
  if (group) return group;
  throw refuse(
    404,
    'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND',
    `Customer group registration for id ${id} not found.`,
    { customerGroupId: id },
  );
}

async function readSerializedCustomer(c: StoreContext) {
  const { store, session, locale } = c.var;
  return serializeCustomer(await requireShopper(store.records.read, session), store.shopConfig, locale);
}

function answerAddress(c: StoreContext, { saved, customer }: Awaited<ReturnType<typeof saveAddress>>): Response {
  return c.json(serializeAddress(saved, customer, c.var.store.shopConfig, c.var.locale));
}
