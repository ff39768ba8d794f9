import { describe, expect, it } from 'vitest';
import { sliceOf } from '#i18n/words.ts';
import { aCart } from './a-cart.ts';
import { cartMessage } from './cart-message.ts';
import { MESSAGE_WORDS } from './words.server.ts';

const words = sliceOf('de', 'cart', MESSAGE_WORDS);

/** What is said of the only message of a cart with two ovens. */
function messageFor(messageKey: string, level: number, parameters: Record<string, unknown> = {}, key = messageKey) {
  const { cart } = aCart().with('10-104', 2).error(messageKey, level, parameters, key);
  const [error] = cart.errors;
  if (!error) throw new Error('The cart has no message.');
  return cartMessage(words, error, cart.lineItems);
}

describe('A message of the cart (H2)', () => {
  it('tells a lowered quantity as a warning', () => {
    expect(messageFor('product-stock-reached', 10, { name: 'Raclette-Ofen', quantity: 3 })).toMatchObject({
      tone: 'warning',
      text: 'Von «Raclette-Ofen» gibt es noch 3 Stück. Wir haben die Menge angepasst.',
    });
  });

  it('says that nothing was adjusted when one product lies in several lines', () => {
    const { text, tone } = messageFor('product-stock-reached', 20, { name: 'Raclette-Ofen', quantity: 3 });
    expect(tone).toBe('danger');
    expect(text).toContain('liegt mehrmals im Warenkorb');
  });

  it('finds the name by the id in its key when the server gave none', () => {
    expect(messageFor('product-stock-reached', 10, {}, 'product-stock-reached10-104').text).toContain(
      '«Article 10-104»',
    );
    expect(messageFor('product-stock-reached', 10).text).toBe(
      'Mehr davon können Sie im Moment nicht bestellen. Bitte prüfen Sie die Menge.',
    );
  });

  it('celebrates an applied discount and only notes a kept code', () => {
    expect(messageFor('promotion-discount-added', 0, { name: 'Winter' })).toMatchObject({ tone: 'success' });
    expect(messageFor('promotion-not-eligible', 0, { name: 'Winter' })).toMatchObject({ tone: 'info' });
  });

  it('names both methods when one was replaced', () => {
    const parameters = { oldPaymentMethodName: 'TWINT', newPaymentMethodName: 'Rechnung' };
    expect(messageFor('payment-method-changed', 0, parameters).text).toContain('«TWINT»');
  });

  it('has words for a kind that nobody knows', () => {
    expect(messageFor('odd-error', 20).text).toBe(
      'Der Warenkorb wurde vom Server angepasst. Bitte prüfen Sie Artikel und Mengen.',
    );
  });
});
