import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseHeld } from '#store/order/release-held.ts';
import { readStock, setStock } from '#store/records/checkout/stock.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { aCustomer, aShopper, paymentId, productId, type Shopper } from '#tests/support/shopper.ts';

const CLOSEOUT = '10-102-CR';
const USUAL = '41-201';
const HOUR_MS = 60 * 60 * 1000;

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const stockOf = async (article: string) =>
  (await readStock(store.store.records.read, [productId(article)])).get(productId(article));

async function anOrder(shopper: Shopper, method: string, article = CLOSEOUT, code?: string) {
  await store.store.records.transaction((tx) => setStock(tx, productId(CLOSEOUT), 4));
  await shopper.put(article);
  if (code)
    await shopper.requestStore('POST', '/checkout/cart/line-item', {
      items: [{ type: 'promotion', referencedId: code }],
    });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
  return (await shopper.requestStore('POST', '/checkout/order')).body;
}

async function aGuestOf(email: string): Promise<Shopper> {
  const shopper = aShopper(store);
  await shopper.becomeGuest({ email });
  return shopper;
}

const stateOf = async (shopper: Shopper, id: string): Promise<string> =>
  (await shopper.requestStore('POST', '/order', { ids: [id] })).body.orders.elements[0].stateMachineState.technicalName;

const releaseAfter = (hours: number) =>
  releaseHeld(store.store, new Date(store.store.clock().getTime() + hours * HOUR_MS));

describe('an order of a guest that nobody pays', () => {
  it.each([
    ['prepayment', 14 * 24],
    ['invoice', 14 * 24],
    ['card', 24],
  ])(
    'by %s holds a closeout for %i hours, then it is called off, the piece is back, and a mail says why',
    async (method, hours) => {
      const email = `${method}@example.com`;
      const shopper = await aGuestOf(email);
      const order = await anOrder(shopper, method);
      await releaseAfter(hours - 0.1);
      expect([await stateOf(shopper, order.id), await stockOf(CLOSEOUT)]).toEqual(['open', 3]);
      await releaseAfter(hours + 0.1);
      await releaseAfter(hours + 0.2);
      expect([await stateOf(shopper, order.id), await stockOf(CLOSEOUT)]).toEqual(['cancelled', 4]);
      const [, mail, ...more] = await store.mailsTo(email);
      expect([mail?.subject, mail?.text, more]).toEqual([
        `Bestellung ${order.orderNumber} ist storniert`,
        expect.stringContaining('keine Zahlung eingegangen'),
        [],
      ]);
    },
  );

  it('gives a promotion with so many uses back too, which one letterbox in two spellings had used', async () => {
    const shoppers = [
      await aGuestOf('mia+1@example.com'),
      await aGuestOf('Mia+2@example.com'),
      await aGuestOf('mia@example.com'),
    ];
    const usedBy = async (shopper: Shopper | undefined) => {
      const order = shopper && (await anOrder(shopper, 'prepayment', '10-104-GR', 'TISCH25'));
      return order.lineItems.some(({ referencedId }: { referencedId: string }) => referencedId === 'TISCH25');
    };
    const [one, two, later] = shoppers;
    expect([await usedBy(one), await usedBy(two)]).toEqual([true, false]);
    await releaseAfter(14 * 24 + 1);
    expect(await usedBy(later)).toBe(true);
  });

  it('stays while it holds nothing that is limited', async () => {
    const shopper = await aGuestOf('usual@example.com');
    const order = await anOrder(shopper, 'prepayment', USUAL);
    await releaseAfter(1000);
    expect(await stateOf(shopper, order.id)).toBe('open');
  });
});

it('an order of an account with a confirmed address stays, and one that the shop has begun with', async () => {
  const account = await aCustomer(store, 'account@example.com');
  const at = new Date().toISOString();
  await store.store.records.transaction((tx) =>
    tx.run(`update customer set address_confirmed_at = '${at}' where not is_guest`),
  );
  const guest = await aGuestOf('begun@example.com');
  const [accountOrder, begun] = [await anOrder(account, 'prepayment'), await anOrder(guest, 'invoice')];
  await store.store.records.transaction((tx) =>
    tx.run(`update "order" set state = 'in_progress' where id = '${begun.id}'`),
  );
  await releaseAfter(1000);
  expect([await stateOf(account, accountOrder.id), await stateOf(guest, begun.id)]).toEqual(['open', 'in_progress']);
});
