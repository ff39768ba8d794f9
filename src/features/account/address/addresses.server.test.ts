import { expect, it } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { Redirect } from '#store-api/exits.ts';
import { addressBook } from './addresses.server.ts';

const url = new URL('https://shop.example/account/address');

/** A customer whose store refuses every change of an address with this code. */
function refusing(code: string): StoreContext {
  const response = { status: 400, statusText: '', url: '', headers: new Headers() };
  const send = async ({ path }: { path: string }) => {
    if (path === '/account/customer') return { id: 'ruth', active: true, guest: false };
    if (path === '/account/list-address') return { elements: [] };
    throw new ApiError(response, { errors: [{ code }] });
  };
  return { locale: 'de', send } as unknown as StoreContext;
}

const press = (what: string) =>
  new Request(url, { method: 'POST', body: new URLSearchParams({ do: what, id: 'home' }) });

it('an address that is gone already is deleted', async () => {
  const storeContext = refusing('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND');
  await expect(addressBook(storeContext, press('delete'), url)).rejects.toThrow(
    new Redirect('/account/address?said=address-deleted'),
  );
  expect(await addressBook(storeContext, press('billing'), url)).toMatchObject({ failure: 'actionFailed' });
});

it('an address that is needed is kept, in words', async () => {
  const storeContext = refusing('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT');
  expect(await addressBook(storeContext, press('delete'), url)).toMatchObject({ failure: 'addressKept' });
});
