import { ApiClientError } from '@shopware/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedStore, servedStore } from '#tests/support/served-store.ts';
import { aGuest, aQuietStore, countryId, PASSWORD, paymentId, productId } from '#tests/support/shopper.ts';

let shop: ServedStore;
beforeAll(async () => {
  shop = await servedStore(await aQuietStore());
});
afterAll(() => shop.close());

/** A client, and the tokens that it was given. */
function aClient() {
  const tokens: string[] = [];
  const client = shop.aClient();
  client.hook('onContextChanged', (token) => {
    tokens.push(token);
  });
  return { client, tokens };
}

it('the official client orders as a guest, over HTTP, from the first look to the payment page', async () => {
  const { client, tokens } = aClient();
  const { data: context } = await client.invoke('readContext get /context');
  expect(context.currency?.isoCode).toBe('CHF');

  const id = productId('10-104-GR');
  const { data: cart } = await client.invoke('addLineItem post /checkout/cart/line-item', {
    body: { items: [{ id, referencedId: id, quantity: 2, type: 'product' }] },
  });
  expect(cart.price.totalPrice).toBe(498);
  await client.invoke('updateLineItem patch /checkout/cart/line-item', { body: { items: [{ id, quantity: 1 }] } });

  const { data: customer } = await client.invoke('register post /account/register', {
    body: aGuest({ storefrontUrl: shop.url }) as never,
  });
  expect(customer.guest).toBe(true);
  expect(new Set(tokens).size).toBeGreaterThan(1);

  await client.invoke('updateContext patch /context', {
    body: { countryId: countryId('CH'), paymentMethodId: paymentId('card') },
  });
  const { data: order } = await client.invoke('createOrder post /checkout/order', { body: {} });
  expect(order).toMatchObject({ amountTotal: 249, orderCustomer: { email: 'anna.muster@example.com' } });

  const back = { finishUrl: `${shop.url}/paid`, errorUrl: `${shop.url}/unpaid` };
  const { data: payment } = await client.invoke('handlePaymentMethod post /handle-payment', {
    body: { orderId: order.id, ...back },
  });
  expect(payment.redirectUrl).toContain('/payment/card/');

  const { data: orders } = await client.invoke('readOrder post /order', { body: { checkPromotion: true } as never });
  expect(orders.orders.elements.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
  expect(orders.paymentChangeable).toEqual({ [order.id]: true });
  const { data: empty } = await client.invoke('readCart get /checkout/cart');
  expect(empty.lineItems).toEqual([]);
});

it('the official client understands a refusal', async () => {
  const { client } = aClient();
  const refused = client.invoke('createOrder post /checkout/order', { body: {} });
  await expect(refused).rejects.toBeInstanceOf(ApiClientError);
  await expect(refused).rejects.toMatchObject({
    status: 403,
    details: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] },
  });
});

it('the official client keeps an account, from the registration over a second browser to the end', async () => {
  const { client, tokens } = aClient();
  const registration = { guest: false, email: 'ada@example.com', password: PASSWORD, storefrontUrl: shop.url };
  const { data: customer } = await client.invoke('register post /account/register', {
    body: aGuest(registration) as never,
  });
  expect(customer.email).toBe('ada@example.com');
  const registered = tokens.at(-1);

  const other = aClient();
  const credentials = { username: 'ada@example.com', password: PASSWORD };
  await other.client.invoke('loginCustomer post /account/login', { body: credentials });
  // one session, and a token of its own for each browser: the store keeps no token that it could hand out again
  expect(other.tokens.at(-1)).not.toBe(registered);

  const names = { firstName: 'Ada', lastName: 'Neu' };
  await client.invoke('changeProfile post /account/change-profile', { body: names as never });
  const email = 'ada.neu@example.com';
  await client.invoke('changeEmail post /account/change-email', {
    body: { email, emailConfirmation: email, password: PASSWORD },
  });
  const { data: seen } = await other.client.invoke('readCustomer post /account/customer', { body: {} });
  expect(seen).toMatchObject({ ...names, email });

  const newPassword = 'ein-neues-wort';
  await client.invoke('changePassword post /account/change-password', {
    body: { password: PASSWORD, newPassword, newPasswordConfirm: newPassword },
  });
  expect(tokens.at(-1)).not.toBe(registered);
  const shutOut = other.client.invoke('readCustomer post /account/customer', { body: {} });
  await expect(shutOut).rejects.toMatchObject({ status: 403 });

  await client.invoke('logoutCustomer post /account/logout');
  await client.invoke('loginCustomer post /account/login', { body: { username: email, password: newPassword } });
  await client.invoke('deleteCustomer delete /account/customer');
  const gone = client.invoke('loginCustomer post /account/login', { body: { username: email, password: newPassword } });
  await expect(gone).rejects.toMatchObject({ status: 401 });
});

it('the official client keeps addresses and a wishlist', async () => {
  const { client } = aClient();
  const registration = { guest: false, email: 'ben@example.com', password: PASSWORD, storefrontUrl: shop.url };
  await client.invoke('register post /account/register', { body: aGuest(registration) as never });

  const place = { firstName: 'Ben', lastName: 'Muster', street: 'Seestrasse 1', zipcode: '6003', city: 'Luzern' };
  const body = { ...place, countryId: countryId('CH') } as never;
  const { data: address } = await client.invoke('createCustomerAddress post /account/address', { body });
  const pathParams = { addressId: address.id };
  await client.invoke('updateCustomerAddress patch /account/address/{addressId}', {
    pathParams,
    body: { ...place, city: 'Bern', zipcode: '3011', countryId: countryId('CH') } as never,
  });
  await client.invoke('defaultShippingAddress patch /account/address/default-shipping/{addressId}', { pathParams });
  const { data: list } = await client.invoke('listAddress post /account/list-address', { body: {} });
  expect(list.elements.map(({ city }) => city).sort()).toEqual(['Bern', 'Sarnen']);
  const refused = client.invoke('deleteCustomerAddress delete /account/address/{addressId}', { pathParams });
  await expect(refused).rejects.toMatchObject({
    details: { errors: [{ code: 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT' }] },
  });

  const read = () => client.invoke('readCustomerWishlist post /customer/wishlist', { body: {} });
  await expect(read()).rejects.toMatchObject({ status: 404 });
  const [grill, knife] = [productId('10-104-GR'), productId('41-201')];
  await client.invoke('mergeProductOnWishlist post /customer/wishlist/merge', { body: { productIds: [grill] } });
  const params = { pathParams: { productId: knife } };
  await client.invoke('addProductOnWishlist post /customer/wishlist/add/{productId}', params);
  expect((await read()).data.products.elements.map(({ id }) => id)).toEqual([knife, grill]);
  await client.invoke('deleteProductOnWishlist delete /customer/wishlist/delete/{productId}', params);
  expect((await read()).data.products.elements.map(({ id }) => id)).toEqual([grill]);
});
