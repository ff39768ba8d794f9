import { refuse, type Violation, violate } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { type AddressRow, changeCustomer, deleteAddress, keepAddress } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { Body, StoreContext } from '#store/request.ts';
import { changeSession } from '#store/session.ts';
import { newAddress, readAddress } from '#store/shopper/address.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import { requireShopper } from '#store/shopper/require-shopper.ts';

/** Most addresses of a customer; every call of a customer reads all of them. */
const MOST = 100;

/** Adds an address, or changes the one of this id. @throws 400 violations, 400 not their own, 400 one too many, 403 */
export function saveAddress(c: StoreContext, body: Body, id?: string): Promise<Shopper & { saved: AddressRow }> {
  const { store, now } = c.var;
  return changeShopper(c, async (tx, shopper) => {
    const before = id === undefined ? undefined : ownAddress(shopper, id);
    const violations: Violation[] = [];
    const address = readAddress(store.shopConfig, body, '', violations);
    if (violations.length > 0) throw violate(violations);
    if (!before && shopper.addresses.length >= MOST) throw tooMany();
    const created = newAddress(address, shopper.customer.id, now);
    const saved = before ? { ...created, id: before.id, createdAt: before.createdAt } : created;
    await keepAddress(tx, saved);
    return { ...shopper, saved };
  });
}

/** Deletes an address that is in no use. @throws 400 when it is a standard or active one, or not their own */
export function removeAddress(c: StoreContext, id: string): Promise<void> {
  return changeShopper(c, async (tx, shopper) => {
    const { customer, billing, shipping } = shopper;
    ownAddress(shopper, id);
    if (id === customer.defaultBillingAddressId || id === customer.defaultShippingAddressId)
      throw inUse('IS_DEFAULT', id, 'a default address');
    if (id === billing.id || id === shipping.id) throw inUse('IS_ACTIVE', id, 'in use in this session');
    await deleteAddress(tx, id);
  });
}

/** Makes an address the standard one. */
export function makeDefault(c: StoreContext, kind: 'billing' | 'shipping', id: string): Promise<void> {
  return changeShopper(c, async (tx, shopper) => {
    ownAddress(shopper, id);
    const field = kind === 'billing' ? { defaultBillingAddressId: id } : { defaultShippingAddressId: id };
    await changeCustomer(tx, shopper.customer.id, { ...field, updatedAt: c.var.now.toISOString() });
  });
}

function changeShopper<Result>(
  c: StoreContext,
  work: (tx: Database, shopper: Shopper) => Promise<Result>,
): Promise<Result> {
  return changeSession(c, async (tx, session) => ({
    session,
    result: await work(tx, await requireShopper(tx, session)),
  }));
}

/** @throws 400 for an odd id, and for somebody else's address */
function ownAddress({ addresses }: Shopper, id: string): AddressRow {
  if (!isId(id)) throw refuse(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${id}`, { input: id });
  const match = addresses.find((address) => address.id === id);
  if (match) return match;
  throw refuse(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', `Customer address with id "${id}" not found.`, {
    addressId: id,
  });
}

const tooMany = () =>
  refuse(400, 'CHECKOUT__CUSTOMER_ADDRESS_LIMIT_REACHED', `A customer can keep ${MOST} addresses.`, { limit: MOST });

const inUse = (code: string, addressId: string, why: string) =>
  refuse(400, `CHECKOUT__CUSTOMER_ADDRESS_${code}`, `Customer address with id "${addressId}" is ${why}.`, {
    addressId,
  });
