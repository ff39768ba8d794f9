import { aGuest, paymentId, productId, type Shopper } from '#tests/support/shopper.ts';

export type Who = 'customer' | 'guest' | 'nobody';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Json = any;

/** What belongs to somebody. */
export type Victim = {
  shopper: Shopper;
  order: Json;
  guestOrder: Json;
  unpaid: Json;
  address: string;
  review: string;
  file: string;
};

export const EMAIL = 'viktoria@example.com';

const linked = (code: unknown, more: object = {}) => ({
  filter: [{ type: 'equals', field: 'deepLinkCode', value: code }],
  ...more,
});

/** `hears`: the status. */
export type Try = [
  who: Who,
  tries: string,
  call: string,
  body: object | undefined | ((of: Victim) => object),
  expected: number,
];

/** `{address}` and the others in a call are the victim's. */
export const BELONGINGS: Try[] = [
  ['customer', 'to change an address', 'PATCH /account/address/{address}', aGuest().billingAddress, 400],
  ['customer', 'to delete an address', 'DELETE /account/address/{address}', undefined, 400],
  ['customer', 'to bill to it from now on', 'PATCH /account/address/default-billing/{address}', {}, 400],
  ['customer', 'to ship to it from now on', 'PATCH /account/address/default-shipping/{address}', {}, 400],
  ['customer', 'to bill to it now', 'PATCH /context', ({ address }) => ({ billingAddressId: address }), 400],
  ['customer', 'to ship to it now', 'PATCH /context', ({ address }) => ({ shippingAddressId: address }), 400],
  ['guest', 'to change an address', 'PATCH /account/address/{address}', aGuest().billingAddress, 400],
  ['nobody', 'to change an address', 'PATCH /account/address/{address}', {}, 403],
  ['nobody', 'to delete an address', 'DELETE /account/address/{address}', undefined, 403],
  ['nobody', 'to read addresses', 'POST /account/list-address', {}, 403],
  ['nobody', 'to read a customer', 'POST /account/customer', {}, 403],
  [
    'nobody',
    'to read a customer by a token in the address',
    'POST /account/customer?sw-context-token={token}',
    {},
    403,
  ],
  ['customer', 'to read an order by id', 'POST /order', ({ order }) => ({ ids: [order.id] }), 200],
  [
    'customer',
    'to read orders by filter',
    'POST /order',
    ({ order }) => ({ filter: [{ type: 'equals', field: 'id', value: order.id }] }),
    200,
  ],
  [
    'customer',
    'to read orders of a customer',
    'POST /order',
    { filter: [{ type: 'equals', field: 'orderCustomer.email', value: EMAIL }] },
    200,
  ],
  [
    'customer',
    'to count orders of all',
    'POST /order',
    { aggregations: [{ name: 'x', type: 'terms', field: 'orderNumber' }] },
    200,
  ],
  ['nobody', 'to read an order by id', 'POST /order', ({ order }) => ({ ids: [order.id] }), 403],
  ['nobody', 'the link of an account’s order', 'POST /order', ({ order }) => linked(order.deepLinkCode), 403],
  [
    'nobody',
    'the same with e-mail and postcode',
    'POST /order',
    ({ order }) => linked(order.deepLinkCode, { email: EMAIL, zipcode: '6060' }),
    403,
  ],
  [
    'customer',
    'the same, logged in',
    'POST /order',
    ({ order }) => linked(order.deepLinkCode, { email: EMAIL, zipcode: '6060' }),
    403,
  ],
  [
    'nobody',
    'the link of a guest without a proof',
    'POST /order',
    ({ guestOrder }) => linked(guestOrder.deepLinkCode),
    403,
  ],
  [
    'nobody',
    'the link of a guest, wrong postcode',
    'POST /order',
    ({ guestOrder }) => linked(guestOrder.deepLinkCode, { email: 'viktoria.guest@example.com', zipcode: '6061' }),
    403,
  ],
  [
    'nobody',
    'the link of a guest, wrong e-mail',
    'POST /order',
    ({ guestOrder }) => linked(guestOrder.deepLinkCode, { email: 'viktor@example.com', zipcode: '6060' }),
    403,
  ],
  [
    'nobody',
    'the link of a guest, wildcards',
    'POST /order',
    ({ guestOrder }) => linked(guestOrder.deepLinkCode, { email: '%', zipcode: '%' }),
    403,
  ],
  [
    'nobody',
    'the link of a guest, a proof of lists',
    'POST /order',
    ({ guestOrder }) => linked(guestOrder.deepLinkCode, { email: ['viktoria.guest@example.com'], zipcode: ['6060'] }),
    403,
  ],
  [
    'nobody',
    'the link of a guest, a proof of operators',
    'POST /order',
    ({ guestOrder }) => linked(guestOrder.deepLinkCode, { email: { $ne: '' }, zipcode: { $gt: '' } }),
    403,
  ],
  [
    'nobody',
    'two links at once',
    'POST /order',
    ({ guestOrder, order }) => ({
      filter: [{ type: 'equalsAny', field: 'deepLinkCode', value: [guestOrder.deepLinkCode, order.deepLinkCode] }],
    }),
    403,
  ],
  ['nobody', 'a link of null', 'POST /order', linked(null), 403],
  ['customer', 'to cancel an order', 'POST /order/state/cancel', ({ order }) => ({ orderId: order.id }), 404],
  ['nobody', 'to cancel an order', 'POST /order/state/cancel', ({ order }) => ({ orderId: order.id }), 403],
  [
    'customer',
    'to pay an order otherwise',
    'POST /order/payment',
    ({ order }) => ({ orderId: order.id, paymentMethodId: paymentId('card') }),
    404,
  ],
  [
    'customer',
    'which ways to pay an order has',
    'POST /payment-method',
    ({ order }) => ({ onlyAvailable: true, orderId: order.id }),
    404,
  ],
  ['customer', 'to read an invoice', 'GET /document/download/{file}', undefined, 403],
  ['nobody', 'to read an invoice', 'GET /document/download/{file}', undefined, 403],
  [
    'nobody',
    'to read an invoice with e-mail and postcode',
    'POST /document/download/{file}',
    { email: EMAIL, zipcode: '6060' },
    403,
  ],
  ['nobody', 'an invoice by a code of nobody', 'GET /document/download/{document}/nobody', undefined, 404],
  ['customer', 'to read a file of an order', `GET /order/download/{order}/${'f'.repeat(32)}`, undefined, 404],
  [
    'customer',
    'to write a quote without being one who may',
    'POST /price-quote',
    { items: [{ id: productId('41-201'), quantity: 1 }] },
    403,
  ],
  ['customer', 'to read quotes', 'GET /price-quote', undefined, 403],
];
