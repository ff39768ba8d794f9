import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import { ownForm } from '#features/account/own-form.server.ts';
import { type Saying, saying } from '#features/account/said.ts';
import { accountAddress } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask, askAll } from '#store-api/ask.server.ts';
import {
  type Customer,
  type CustomerAddress,
  deleteAddress,
  makeDefaultBilling,
  makeDefaultShipping,
  readAddresses,
} from '#store-api/contract/account.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { addressLines } from './address-lines.ts';

/** An address of the book, in words. */
export type AddressEntry = { id: string; name: string; lines: string[]; isShipping: boolean; isBilling: boolean };

/** The address book; `failure` is the key of why a button did not work. */
export type AddressBook = { entries: AddressEntry[]; failure: 'addressKept' | 'actionFailed' | undefined };

type Elsewhere = Exclude<AtDoor, { customer: unknown }> | { goTo: string };

/** The customer's addresses, after what a button of the page asked for. */
export async function addressBook(asking: Asking, request: Request, url: URL): Promise<Elsewhere | AddressBook> {
  const door = await atDoor(asking, url);
  if (!('customer' in door)) return door;
  try {
    const done = await press(asking, request);
    if (done?.said) return { goTo: saying(accountAddress(asking.locale), done.said) };
    const entries = (await addressesOf(asking)).map((address) => entryOf(address, door.customer));
    return { entries, failure: done?.failure };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

/** All addresses of this customer; who may not see any has none (G4). */
export async function addressesOf(asking: Asking): Promise<CustomerAddress[]> {
  try {
    return await askAll(asking, readAddresses, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

const BUTTONS = {
  delete: { call: deleteAddress, said: 'address-deleted' },
  shipping: { call: makeDefaultShipping, said: 'address-default' },
  billing: { call: makeDefaultBilling, said: 'address-default' },
} as const;

async function press(
  asking: Asking,
  request: Request,
): Promise<{ said?: Saying; failure?: AddressBook['failure'] } | undefined> {
  const form = await ownForm(request);
  const [wish = '', id] = [form.get('do'), form.get('id')];
  if (!id || !Object.hasOwn(BUTTONS, wish)) return undefined;
  const { call, said } = BUTTONS[wish as keyof typeof BUTTONS];
  try {
    await ask(asking, call, { path: { id } });
    return { said };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    // pressed twice, or in two tabs: it is gone, as it should be
    if (wish === 'delete' && error.has('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND')) return { said };
    const isKept =
      error.has('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT') || error.has('CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE');
    return { failure: isKept ? 'addressKept' : 'actionFailed' };
  }
}

function entryOf(address: CustomerAddress, customer: Customer): AddressEntry {
  const { id, firstName, lastName, city } = address;
  return {
    ...{ id, name: `${firstName} ${lastName}, ${city}`, lines: addressLines(address) },
    isShipping: id === customer.defaultShippingAddressId,
    isBilling: id === customer.defaultBillingAddressId,
  };
}
