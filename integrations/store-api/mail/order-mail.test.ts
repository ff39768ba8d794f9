import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { readShopFacts, type ShopFacts } from '#store/catalogue/shop-facts.ts';
import { idOf } from '#store/id.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { linePrice } from '#store/rules/price/price.ts';
import { asPrice, totals } from '#store/rules/price/totals.ts';
import { orderMail } from './order-mail.ts';

const coin = { decimals: 2, interval: 0.05, roundForNet: false };
const at = '2026-11-21T23:30:00.000Z';

let facts: ShopFacts;
beforeAll(async () => {
  facts = await readShopFacts('content');
});

function anOrder(locale: Locale, method: string): StoredOrder {
  const price = linePrice({ unit: 24900, quantity: 2, rate: 8.1 }, { rounding: coin, taxState: 'gross' });
  const shipping = { ...linePrice({ unit: 0, quantity: 1, rate: 8.1 }, { rounding: coin, taxState: 'gross' }) };
  const sum = totals([price], [shipping], coin, 'gross');
  const stamps = { createdAt: at, updatedAt: at };
  const address = {
    salutationId: idOf('salutation', 'mrs'),
    title: null,
    firstName: 'Anna',
    lastName: 'Muster',
    company: null,
    department: null,
    street: 'Weg 1',
    additionalAddressLine1: null,
    additionalAddressLine2: null,
    zipcode: '6060',
    city: 'Sarnen',
    countryId: idOf('country', 'CH'),
    countryStateId: null,
    phoneNumber: null,
  };
  return {
    order: {
      id: 'o',
      number: '10001',
      state: 'open',
      deepLinkCode: 'secret',
      cartToken: '',
      cartHash: '',
      customerId: 'c',
      customer: { ...address, email: 'anna@example.com', number: '20001', isGuest: true, groupId: '', vatIds: [] },
      locale,
      currencyId: idOf('currency', 'CHF'),
      currencyFactor: 1,
      billingAddressId: 'a',
      total: sum.total,
      price: sum,
      shippingCosts: shipping,
      comment: null,
      affiliateCode: null,
      campaignCode: null,
      ...stamps,
    },
    addresses: [{ id: 'a', orderId: 'o', address }],
    lines: [
      {
        id: 'l',
        orderId: 'o',
        position: 1,
        identifier: 'x',
        type: 'product',
        productId: 'p',
        label: 'Raclette',
        quantity: 2,
        price,
        payload: { productNumber: '10-104-GR', options: [{ option: 'Grün' }] },
        states: [],
        coverId: null,
        downloads: [],
      },
    ],
    deliveries: [
      {
        id: 'd',
        orderId: 'o',
        state: 'open',
        addressId: 'a',
        shippingMethodId: idOf('shipping-method', 'standard'),
        costs: shipping,
        earliest: '2026-11-24',
        latest: '2026-11-27',
        trackingCodes: [],
        ...stamps,
      },
    ],
    transactions: [
      {
        id: 't',
        orderId: 'o',
        position: 1,
        state: 'open',
        paymentMethodId: idOf('payment-method', method),
        amount: asPrice(sum),
        reference: null,
        ...stamps,
      },
    ],
    documents: [],
  };
}

describe('the confirmation', () => {
  it.each([
    [
      'de',
      'Ihre Bestellung 10001',
      'Guten Tag Frau Muster',
      '22. November 2026',
      'darin 8,1 % MWST',
      '/account/order/secret',
    ],
    [
      'en-US',
      'Your order 10001',
      'Dear Ms. Muster',
      'November 22, 2026',
      'of which 8.1% VAT',
      '/en-US/account/order/secret',
    ],
    [
      'fr-FR',
      'Votre commande 10001',
      'Bonjour Madame Muster',
      '22 novembre 2026',
      'dont TVA 8,1 %',
      '/fr-FR/account/order/secret',
    ],
  ] as const)('in %s greets, dates, lists and links', (locale, subject, ...said) => {
    const mail = orderMail(anOrder(locale, 'invoice'), facts, 'https://shop.example');
    expect([mail.to.address, mail.subject]).toEqual(['anna@example.com', subject]);
    for (const words of [...said, 'CHF 498.00', '2 × Raclette, Grün (10-104-GR)'])
      for (const drawn of [mail.text, mail.html]) expect(drawn.replaceAll('\u00a0', ' ')).toContain(words);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|undefined|null/);
  });

  it('lists a discount by its name, and one on the shipping where shipping stands', () => {
    const placed = anOrder('de', 'invoice');
    const [line] = placed.lines;
    if (!line) throw new Error('The order has no line.');
    const discount = {
      ...line,
      type: 'promotion' as const,
      quantity: 1,
      label: 'Winterrabatt',
      payload: { discountScope: 'cart' },
    };
    const free = { ...discount, label: 'Versand frei', payload: { discountScope: 'delivery' } };
    const { text } = orderMail({ ...placed, lines: [line, discount, free] }, facts, 'https://shop.example');
    expect(text).toMatch(/^Winterrabatt /m);
    expect(text).not.toContain('Versand frei');
  });

  it('says how to pay in advance', () => {
    const { text } = orderMail(anOrder('de', 'prepayment'), facts, 'https://shop.example');
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      `Bitte überweisen Sie CHF 498.00 auf ${facts.shop.legal.bank.iban}, Zahlungszweck 10001.`,
    );
  });
});
