import { isSCORReferenceValid } from 'swissqrbill/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { OrderDocumentRow } from '#store/records/checkout/orders.ts';
import type { TransactionState } from '#store/rules/order/states.ts';
import { hasBroughtMoney } from '#store/rules/order/states.ts';
import { readShopConfig, type ShopConfig } from '#store/shop-config/shop-config.ts';
import { aStoredOrder, PLACED_AT } from '#tests/support/a-stored-order.ts';
import drawInvoice, { drawSheets } from './draw/invoice.ts';
import { issuerOf } from './issue-credit-note.ts';
import { creditorReference, deliveryNoteOf, sheetOf } from './sheet.ts';

let shopConfig: ShopConfig;
beforeAll(async () => {
  shopConfig = await readShopConfig('content');
});

const anInvoice = (more: Partial<OrderDocumentRow> = {}): OrderDocumentRow => ({
  id: 'i',
  orderId: 'o',
  type: 'invoice',
  number: '30001',
  deepLinkCode: 'secret',
  paymentMethodId: idOf('payment-method', 'invoice'),
  dueDays: 30,
  amount: null,
  referencedId: null,
  issuer: issuerOf(shopConfig),
  createdAt: PLACED_AT,
  ...more,
});

/** An order whose first payment, by invoice, was replaced by another, and the money of that when it has come. */
function aPaymentBy(
  { method, state, isOff = false }: { method: string; state: TransactionState; isOff?: boolean },
  locale: Locale = 'de',
) {
  const stored = aStoredOrder({ locale });
  const [first] = stored.transactions;
  if (!first) throw new Error('The order has no payment.');
  const paymentMethodId = idOf('payment-method', method);
  const transactions = [
    { ...first, state: 'cancelled' as const },
    { ...first, id: 'u', state, paymentMethodId },
  ];
  const order = isOff ? { ...stored.order, state: 'cancelled' as const } : stored.order;
  const receipt = hasBroughtMoney({ state }) ? { paymentMethodId, at: '2026-11-22T23:30:00.000Z' } : null;
  return [{ ...stored, order, transactions }, shopConfig, receipt] as const;
}

describe('an invoice', () => {
  it('names what was bought, shipping and its discount, the total and the tax within', () => {
    const sheet = sheetOf(anInvoice(), aStoredOrder(), shopConfig);
    expect(sheet.lines[0]).toEqual({
      quantity: '1',
      name: 'Raclette-Ofen, Tannengrün',
      detail: '10-104-GR',
      unitPrice: '645.00',
      amount: '645.00',
    });
    expect(sheet.sums).toEqual([
      ['Zwischensumme', '1’290.00'],
      ['Versand, Standard', '19.90'],
      ['Rabatt auf den Versand', '-19.90'],
    ]);
    expect(sheet.total).toBe('CHF 1’290.00');
    expect(sheet.taxes).toEqual([['darin 8,1 % MWST auf CHF 1’290.00', '96.66']]);
    expect(sheet.deliverTo).toBeNull();
  });

  it('of net prices adds the tax and says how far the total is rounded', () => {
    const sheet = sheetOf(anInvoice(), aStoredOrder({ taxState: 'net', lines: 1, unit: 9_999 }), shopConfig);
    expect(sheet.sums.slice(3)).toEqual([
      ['zuzüglich 8,1 % MWST auf 99.99', '8.10'],
      ['Rundung', '0.01'],
    ]);
    expect([sheet.total, sheet.taxes]).toEqual(['CHF 108.10', []]);
  });

  it.each<[Locale, number, string]>([
    ['de', 30, 'Zahlbar innert 30 Tagen, bis 22. Dezember 2026.'],
    ['en-US', 10, 'Payable within 10 days, by December 2, 2026.'],
    ['fr-FR', 9, 'Payable sous 9 jours, jusqu’au 1er décembre 2026.'],
  ])('in %s says until when it is to be paid, by the shop’s clock', (locale, dueDays, note) => {
    expect(sheetOf(anInvoice({ dueDays }), aStoredOrder({ locale }), shopConfig).notes[0]).toBe(note);
  });

  it('that is paid has no payment part and says how it was paid', () => {
    const card = { dueDays: null, paymentMethodId: idOf('payment-method', 'card') };
    const { bill, notes } = sheetOf(anInvoice(card), aStoredOrder(), shopConfig);
    expect([bill, notes[0]]).toEqual([
      null,
      'Bezahlt am 22. November 2026: Kreditkarte. Es ist nichts mehr zu überweisen.',
    ]);
  });

  it.each<[string, Locale, Parameters<typeof aPaymentBy>[0], string]>([
    ['paid otherwise', 'de', { method: 'twint', state: 'paid' }, 'Bezahlt am 23. November 2026: TWINT. '],
    ['paid by transfer', 'en-US', { method: 'invoice', state: 'paid' }, 'Paid on November 23, 2026: Invoice. '],
    ['paid back', 'fr-FR', { method: 'card', state: 'refunded' }, 'Payé le 23 novembre 2026 : Carte. '],
    ['to be paid otherwise', 'de', { method: 'twint', state: 'open' }, 'Zahlungsart: TWINT. '],
    ['to be paid otherwise', 'fr-FR', { method: 'twint', state: 'failed' }, 'Moyen de paiement : TWINT. '],
    ['called off', 'en-US', { method: 'invoice', state: 'cancelled', isOff: true }, 'The order has been canceled. '],
  ])('that was sent before the order was %s asks for nothing any more, in %s', (_, locale, payment, note) => {
    const dueSheet = sheetOf(anInvoice(), aStoredOrder({ locale }), shopConfig);
    const { bill, notes, ...same } = sheetOf(anInvoice(), ...aPaymentBy(payment, locale));
    expect(bill).toBeNull();
    expect(notes[0]).toMatch(note);
    const { bill: _bill, notes: _notes, ...before } = dueSheet;
    expect(JSON.stringify(same)).toBe(JSON.stringify(before));
  });

  it('asks for a transfer again when that is chosen again', () => {
    const [stored] = aPaymentBy({ method: 'prepayment', state: 'open' });
    const { bill, notes } = sheetOf(anInvoice(), stored, shopConfig);
    expect([bill?.amount, notes[0]]).toEqual([1290, 'Zahlbar innert 30 Tagen, bis 22. Dezember 2026.']);
  });

  it('names the country only abroad, and where the goods go when that is elsewhere', () => {
    const abroad = { city: 'Konstanz', zipcode: '78462', countryId: idOf('country', 'DE') };
    const sheet = sheetOf(anInvoice(), aStoredOrder({ shipTo: abroad }), shopConfig);
    expect(sheet.deliverTo).toEqual(['Anna Muster', 'Rue de l’Île 14b', '78462 Konstanz', 'Deutschland']);
    expect(sheet.recipient.at(-1)).toBe('6060 Sarnen');
  });
});

