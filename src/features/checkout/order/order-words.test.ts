import { describe, expect, it } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { orderView } from './order-view.server.ts';
import { orderWords } from './order-words.server.ts';

type Placed = Parameters<typeof orderWords>[1];

/** An order of an oven or of a voucher. */
function placed({ money, isDue = false }: Partial<Pick<Placed, 'money' | 'isDue'>>, goods = 'is-physical'): Placed {
  const order = {
    ...{ id: 'an-order', orderNumber: '10001', orderCustomer: { firstName: 'Ruth', email: 'ruth@example.ch' } },
    price: { totalPrice: 50, netPrice: 50, taxStatus: 'gross', calculatedTaxes: [] },
    lineItems: [
      { type: 'product', states: [goods], unitPrice: 50, totalPrice: 50, quantity: 1, payload: {} },
      { type: 'promotion', states: [], unitPrice: -5, totalPrice: -5, quantity: 1, payload: {} },
    ],
  };
  const view = orderView(order as unknown as Parameters<typeof orderView>[0], 'de');
  return { order: view, outcome: 'open', money, isDue, isChangeable: true };
}

describe('The page of a placed order', () => {
  it('thanks for what is paid later, and says what comes next (D5)', () => {
    expect(orderWords('de', placed({}))).toEqual({
      title: 'Danke, Ruth. Wir haben Ihre Bestellung erhalten.',
      text: 'Die Bestellnummer ist 10001. Die Bestätigung schicken wir an ruth@example.ch.',
      hasSteps: true,
    });
  });

  it('thanks for nothing while a payment page waits (D5)', () => {
    for (const { code: locale } of LOCALES) {
      const { title, text, hasSteps } = orderWords(locale, placed({ isDue: true }));
      expect(`${title} ${text}`).not.toMatch(/dank|thank|merci/i);
      expect(text).toContain('10001');
      expect(hasSteps).toBe(false);
    }
    expect(orderWords('de', placed({ isDue: true })).title).toBe('Noch nicht bezahlt.');
  });

  it('believes who comes back from there, before the provider has told it', () => {
    expect(orderWords('de', placed({ isDue: true }), { isBack: true }).hasSteps).toBe(true);
  });

  it.each(['paid', 'paying', undefined] as const)(
    'tells nothing of parcels where nothing is sent: %s (D5)',
    (money) => {
      for (const { code: locale } of LOCALES) {
        const { text, hasSteps } = orderWords(locale, placed({ money }, 'is-download'));
        expect(text).not.toMatch(/pack|versand|ship|emball|expédi/i);
        expect(text).toContain('ruth@example.ch');
        expect(hasSteps).toBe(false);
      }
    },
  );
});
