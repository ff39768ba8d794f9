import { idOf } from '#store/id.ts';
import { settlePayment } from '#store/payment/settle.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aGuest, countryId, PASSWORD, paymentId, productId } from '#tests/support/shopper.ts';
import type { CallOperation } from './witness.ts';

const knife = productId('41-201');
const BACK = { finishUrl: 'http://localhost/paid', errorUrl: 'http://localhost/unpaid' };

/** A cart that is filled, changed and emptied again. */
export async function fillCart(call: CallOperation): Promise<void> {
  await call('PATCH /context', { body: { currencyId: idOf('currency', 'EUR') } });
  await call('GET /context');
  await call('PATCH /context', { body: { countryId: countryId('CH') } });
  await put(call, knife);
  await put(call, productId('60-101'));
  await call('PATCH /checkout/cart/line-item', { body: { items: [{ id: knife, quantity: 3 }] } });
  await call('GET /checkout/cart');
  await call('POST /checkout/cart/line-item/delete', { body: { ids: [knife] } });
  await put(call, knife);
  await call('DELETE /checkout/cart/line-item', { query: `ids[]=${knife}` });
  await call('DELETE /checkout/cart');
}

/** Orders of a guest: goods by invoice with its document, and a file that is paid; then the guest becomes a customer. */
export async function order(call: CallOperation, { store }: Pick<AStore, 'store'>): Promise<void> {
  await put(call, productId('10-104-GR'));
  await call('POST /account/register', { body: aGuest({ email: 'cleo@example.com' }) });
  await call('PATCH /context', { body: { paymentMethodId: paymentId('invoice') } });
  const goods = await call('POST /checkout/order', { body: { customerComment: 'Bitte läuten' } });
  await call('POST /handle-payment', { body: { orderId: goods.id, ...BACK } });
  await readDocument(call, goods);

  await put(call, productId('60-101'));
  await call('PATCH /context', { body: { paymentMethodId: paymentId('card') } });
  const file = await call('POST /checkout/order', { body: {} });
  await call('POST /order/payment', { body: { orderId: file.id, paymentMethodId: paymentId('twint') } });
  await call('POST /handle-payment', { body: { orderId: file.id, ...BACK } });
  await call('GET /handle-payment', { query: new URLSearchParams({ orderId: file.id, ...BACK }).toString() });
  await pay(call, store, file.id);

  await call('POST /order/state/cancel', { body: { orderId: goods.id } });
  await call('POST /account/convert-guest', { body: { password: PASSWORD } });
}

const put = (call: CallOperation, id: string) =>
  call('POST /checkout/cart/line-item', { body: { items: [{ id, referencedId: id, quantity: 1, type: 'product' }] } });

type Order = { documents: [{ id: string; deepLinkCode: string }] };

async function readDocument(
  call: CallOperation,
  { documents: [{ id: documentId, deepLinkCode }] }: Order,
): Promise<void> {
  const path = { documentId, deepLinkCode };
  await call('GET /document/download/{documentId}/{deepLinkCode}', { path });
  const body = { email: 'cleo@example.com', zipcode: '6060' };
  await call('POST /document/download/{documentId}/{deepLinkCode}', { path, body });
}

/** The money comes, and what was bought is there to be saved. */
async function pay(call: CallOperation, store: AStore['store'], orderId: string): Promise<void> {
  const read = async () =>
    (await call('POST /order', { body: { ids: [orderId], checkPromotion: true } })).orders.elements[0];
  await settle(store, (await read()).transactions.at(-1).id);
  const downloadId = (await read()).lineItems[0].downloads[0].id;
  await call('GET /order/download/{orderId}/{downloadId}', { path: { orderId, downloadId } });
}

/** The money of a payment has come. */
export const settle = (store: AStore['store'], transactionId: string): Promise<unknown> =>
  store.records.transaction((tx) => settlePayment(store, tx, transactionId, { outcome: 'paid', now: new Date() }));
