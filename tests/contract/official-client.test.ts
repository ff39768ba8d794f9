import { ApiClientError, createAPIClient } from '@shopware/api-client';
import type { operations } from '@shopware/api-client/store-api-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { aGuest, aQuietStore, countryId, paymentId, productId } from '#tests/support/shopper.ts';

let store: AStore;
let server: Awaited<ReturnType<typeof serveFetch>>;
beforeAll(async () => {
  store = await aQuietStore();
  server = await serveFetch((request) => store.app.fetch(request));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** The client that the Shopware team publishes, as a shop built on it uses it. */
function aClient() {
  const tokens: string[] = [];
  const client = createAPIClient<operations>({
    baseURL: `${server.url}/store-api`,
    accessToken: store.store.config.STORE_ACCESS_KEY,
  });
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
    body: aGuest({ storefrontUrl: server.url }) as never,
  });
  expect(customer.guest).toBe(true);
  expect(new Set(tokens).size).toBeGreaterThan(1);

  await client.invoke('updateContext patch /context', {
    body: { countryId: countryId('CH'), paymentMethodId: paymentId('card') },
  });
  const { data: order } = await client.invoke('createOrder post /checkout/order', { body: {} });
  expect(order).toMatchObject({ amountTotal: 249, orderCustomer: { email: 'anna.muster@example.com' } });

  const back = { finishUrl: `${server.url}/paid`, errorUrl: `${server.url}/unpaid` };
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
