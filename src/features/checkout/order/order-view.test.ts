import { describe, expect, it } from 'vitest';
import type { Order } from '#store-api/contract/order.ts';
import { amountsOf, orderView } from './order-view.server.ts';

const address = {
  ...{ id: 'a', firstName: 'Ruth', lastName: 'Ammann', street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' },
  ...{ countryId: 'CH', country: { id: 'CH', name: 'Schweiz' } },
};
const line = { payload: {}, quantity: 2, unitPrice: 249, totalPrice: 498, type: 'product', label: 'Raclette-Ofen' };

/** Two ovens for Ruth, by invoice, ten francs off. */
const order = {
  id: 'an-order',
  orderNumber: '10001',
  amountTotal: 498.9,
  price: {
    totalPrice: 498.9,
    netPrice: 461.5,
    taxStatus: 'gross',
    calculatedTaxes: [{ taxRate: 8.1, tax: 37.4, price: 0 }],
  },
  shippingCosts: { totalPrice: 10.9 },
  currency: { isoCode: 'CHF' },
  orderCustomer: { email: 'ruth.ammann@example.ch', firstName: 'Ruth' },
  billingAddress: { ...address, company: 'Ammann AG' },
  lineItems: [line, { ...line, type: 'promotion', label: 'Brief', quantity: 1, unitPrice: -10, totalPrice: -10 }],
  deliveries: [{ shippingMethod: { id: 's', name: 'Standard' }, shippingOrderAddress: address }],
  transactions: [{ id: 't', paymentMethod: { id: 'p', name: 'Rechnung', description: 'QR-Rechnung' } }],
} as unknown as Order;

describe('A placed order', () => {
  const view = orderView(order, 'de');

  it('says who ordered what', () => {
    expect([view.number, view.firstName, view.email]).toEqual(['10001', 'Ruth', 'ruth.ammann@example.ch']);
    expect(view.lines.map(amountsOf)).toEqual([{ quantity: 2, unitPrice: 24900, total: 49800 }]);
  });

  it('adds up like the cart did', () => {
    expect(view.sums.map(({ label, amount }) => `${label} ${amount}`.replace(/\s/g, ' '))).toEqual([
      'Zwischensumme inkl. MWST 498.00',
      'Brief −10.00',
      'Versand, Schweiz 10.90',
      'Total CHF 498.90',
      'darin 8,1 % MWST 37.40',
    ]);
  });

  it('says where it goes and who pays how', () => {
    expect(view.details).toEqual([
      { name: 'Lieferadresse', text: 'Ruth Ammann, Obere Halde 14, 5400 Baden, Schweiz' },
      { name: 'Versandart', text: 'Standard' },
      { name: 'Rechnungsadresse', text: 'Ammann AG, Ruth Ammann, Obere Halde 14, 5400 Baden, Schweiz' },
      { name: 'Zahlungsart', text: 'Rechnung' },
    ]);
  });

  it('says the state of an address that has one (C2)', () => {
    const lindau = { ...address, zipcode: '88131', city: 'Lindau', countryState: { id: 'by', name: 'Bayern' } };
    const [, , invoice] = orderView({ ...order, billingAddress: lindau } as unknown as Order, 'de').details;
    expect(invoice?.text).toBe('Ruth Ammann, Obere Halde 14, 88131 Lindau, Bayern, Schweiz');
  });

  it('leaves out what a download does not have', () => {
    const download = orderView({ ...order, deliveries: [], shippingCosts: null }, 'de');
    expect(download.details.map(({ name }) => name)).toEqual(['Rechnungsadresse', 'Zahlungsart']);
    expect(download.sums.some(({ label }) => label.startsWith('Versand'))).toBe(false);
  });
});