describe('the Swiss payment part', () => {
  it('asks for the total, with street and number apart, and a reference that a bank accepts', () => {
    const { bill } = sheetOf(anInvoice(), aStoredOrder(), shopConfig);
    expect(bill).toMatchObject({
      amount: 1290,
      currency: 'CHF',
      creditor: { account: shopConfig.shop.legal.bank.iban, address: 'Kesselmattweg', buildingNumber: '12' },
      debtor: { name: 'Anna Muster', address: 'Rue de l’Île', buildingNumber: '14b', country: 'CH' },
      message: 'Rechnung 30001',
    });
    expect(bill?.reference).toBe('RF2430001');
    for (const number of ['1', '30001', '99999', '1234567'])
      expect(isSCORReferenceValid(creditorReference(number))).toBe(true);
  });

  it('is left out when there is nothing to pay', () => {
    expect(sheetOf(anInvoice(), aStoredOrder({ lines: 0 }), shopConfig).bill).toBeNull();
  });
});

describe('the PDF', () => {
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

  it.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [20, 2],
    [60, 4],
  ])('of %i lines has %i pages', async (lines, count) => {
    const pdf = await drawInvoice(sheetOf(anInvoice(), aStoredOrder({ lines }), shopConfig));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(pdf)).toBe(count);
  });

  it('is the same whenever it is drawn', async () => {
    const draw = () => drawInvoice(sheetOf(anInvoice(), aStoredOrder({ locale: 'fr-FR' }), shopConfig));
    expect((await draw()).equals(await draw())).toBe(true);
  });

  it('takes whatever a shopper calls himself', async () => {
    const order = aStoredOrder();
    const [{ address } = {}] = order.addresses;
    if (!address) throw new Error('The order has no address.');
    const odd = { ...address, firstName: '李\u0000😀', lastName: 'ß'.repeat(300), street: '\u202e', city: '' };
    const sheet = sheetOf(anInvoice(), { ...order, addresses: [{ id: 'a', orderId: 'o', address: odd }] }, shopConfig);
    expect(pages(await drawInvoice(sheet))).toBeGreaterThan(0);
  });
});

describe('a delivery note', () => {
  it('says what goes where, without prices', async () => {
    const stored = aStoredOrder({ shipTo: { street: 'Weg 1' } });
    const goods = stored.lines.map((line) => ({ ...line, states: ['is-physical'] }));
    const order = { ...stored.order, comment: 'Bitte\nklingeln' };
    const note = deliveryNoteOf({ ...stored, order, lines: goods }, shopConfig, issuerOf(shopConfig));
    expect([note.kind, note.number, note.recipient]).toEqual([
      'Lieferschein',
      '10001',
      ['Anna Muster', 'Weg 1', '6060 Sarnen'],
    ]);
    expect(note.lines[0]).toMatchObject({ quantity: '1', detail: '10-104-GR', unitPrice: '', amount: '' });
    expect([note.total, note.notes]).toEqual([null, ['Bemerkung: Bitte klingeln']]);
    expect(JSON.stringify(note)).not.toContain('645.00');
    expect(deliveryNoteOf(stored, shopConfig, issuerOf(shopConfig)).lines).toEqual([]);
  });

  it('and an invoice are one file, each from a page of its own on', async () => {
    const invoice = sheetOf(anInvoice(), aStoredOrder({ lines: 40 }), shopConfig);
    const note = deliveryNoteOf(aStoredOrder(), shopConfig, issuerOf(shopConfig));
    const pagesOf = (file: Buffer) => Number(file.toString('latin1').match(/\/Count (\d+)/)?.[1]);
    const one = pagesOf(await drawInvoice(invoice));
    expect(one).toBeGreaterThan(1);
    expect(pagesOf(await drawSheets(invoice, [note, invoice]))).toBe(one * 2 + 1);
  });
});
