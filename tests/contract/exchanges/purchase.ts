import { idOf } from '#store/id.ts';
import { settlePayment } from '#store/payment/settle.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aGuest, countryId, PASSWORD, paymentId, productId } from '#tests/support/shopper.ts';
import type { Ask } from './witness.ts';

const knife = productId('41-201');
const BACK = { finishUrl: 'http://localhost/paid', errorUrl: 'http://localhost/unpaid' };

/** A cart that is filled, changed and emptied again. */
export async function fillCart(ask: Ask): Promise<void> {
  await ask('PATCH /context', { body: { currencyId: idOf('currency', 'EUR') } });
  await ask('GET /context');
  await ask('PATCH /context', { body: { countryId: countryId('CH') } });
  await put(ask, knife);
  await put(ask, productId('60-101'));
  await ask('PATCH /checkout/cart/line-item', { body: { items: [{ id: knife, quantity: 3 }] } });
  await ask('GET /checkout/cart');
  await ask('POST /checkout/cart/line-item/delete', { body: { ids: [knife] } });
  await put(ask, knife);
  await ask('DELETE /checkout/cart/line-item', { query: `ids[]=${knife}` });
  await ask('DELETE /checkout/cart');
}

/** Orders of a guest: goods by invoice with its document, and a file that is paid; then the guest becomes a customer. */
export async function order(ask: Ask, { store }: Pick<AStore, 'store'>): Promise<void> {
  await put(ask, productId('10-104-GR'));
  await ask('POST /account/register', { body: aGuest({ email: 'cleo@example.com' }) });
  await ask('PATCH /context', { body: { paymentMethodId: paymentId('invoice') } });
  const goods = await ask('POST /checkout/order', { body: { customerComment: 'Bitte läuten' } });
  await ask('POST /handle-payment', { body: { orderId: goods.id, ...BACK } });
  await readDocument(ask, goods);

  await put(ask, productId('60-101'));
  await ask('PATCH /context', { body: { paymentMethodId: paymentId('card') } });
  const file = await ask('POST /checkout/order', { body: {} });
  await ask('POST /order/payment', { body: { orderId: file.id, paymentMethodId: paymentId('twint') } });
  await ask('POST /handle-payment', { body: { orderId: file.id, ...BACK } });
  await ask('GET /handle-payment', { query: new URLSearchParams({ orderId: file.id, ...BACK }).toString() });
  await pay(ask, store, file.id);

  await ask('POST /order/state/cancel', { body: { orderId: goods.id } });
  await ask('POST /account/convert-guest', { body: { password: PASSWORD } });
}

const put = (ask: Ask, id: string) =>
  ask('POST /checkout/cart/line-item', { body: { items: [{ id, referencedId: id, quantity: 1, type: 'product' }] } });

type Order = { documents: [{ id: string; deepLinkCode: string }] };

async function readDocument(ask: Ask, { documents: [{ id: documentId, deepLinkCode }] }: Order): Promise<void> {
  const path = { documentId, deepLinkCode };
  await ask('GET /document/download/{documentId}/{deepLinkCode}', { path });
  const body = { email: 'cleo@example.com', zipcode: '6060' };
  await ask('POST /document/download/{documentId}/{deepLinkCode}', { path, body });
}

/** The money comes, and what was bought is there to be saved. */
async function pay(ask: Ask, store: AStore['store'], orderId: string): Promise<void> {
  const read = async () =>
    (await ask('POST /order', { body: { ids: [orderId], checkPromotion: true } })).orders.elements[0];
  await settle(store, (await read()).transactions.at(-1).id);
  const downloadId = (await read()).lineItems[0].downloads[0].id;
  await ask('GET /order/download/{orderId}/{downloadId}', { path: { orderId, downloadId } });
}

/** The money of a payment has come. */
export const settle = (store: AStore['store'], transactionId: string): Promise<unknown> =>
  store.records.transaction((tx) => settlePayment(store, tx, transactionId, { outcome: 'paid', now: new Date() }));
