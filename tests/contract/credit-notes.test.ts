import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditSheetOf } from '#store/document/download-document.ts';
import { refundOrder } from '#store/payment/refund.ts';
import { settlePayment } from '#store/payment/settle.ts';
import { readOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { aStoreAtStripe, TOTAL } from '#tests/support/at-stripe.ts';
import { aShopper, paymentId } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

const SITE = 'https://shop.example';
/** An hour after everything that is ordered here. */
const now = new Date(Date.now() + 3_600_000);

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ SITE_URL: SITE });
});
afterAll(() => store.close());

let count = 0;
/** A guest's order that is paid, and its shopper. */
async function aPaid(locale = 'de') {
  const [shopper, email] = [aShopper(store), `guest-${++count}@example.com`];
  const languageId = store.store.shopConfig.languages.find((each) => each.locale === locale)?.id ?? '';
  await shopper.put('10-104-CR', 2);
  await shopper.becomeGuest({ email, storefrontUrl: SITE });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId('prepayment') });
  const { body } = await shopper.requestStore('POST', '/checkout/order', {}, { 'sw-language-id': languageId });
  const end = { outcome: 'paid', now } as const;
  await store.store.records.transaction((tx) => settlePayment(store.store, tx, body.transactions[0].id, end));
  return { shopper, email, id: body.id as string, total: Math.round(body.price.totalPrice * 100) };
}
type Paid = Awaited<ReturnType<typeof aPaid>>;

const refund = ({ id }: Paid, amount: number | null) => refundOrder(store.store, id, amount, now);
const stored = async ({ id }: { id: string }): Promise<StoredOrder> => {
  const order = await readOrder(store.store.records.read, id);
  if (!order) throw new Error(`Order ${id} is not there.`);
  return order;
};
const notes = async (order: { id: string }) =>
  (await stored(order)).documents.filter(({ type }) => type === 'credit_note');

describe('money that goes back', () => {
  it('has a credit note each time, numbered without holes, beside the one invoice', async () => {
    const [first, second] = [await aPaid(), await aPaid()];
    await refund(first, 1000);
    await expect(refund(first, 99_999_999)).rejects.toMatchObject({ status: 400 });
    await refund(second, null);
    await refund(first, null);
    const [one, three] = await notes(first);
    const [two] = await notes(second);
    expect([one, two, three].map((note) => Number(note?.number) - Number(one?.number))).toEqual([0, 1, 2]);
    expect([one?.amount, two?.amount, three?.amount]).toEqual([1000, second.total, first.total - 1000]);
    const { documents } = await stored(first);
    expect(documents.filter(({ type }) => type === 'invoice').map(({ id }) => id)).toEqual([one?.referencedId]);
  });

  it('shows it with the order, as Shopware names it, and gives the PDF', async () => {
    const order = await aPaid();
    await refund(order, 1000);
    const { status, body } = await order.shopper.requestStore('POST', '/order', {
      ids: [order.id],
      checkPromotion: true,
    });
    expect(findings('POST', '/order', status, body)).toEqual([]);
    const { documents } = body.orders.elements[0];
    const note = documents.find(
      (each: { documentType: { technicalName: string } }) => each.documentType.technicalName === 'credit_note',
    );
    expect(note).toMatchObject({
      documentNumber: expect.stringMatching(/^4\d{4}$/),
      documentType: { name: 'Gutschrift' },
    });
    expect(note.referencedDocumentId).toBe(documents[0].id);
    const path = `/document/download/${note.id}/${note.deepLinkCode}`;
    const token = { 'sw-context-token': order.shopper.token };
    const files = await Promise.all([1, 2].map(async () => store.requestStore('GET', path, undefined, token)));
    expect(files[0]?.headers.get('content-disposition')).toContain(`Gutschrift-${note.documentNumber}.pdf`);
    const [shown, again] = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
    expect([shown?.subarray(0, 5).toString(), again?.equals(shown ?? Buffer.of())]).toEqual(['%PDF-', true]);
    expect((await store.requestStore('GET', path)).status).toBe(403);
  });

  it.each([
    ['de', 'Gutschrift', 'Erstattung', 'CHF 10.00', 'darin 8,1 % MWST auf CHF 10.00'],
    ['en-US', 'Credit note', 'Refund', 'CHF 10.00', 'of which 8.1% VAT on CHF 10.00'],
    ['fr-FR', 'Avoir', 'Remboursement', 'CHF 10.00', 'dont TVA 8,1 % sur CHF 10.00'],
  ])('says in %s how much, and the tax in it', async (locale, title, line, total, tax) => {
    const order = await aPaid(locale);
    await refund(order, 1000);
    const whole = await stored(order);
    const note = whole.documents.find(({ type }) => type === 'credit_note');
    if (!note) throw new Error('There is no credit note.');
    const sheet = creditSheetOf(note, whole, store.store.shopConfig);
    const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
    expect([sheet.kind, sheet.lines[0]?.name, plain(sheet.total)]).toEqual([title, line, total]);
    expect(sheet.taxes.map(([words, amount]) => [plain(words), amount])).toEqual([[tax, '0.75']]);
    expect(sheet.details.map(([, value]) => value)).toContain(whole.documents[0]?.number);
    const mails = await store.mailsTo(order.email);
    expect(mails.filter(({ text }) => text?.includes(note.number))).toHaveLength(1);
  });
});

it('money that the owner sends back at Stripe has a credit note too, and one of ours has no second', async () => {
  const shop = await aStoreAtStripe();
  const order = await shop.atStripe();
  const session = shop.stripe.pay(order.session);
  await shop.notice('checkout.session.completed', session);
  await refundOrder(shop.store.store, order.orderId, 290, now);
  const charge = { id: 'ch_1', metadata: session.metadata, amount: TOTAL };
  for (const back of [290, TOTAL, TOTAL])
    expect(await shop.notice('charge.refunded', { ...charge, amount_refunded: back })).toBe(200);
  const whole = await readOrder(shop.store.store.records.read, order.orderId);
  const amounts = whole?.documents.filter(({ type }) => type === 'credit_note').map(({ amount }) => amount);
  expect(amounts?.sort((a = 0, b = 0) => Number(a) - Number(b))).toEqual([290, TOTAL - 290]);
  await shop.close();
});
