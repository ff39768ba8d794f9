import { accountAddress, checkout } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import {
  type Customer,
  type CustomerAddress,
  deleteAddress,
  makeDefaultBilling,
  makeDefaultShipping,
  readAddresses,
} from '#store-api/contract/account.ts';
import { goTo, NotFound } from '#store-api/exits.ts';
import { saying } from '../flash.ts';
import { neutralSalutation } from '../form/salutation.ts';
import { formWords } from '../form/words.server.ts';
import { ownForm, readPlaces, requireCustomer } from '../require-customer.server.ts';
import { ADDRESS_WORDS } from '../words.ts';
import { addressForm } from './address-form.ts';
import { addressLines } from './address-lines.ts';

/** An address of the book, in words. */
export type AddressEntry = { id: string; name: string; lines: string[]; isShipping: boolean; isBilling: boolean };

/** The address book; `failure` is the key of why a button did not work. */
export type AddressBook = { entries: AddressEntry[]; failure: 'addressKept' | 'actionFailed' | undefined };

/** The customer's addresses, after what a button of the page asked for. */
export async function addressBook(storeContext: StoreContext, request: Request, url: URL): Promise<AddressBook> {
  const customer = await requireCustomer(storeContext, url);
  const failure = await press(storeContext, request);
  const entries = (await addressesOf(storeContext)).map((address) => entryOf(address, customer));
  return { entries, failure };
}

/** All addresses of this customer; who may not see any has none. */
async function addressesOf(storeContext: StoreContext): Promise<CustomerAddress[]> {
  try {
    return await askAll(storeContext, readAddresses, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

const BUTTONS = {
  delete: { call: deleteAddress, flash: 'address-deleted' },
  shipping: { call: makeDefaultShipping, flash: 'address-default' },
  billing: { call: makeDefaultBilling, flash: 'address-default' },
} as const;

async function press(storeContext: StoreContext, request: Request): Promise<AddressBook['failure']> {
  const form = await ownForm(request);
  const [action = '', id] = [form.get('do'), form.get('id')];
  if (!id || !Object.hasOwn(BUTTONS, action)) return undefined;
  const { call, flash } = BUTTONS[action as keyof typeof BUTTONS];
  try {
    await callStore(storeContext, call, { path: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    // pressed twice, or in two tabs: it is gone, as it should be
    const isGone = action === 'delete' && error.has('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND');
    const isKept =
      error.has('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT') || error.has('CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE');
    if (!isGone) return isKept ? 'addressKept' : 'actionFailed';
  }
  return goTo(saying(accountAddress(storeContext.locale), flash));
}

function entryOf(address: CustomerAddress, customer: Customer): AddressEntry {
  const { id, firstName, lastName, city } = address;
  return {
    ...{ id, name: `${firstName} ${lastName}, ${city}`, lines: addressLines(address) },
    isShipping: id === customer.defaultShippingAddressId,
    isBilling: id === customer.defaultBillingAddressId,
  };
}

/** The form of one address: `new`, or one of the customer's own. Anybody else's is unknown. */
export async function editAddress(storeContext: StoreContext, id: string | undefined, url: URL) {
  const customer = await requireCustomer(storeContext, url);
  const [places, addresses] = await Promise.all([readPlaces(storeContext.locale), addressesOf(storeContext)]);
  const existing = addresses.find((address) => address.id === id);
  if (!existing && id !== 'new') throw new NotFound();
  const list = accountAddress(storeContext.locale);
  const buying = url.searchParams.get('for') === 'checkout' && checkout(storeContext.locale);
  const home = customer.defaultShippingAddress?.countryId ?? places.countries[0]?.id ?? '';
  return {
    title: wordsOf(storeContext.locale, 'account')(existing ? 'addressEdit' : 'addressNew'),
    form: {
      ...places,
      ...{
        words: formWords(storeContext.locale, ADDRESS_WORDS),
        start: addressForm(existing, home, neutralSalutation(places.salutations)),
        id: existing?.id,
      },
      ...{ listHref: buying || list, savedHref: buying || saying(list, 'address-saved') },
    },
  };
}
