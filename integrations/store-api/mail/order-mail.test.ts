import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import type { OrderTransactionRow } from '#store/records/checkout/orders.ts';
import { readShopConfig, type ShopConfig } from '#store/shop-config/shop-config.ts';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { orderMail, paymentMail } from './order-mail.ts';

const SITE = 'https://shop.example';

let shopConfig: ShopConfig;
beforeAll(async () => {
  shopConfig = await readShopConfig('content');
});

/** One oven, in a language, to be paid in a way. */
const anOrder = (locale: Locale, method: string) =>
  aStoredOrder({ locale, method, lines: 1, unit: 49_800, salutation: 'mrs' });

describe('the confirmation', () => {
  it.each([
    [{ isGuest: true }, true, 'Beim Tor … 3'],
    [{ isGuest: false, isConfirmed: false }, true, 'Beim Tor … 3'],
    [{ isGuest: false, isConfirmed: true }, false, 'Beim Tor http://phish.example/pay 3'],
    [{ isGuest: false }, false, 'Beim Tor http://phish.example/pay 3'], // ordered before this was noted
  ])('writes nothing of their own to an address that may be a stranger’s: %j', (customer, isTyped, street) => {
    const stored = anOrder('de', 'invoice');
    stored.order.comment = 'Zahlen Sie hier';
    Object.assign(stored.order.customer, customer);
    for (const { address } of stored.addresses)
      Object.assign(address, { street: 'Beim Tor http://phish.example/pay 3', company: 'c/o Muster & Co. 3/5' });
    const { text = '', html } = orderMail(stored, shopConfig, 'https://shop.example');
    expect(text).toContain(street);
    expect(text).toContain('c/o Muster & Co. 3/5');
    expect([text, html].map((mail) => mail?.includes('Zahlen Sie hier'))).toEqual([!isTyped, !isTyped]);
  });

  it('of net prices adds up: goods and parcel without tax, the tax, the step to the smallest coin, the total (F3)', () => {
    const stored = anOrder('de', 'invoice');
    const price = { net: 17_808, raw: 19_251, total: 19_250, positions: 16_800, taxState: 'net' as const };
    Object.assign(stored.order.price, price, { taxes: [{ rate: 8.1, tax: 1443, price: 17_808 }] });
    stored.order.shippingCosts.total = 1008;
    const { text = '' } = orderMail(stored, shopConfig, 'https://shop.example');
    const rows = ['Zwischensumme', 'Versand', 'Total ohne MWST', 'zuzüglich 8,1 % MWST', 'Rundung', 'Total'].map(
      (label) => text.replaceAll('\u00a0', ' ').match(new RegExp(`^.*${label}\\b(?! ohne).*?(-?[\\d’.]+)$`, 'm'))?.[1],
    );
    expect(rows).toEqual(['168.00', '10.08', '178.08', '14.43', '-0.01', '192.50']);
  });

  it('of a sum that needs no step to the smallest coin names none', () => {
    expect(orderMail(anOrder('de', 'invoice'), shopConfig, 'https://shop.example').text).not.toContain('Rundung');
  });

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
  ] as const)('in %s greets, dates, lists and links', (locale, subject, ...expected) => {
    const mail = orderMail(anOrder(locale, 'invoice'), shopConfig, 'https://shop.example');
    expect([mail.to.address, mail.subject]).toEqual(['a@example.com', subject]);
    for (const words of [...expected, 'CHF 498.00', '1 × Raclette-Ofen, Tannengrün (10-104-GR)'])
      for (const body of [mail.text, mail.html]) expect(body.replaceAll('\u00a0', ' ')).toContain(words);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|undefined|null/);
  });

  it('of an account leads through the login, in its language', () => {
    const stored = anOrder('fr-FR', 'invoice');
    stored.order.customer.isGuest = false;
    const { text = '' } = orderMail(stored, shopConfig, 'https://shop.example');
    expect(text).toContain('https://shop.example/fr-FR/login?redirectTo=%2Ffr-FR%2Faccount%2Forder%2Fo');
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
    const { text } = orderMail({ ...placed, lines: [line, discount, free] }, shopConfig, 'https://shop.example');
    expect(text).toMatch(/^Winterrabatt /m);
    expect(text).not.toContain('Versand frei');
  });

  it.each([
    ['de', 'card'],
    ['de', 'invoice'],
    ['en-US', 'card'],
    ['fr-FR', 'card'],
  ] as const)('of downloads in %s, paid by %s, tells nothing of parcels and returns (D5)', (locale, method) => {
    const placed = anOrder(locale, method);
    const lines = placed.lines.map((line) => ({ ...line, states: ['is-download' as const] }));
    const virtual = { ...placed, lines, deliveries: [] };
    const paid = { payment: placed.transactions[0] as OrderTransactionRow, outcome: 'paid' as const, now: new Date(0) };
    const mails = [orderMail(virtual, shopConfig, SITE), paymentMail(virtual, paid, shopConfig, SITE)];
    for (const { text, html } of mails)
      expect(text + html).not.toMatch(/pack|paket|versand|rückgabe|parcel|ship|return|colis|emball|expédi|retour/i);
    expect(orderMail(placed, shopConfig, SITE).text).toMatch(/verpacken|ship|colis/);
  });

  it('says how to pay in advance', () => {
    const { text } = orderMail(anOrder('de', 'prepayment'), shopConfig, 'https://shop.example');
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      `Bitte überweisen Sie CHF 498.00 auf ${shopConfig.shop.legal.bank.iban}, Zahlungszweck 10001.`,
    );
  });
});
